import Foundation
import Sandclock
import Testing

/// Bodies out of a log: what decodes, and what is said of what does not.
@Suite struct BodyDecoderTests {
  /// `{"a":1,"data":{"signedTransactionInfo":"…"}}` around `{"price":9990}`, unsigned.
  private static let token =
    "e30.eyJhIjoxLCJkYXRhIjp7InNpZ25lZFRyYW5zYWN0aW9uSW5mbyI6"
    + "ImUzMC5leUp3Y21salpTSTZPVGs1TUgwLnMifX0.s"

  @Test(arguments: [
    #"{"signedPayload":"TOKEN"}"#, #"  { "signedPayload" : "TOKEN", "other": null }  "#, "TOKEN",
  ])
  func decodesBodiesAndTokens(_ template: String) throws {
    let body = template.replacing("TOKEN", with: Self.token)
    let decoded = String(decoding: try BodyDecoder.decode(Array(body.utf8)), as: UTF8.self)
    #expect(decoded == #"{"a":1,"data":{"transactionInfo":{"price":9990}}}"#)
  }

  /// `{"appData":{"signedAppTransactionInfo":"…"}}` around `{"receiptType":"Sandbox"}`.
  @Test func decodesWhatIsToldOfAnApp() throws {
    func part(_ text: String) -> String {
      Data(text.utf8).base64EncodedString().replacing("=", with: "")
    }
    let inner = "e30.\(part(#"{"receiptType":"Sandbox"}"#)).s"
    let token = "e30.\(part(#"{"appData":{"signedAppTransactionInfo":"\#(inner)"}}"#)).s"
    let decoded = String(decoding: try BodyDecoder.decode(Array(token.utf8)), as: UTF8.self)
    #expect(decoded == #"{"appData":{"appTransactionInfo":{"receiptType":"Sandbox"}}}"#)
  }

  @Test(arguments: [
    (#"{"signedPayload": 5}"#, "there is no \"signedPayload\" in it"),
    ("[]", "there is no \"signedPayload\" in it"),
    ("{", "this is neither a token nor JSON: "),
    ("a.b", "signedPayload is no token: "),
    ("a.!.c", "signedPayload is no token: "),
    ("e30.e30", "signedPayload is no token: "),
    ("e30.YQ.s", "signedPayload is no token: "),
  ])
  func saysWhatIsWrong(_ body: String, _ beginning: String) throws {
    let fault = #expect(throws: BodyDecoder.Fault.self) {
      try BodyDecoder.decode(Array(body.utf8))
    }
    #expect(try #require(fault).description.hasPrefix(beginning))
  }
}
