internal import Dispatch

/// Waits for work that itself waits. The program as a whole does not, because callgrind does not
/// survive the threads that it would have then.
enum Waiting {
  /// What came of work, once it is done.
  static func onPool(_ work: @escaping @Sendable () async throws -> Double) throws -> Double {
    let outcome = Outcome()
    Task {
      do { outcome.result = .success(try await work()) } catch { outcome.result = .failure(error) }
      outcome.isThere.signal()
    }
    outcome.isThere.wait()
    return try outcome.result.get()
  }

  /// Written before the signal and read after it.
  private final class Outcome: @unchecked Sendable {
    let isThere = DispatchSemaphore(value: 0)
    var result: Result<Double, any Error> = .success(0)
  }
}
