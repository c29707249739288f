internal import Foundation
internal import Sandclock

extension LifeParent {
  /// What a call says of the parent of lives. Throws ``UsageError``.
  init(_ arguments: Arguments) throws(UsageError) {
    let now = Date()
    self.init(
      files: arguments.all(.with), assignments: arguments.all(.set),
      seed: try arguments.count(.seed, in: 0...ScenarioReader.largestSeed).map(UInt64.init),
      start: try RunSettings.start(arguments, now: now), now: now,
      environment: ProcessInfo.processInfo.environment)
  }
}
