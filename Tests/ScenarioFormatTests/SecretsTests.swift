import ScenarioFormat
import Testing

/// What is blacked out, and what is not.
@Suite struct SecretsTests {
  @Test(arguments: [
    ([], "a s3cret", "a s3cret"),
    (["s3cret"], "a s3cret, xs3crety, S3CRET", "a •••, x•••y, S3CRET"),
    (["s3cret", "s3cret-two"], "s3cret-two s3cret", "••• •••"),
    (["a\"b\nc"], #"raw a"b\#nc, quoted "a\"b\nc""#, #"raw •••, quoted "•••""#),
    (["s3cret"], #""on s3c…" or "s3cret…""#, #""on •••…" or "•••…""#),
    (["DID_RENEW s3cret at"], "DID_RENEW, s3cret at", "•••, ••• at"),
    (["7"], "7, 17, 0:07, x7, (7)", "•••, 17, 0:07, x7, (•••)"),
    (["", " "], "a b", "a b"),
    (["e"], "cafe\u{301} e\u{301} e", "cafe\u{301} •••\u{301} •••"),
  ])
  func blacksOut(_ values: [String], _ text: String, _ expected: String) {
    var secrets = Secrets()
    for value in values { secrets.insert(value) }
    #expect(secrets.blackedOut(text) == expected)
    var union = Secrets()
    union.formUnion(secrets)
    #expect(union == secrets)
  }
}
