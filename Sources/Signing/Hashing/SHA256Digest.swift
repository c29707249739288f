/// A SHA-256 digest: 32 bytes without a heap allocation of their own, so that an array of them is
/// one run of bytes.
package struct SHA256Digest: Hashable, Sendable {
  // Four words in the order of the bytes in memory; their value as numbers means nothing.
  private var words: SIMD4<UInt64> = .zero

  /// The digest of some bytes.
  package init(of bytes: [UInt8]) {
    var state = SHA256State()
    bytes.withUnsafeBytes { state.update($0) }
    self.init(finishing: &state)
  }

  /// The digest of what a state has seen so far; the state is used up.
  @inline(__always)
  init(finishing state: inout SHA256State) {
    withUnsafeMutableBytes(of: &words) { buffer in
      if let start = buffer.baseAddress { state.finish(into: start) }
    }
  }

  /// The 32 bytes.
  package var bytes: [UInt8] { withUnsafeBytes(of: words) { Array($0) } }
}
