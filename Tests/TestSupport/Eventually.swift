/// Waits until something is so, a quarter of an hour at most, and blocks no thread. Answers
/// whether it is.
@discardableResult
package func eventually(_ isSo: () -> Bool) async -> Bool {
  let end = ContinuousClock.now + .seconds(900)
  while !isSo() {
    guard ContinuousClock.now < end else { return false }
    try? await Task.sleep(for: .milliseconds(2))
  }
  return true
}
