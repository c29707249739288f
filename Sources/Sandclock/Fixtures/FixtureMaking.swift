internal import NotificationWire
internal import ScenarioFormat

/// What the bytes of fixtures depend on besides what is for sale; kept beside them, so that a
/// difference can be explained.
struct FixtureMaking: Hashable, Sendable {
  /// The promise that a seed repeats a run.
  let generator: String
  /// The seed.
  let seed: String
  /// The simulated start.
  let start: String
  /// The short name of who signed; `nil`: nobody.
  let authority: String?

  init(generator: String, seed: String, start: String, authority: String?) {
    self.generator = generator
    self.seed = seed
    self.start = start
    self.authority = authority
  }

  /// What a file says that was written before; `nil` where it says nothing of the kind.
  init?(_ bytes: [UInt8]) {
    let value = JSON5Reader.read(SourceText(name: "fixtures", bytes: bytes)).value
    func number(_ key: String) -> String? { value?[key]?.number?.integer.map(String.init) }
    guard let generator = number("generator"), let seed = number("seed"),
      let start = value?["start"]?.string
    else { return nil }
    self.init(
      generator: generator, seed: seed, start: start, authority: value?["authority"]?.string)
  }

  /// As a file, a member a line.
  var json: [UInt8] {
    var writer = JSONWriter(reserving: 128)
    writer.object {
      $0.member("generator", Int64(generator))
      $0.member("seed", Int64(seed))
      $0.member("start", start)
      $0.member("authority", authority)
    }
    return JSONLayout.indented(writer.bytes) + [UInt8(ascii: "\n")]
  }

  /// What explains that fixtures made by this and by another differ, a sentence each.
  func explanations(against other: FixtureMaking) -> [String] {
    let generators =
      generator == other.generator
      ? "written by generator \(generator), as this one is, which does not explain it"
      : "written by generator \(generator), this is generator \(other.generator)"
    let others = [
      ("seed", seed, other.seed), ("start", start, other.start),
      ("authority", authority ?? "none", other.authority ?? "none"),
    ].filter { $0.1 != $0.2 }.map { name, old, new in
      "written with the \(name) \(old), this is \(new)"
    }
    return [generators] + others
  }
}
