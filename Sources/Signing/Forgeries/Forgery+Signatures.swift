// Tokens that are signed wrongly. A row is a forgery; all tokens of its body are sealed so.

extension Forgery {
  static let signatures = [
    Forgery(
      "signature-der", "the signatures are in DER, as other formats have them",
      .refused(.verification)
    ) { bench in
      let sign = bench.seal.signature
      return bench.seal.signing { text in
        let raw = try sign(text)
        return DER.sequence(DER.integer(raw.prefix(32)), DER.integer(raw.suffix(32)))
      }
    },
    Forgery(
      "signature-of-another-key", "the signatures are those of a key that no certificate has",
      .refused(.verification)
    ) { bench in
      bench.seal.signing(try ForgedSeal.es256(bench.key("another key", .p256)))
    },
    Forgery("signature-empty", "there are no signatures", .refused(.verification)) { bench in
      bench.seal.signing { _ in [] }
    },
    Forgery(
      "alg-none", "the header says that nothing is signed, and nothing is", .refused(.verification),
      advice: "take ES256 and nothing else, whatever a header says"
    ) { bench in
      bench.seal.signing(as: "none") { _ in [] }
    },
    Forgery(
      "alg-hs256", "the leaf's certificate, which everybody has, is the secret of an HMAC",
      .refused(.verification), advice: "take ES256 and nothing else, whatever a header says"
    ) { bench in
      let secret = SHA256State.hash(Array(PEM.certificate(bench.chain.leaf).utf8))
      return bench.seal.signing(as: "HS256") { text in
        secret.withUnsafeBytes { key in
          var mac = HMAC<SHA256State>(key: key)
          text.withUnsafeBytes { mac.update($0) }
          return [UInt8](unsafeUninitializedCapacity: SHA256State.size) { result, count in
            if let start = result.baseAddress { mac.finish(into: start) }
            count = SHA256State.size
          }
        }
      }
    },
    Forgery(
      "alg-es384", "the leaf has a key on P-384 and signs with ES384, all of it in order",
      .refused(.verification), advice: "take ES256 and nothing else, whatever a header says"
    ) { bench in
      let key = try bench.key("leaf on P-384", .p384)
      let scalar = key.scalar
      return try ForgedSeal(chain: bench.chain(leaf: key))
        .signing(as: "ES384") { try P384Signer(scalar: scalar).signRaw($0) }
    },
  ]
}
