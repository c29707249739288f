// Chains that are none. A row is a forgery; all tokens of its body carry the chain.

extension Forgery {
  static let chains = [
    Forgery(
      "chain-foreign", "another authority of the same names has made everything",
      .refused(.verification), advice: "trust your own copy of the root, never the one in x5c"
    ) { bench in try bench.foreignSeal },
    Forgery(
      "chain-foreign-under-root", "leaf and intermediate are another authority's, the root is not",
      .refused(.verification)
    ) { bench in
      var seal = try bench.foreignSeal
      seal.certificates[2] = ForgedSeal.text(of: bench.chain.root)
      return seal
    },
    Forgery(
      "chain-of-two", "the root's certificate is left out", .refused(.chainLength),
      advice: "take chains of three certificates and no others"
    ) { bench in
      var seal = bench.seal
      seal.certificates.removeLast()
      return seal
    },
    Forgery(
      "chain-of-four", "the root's certificate stands there twice", .refused(.chainLength),
      advice: "take chains of three certificates and no others"
    ) { bench in
      var seal = bench.seal
      seal.certificates.append(ForgedSeal.text(of: bench.chain.root))
      return seal
    },
    Forgery(
      "chain-empty", "there are no certificates", .refused(.verification),
      advice: "take chains of three certificates and no others"
    ) { bench in
      var seal = bench.seal
      seal.certificates = []
      return seal
    },
    Forgery(
      "certificates-base64url", "the certificates are base64url, which x5c is not",
      .refused(.certificate)
    ) { bench in
      var seal = bench.seal
      seal.certificates = [bench.chain.leaf, bench.chain.intermediate, bench.chain.root].map {
        String(decoding: Base64URL.encode($0), as: UTF8.self)
      }
      return seal
    },
  ]
}
