/// A keyed hash (RFC 2104) whose state after the key is a value: the two blocks of padding are
/// hashed once a key, however many messages follow.
struct HMAC<Hash: HashFunction>: Sendable {
  private var inner = Hash()
  private var outer = Hash()

  /// Takes a key no longer than a block.
  init(key: UnsafeRawBufferPointer) {
    precondition(key.count <= Hash.blockSize, "a longer key would have to be hashed first")
    withUnsafeTemporaryAllocation(byteCount: Hash.blockSize, alignment: 16) { block in
      for index in 0..<Hash.blockSize {
        block[index] = (index < key.count ? key[index] : 0) ^ 0x36
      }
      inner.update(UnsafeRawBufferPointer(block))
      for index in 0..<Hash.blockSize { block[index] ^= 0x36 ^ 0x5c }
      outer.update(UnsafeRawBufferPointer(block))
    }
  }

  /// Hashes more of the message.
  @inline(__always)
  mutating func update(_ bytes: UnsafeRawBufferPointer) { inner.update(bytes) }

  /// Writes `Hash.size` bytes; the state is used up.
  @inline(__always)
  mutating func finish(into result: UnsafeMutableRawPointer) {
    inner.finish(into: result)
    outer.update(UnsafeRawBufferPointer(start: result, count: Hash.size))
    outer.finish(into: result)
  }

  /// Replaces a value of `Hash.size` bytes by its keyed hash; the state stays.
  @inline(__always)
  func replace(_ value: UnsafeMutableRawPointer) {
    var copy = self
    copy.update(UnsafeRawBufferPointer(start: value, count: Hash.size))
    copy.finish(into: value)
  }
}
