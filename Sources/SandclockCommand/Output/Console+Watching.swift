extension Console {
  /// Does some work, and meanwhile lets somebody show how it is going, where people look at that.
  func watching<Value: Sendable>(
    by watch: @escaping @Sendable () async -> Void, _ work: () async throws -> Value
  ) async throws -> Value {
    guard showsProgress else { return try await work() }
    let watcher = Task { await watch() }
    func end() async {
      watcher.cancel()
      await watcher.value
      endProgress()
    }
    do {
      let value = try await work()
      await end()
      return value
    } catch {
      await end()
      throw error
    }
  }
}
