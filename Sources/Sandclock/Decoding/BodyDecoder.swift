internal import Foundation
internal import NotificationWire
internal import ScenarioFormat

/// Decodes what a receiver got as a body, or a single token, into JSON for people. Nothing is
/// verified: whoever wrote the body may have written anything.
public enum BodyDecoder {
  /// Why a body cannot be decoded.
  public enum Fault: Error, Hashable, Sendable {
    /// The text is neither a token nor JSON; what is wrong with it as JSON.
    case notJSON(String)
    /// There is no `signedPayload` in it.
    case noSignedPayload
    /// A token is not three parts of base64url with JSON inside; which token.
    case badToken(String)
  }

  /// The decoded form of a body: the payload with `data.transactionInfo`, `data.renewalInfo` and
  /// `appData.appTransactionInfo` in place of the signed ones. Of a single token, its claims.
  ///
  /// - Parameter line: `{"signedPayload":"…"}` or a token.
  /// - Throws: ``Fault``.
  public static func decode(_ line: [UInt8]) throws(Fault) -> [UInt8] {
    let token: String
    let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    if text.hasPrefix("{") || text.hasPrefix("[") {
      let body = try parsed(Array(text.utf8)) { .notJSON($0) }
      guard let payload = body["signedPayload"]?.string else { throw .noSignedPayload }
      token = payload
    } else {
      token = text
    }
    let claims = try decodedClaims(of: token, named: "signedPayload")
    var writer = JSONWriter(reserving: line.count)
    writer.write(try withoutTokens(claims))
    return writer.bytes
  }

  /// The tokens inside a payload, and the names of the objects that take their places.
  private static let innerTokens = [
    "signedTransactionInfo": "transactionInfo", "signedRenewalInfo": "renewalInfo",
    "signedAppTransactionInfo": "appTransactionInfo",
  ]

  /// The value with every inner token replaced by its claims.
  private static func withoutTokens(_ value: JSONValue) throws(Fault) -> JSONValue {
    guard let members = value.members else { return value }
    var decoded: [JSONValue.Member] = []
    for member in members {
      var key = member.key
      var value = try withoutTokens(member.value)
      if let name = innerTokens[key], let token = value.string {
        value = try decodedClaims(of: token, named: key)
        key = name
      }
      decoded.append(JSONValue.Member(key: key, keyPlace: member.keyPlace, value: value))
    }
    return JSONValue(place: value.place, content: .object(decoded))
  }

  private static func decodedClaims(
    of token: String, named name: String
  ) throws(Fault) -> JSONValue {
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3 else { throw .badToken(name) }
    var base64 = String(parts[1]).replacing("-", with: "+").replacing("_", with: "/")
    base64 += String(repeating: "=", count: (4 - base64.utf8.count % 4) % 4)
    guard let claims = Data(base64Encoded: base64) else { throw .badToken(name) }
    return try parsed(Array(claims)) { _ in .badToken(name) }
  }

  private static func parsed(
    _ bytes: [UInt8], fault: (String) -> Fault
  ) throws(Fault) -> JSONValue {
    let source = SourceText(name: "body", bytes: bytes)
    let (value, findings) = JSON5Reader.read(source)
    guard let value, findings.isEmpty else {
      throw fault(findings.first?.words(in: source) ?? "")
    }
    return value
  }
}

extension BodyDecoder.Fault: CustomStringConvertible {
  /// What was found and what would do, in words.
  public var description: String {
    switch self {
    case .notJSON(let words): "this is neither a token nor JSON: \(words)"
    case .noSignedPayload:
      "there is no \"signedPayload\" in it; a body of a V2 notification or a token would do"
    case .badToken(let name):
      "\(name) is no token: three parts of base64url with dots between them and JSON in the second "
        + "would do"
    }
  }
}
