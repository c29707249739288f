/// A chain of certificates with the key of its leaf.
struct ForgedChain: Sendable {
  let leaf: [UInt8]
  let intermediate: [UInt8]
  let root: [UInt8]
  /// The key of the leaf.
  let key: KeyPair

  /// In the order of `x5c`.
  var certificates: [[UInt8]] { [leaf, intermediate, root] }
}
