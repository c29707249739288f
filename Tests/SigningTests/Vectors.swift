import Testing

/// A test vector of RFC 6979 appendix A.2.
struct Vector: Sendable, CustomTestStringConvertible {
  let message: String
  let scalar: String
  let nonce: String
  let r: String
  let s: String

  var testDescription: String { message }
}

enum Vectors {
  private static let scalar256 =
    "c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721"
  private static let scalar384 = """
    6b9d3dad2e1b8c1c05b19875b6659f4de23c3b667bf297ba\
    9aa47740787137d896d5724e4c70a825f872c9ea60d2edf5
    """

  /// A.2.5, P-256 with SHA-256.
  static let p256 = [
    Vector(
      message: "sample", scalar: scalar256,
      nonce: "a6e3c57dd01abe90086538398355dd4c3b17aa873382b0f24d6129493d8aad60",
      r: "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716",
      s: "f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8"),
    Vector(
      message: "test", scalar: scalar256,
      nonce: "d16b6ae827f17175e040871a1c7ec3500192c4c92677336ec2537acaee0008e0",
      r: "f1abb023518351cd71d881567b1ea663ed3efcf6c5132b354f28d3b0b7d38367",
      s: "019f4113742a2b14bd25926b49c649155f267e60d3814b4c0cc84250e46f0083"),
  ]

  /// A.2.6, P-384 with SHA-384.
  static let p384 = [
    Vector(
      message: "sample", scalar: scalar384,
      nonce: """
        94ed910d1a099dad3254e9242ae85abde4ba15168eaf0ca8\
        7a555fd56d10fbca2907e3e83ba95368623b8c4686915cf9
        """,
      r: """
        94edbb92a5ecb8aad4736e56c691916b3f88140666ce9fa7\
        3d64c4ea95ad133c81a648152e44acf96e36dd1e80fabe46
        """,
      s: """
        99ef4aeb15f178cea1fe40db2603138f130e740a19624526\
        203b6351d0a3a94fa329c145786e679e7b82c71a38628ac8
        """),
    Vector(
      message: "test", scalar: scalar384,
      nonce: """
        015ee46a5bf88773ed9123a5ab0807962d193719503c527b\
        031b4c2d225092ada71f4a459bc0da98adb95837db8312ea
        """,
      r: """
        8203b63d3c853e8d77227fb377bcf7b7b772e97892a80f36\
        ab775d509d7a5feb0542a7f0812998da8f1dd3ca3cf023db
        """,
      s: """
        ddd0760448d42d8a43af45af836fce4de8be06b485e9b61b\
        827c2f13173923e06a739f040649a667bf3b828246baa5a5
        """),
  ]
}
