/// The owner of one of the two C objects that say how a child is started, released when the last
/// reference goes. What type they are differs from system to system: it is that of the functions.
final class SpawnSetting<Value> {
  /// The object itself; valid as long as the owner lives.
  let pointer: UnsafeMutablePointer<Value>

  private let release: (UnsafeMutablePointer<Value>) -> Int32

  /// A new object by one function, for another to release.
  init(
    _ make: (UnsafeMutablePointer<Value>) -> Int32,
    release: @escaping (UnsafeMutablePointer<Value>) -> Int32
  ) throws(SystemFailure) {
    let pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    do throws(SystemFailure) {
      try SystemFailure.check(make(pointer))
    } catch {
      pointer.deallocate()
      throw error
    }
    self.pointer = pointer
    self.release = release
  }

  deinit {
    _ = release(pointer)
    pointer.deallocate()
  }
}
