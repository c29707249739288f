/// Waits until something is so, half a minute at most, and blocks no thread meanwhile. Answers
/// whether it is.
@discardableResult
func eventually(_ isSo: () -> Bool) async -> Bool {
  let end = ContinuousClock.now + .seconds(30)
  while !isSo() {
    guard ContinuousClock.now < end else { return false }
    try? await Task.sleep(for: .milliseconds(2))
  }
  return true
}
