/// Keeps memory that batches of tokens free for the next batch instead of giving it back.
///
/// A batch of tokens is a megabyte. glibc gives free memory at the end of its heap back to the
/// kernel beyond 128 kB, so every batch would fault its pages in anew: almost a third of the time
/// of sealing.
package enum FreedMemory {
  /// Takes effect once a process, later calls do nothing; does nothing useful, nor any harm, where
  /// the C library has no such limit.
  package static func keep() { _ = once }

  private static let once: Void = {
    // glibc raises the limit to twice the size of the largest block mapped on its own that has
    // been freed (mallopt(3), M_MMAP_THRESHOLD), up to 64 MB. That works without naming glibc, and
    // the block is never touched beyond its first page.
    let block = UnsafeMutableRawPointer.allocate(byteCount: 16 << 20, alignment: 16)
    block.storeBytes(of: 0, as: UInt8.self)
    block.deallocate()
  }()
}
