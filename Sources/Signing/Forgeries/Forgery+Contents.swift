internal import NotificationWire

// Tokens with something else in them than what was signed. A row is a forgery.

extension Forgery {
  private static let day: Int64 = 86_400_000

  static let contents = [
    Forgery(
      "payload-altered", "the payload was dated a day later after it was signed",
      .refused(.verification)
    ) { bench in
      let payload = try bench.payload(of: bench.material.good)
      return try bench.seal.token(payload).withPayload(
        payload.replacing(number: "signedDate") { $0 + day })
    },
    Forgery(
      "transaction-altered",
      "the inner transaction was made to expire a year later after it was signed",
      .refused(.verification, .transaction),
      advice: "verify the inner tokens, too: the payload around this one is genuine"
    ) { bench in
      let claims = bench.material.good.inner
      var tokens = try bench.tokens(of: claims)
      tokens.transaction = tokens.transaction.withPayload(
        claims.transaction.replacing(number: "expiresDate") { $0 + 365 * day })
      return try bench.seal.token(bench.material.good.payload(.signed(tokens)))
    },
    Forgery(
      "tokens-swapped", "the inner tokens are genuine and another customer's",
      .refused(.verification),
      advice: "verify the payload: genuine inner tokens do not make it genuine"
    ) { bench in
      let strangers = try bench.tokens(of: bench.material.stranger.inner)
      return try bench.genuine(bench.material.good)
        .withPayload(bench.material.good.payload(.signed(strangers)))
    },
    Forgery(
      "date-in-seconds", "signedDate counts seconds, which is a day of 1970 in milliseconds",
      .refused(.verification)
    ) { bench in
      func seconds(_ claims: [UInt8]) -> [UInt8] {
        claims.replacing(number: "signedDate") { $0 / 1000 }
      }
      let inner = bench.material.good.inner
      let claims = InnerClaims(
        transaction: seconds(inner.transaction), renewal: seconds(inner.renewal))
      let payload = bench.material.good.payload(.signed(try bench.tokens(of: claims)))
      return try bench.seal.token(seconds(payload))
    },
    Forgery(
      "base64-padded", "the parts of the tokens are padded with =, which base64url in a JWS is not",
      .refused(.verification)
    ) { bench in
      let claims = bench.material.good.inner
      var tokens = try bench.tokens(of: claims)
      tokens.transaction = tokens.transaction.padded
      tokens.renewal = tokens.renewal.padded
      // A space behind it changes no JSON, and leaves something to pad.
      var payload = bench.material.good.payload(.signed(tokens))
      while payload.count % 3 == 0 { payload.append(UInt8(ascii: " ")) }
      return try bench.seal.token(payload).padded
    },
  ]
}
