import Foundation
import Sandclock
import Testing

/// A JSON object, as a receiver that is not strict about types reads it.
struct JSONObject: @unchecked Sendable {
  let members: [String: Any]

  init(_ members: [String: Any]) {
    self.members = members
  }

  init(_ bytes: [UInt8]) throws {
    let object = try JSONSerialization.jsonObject(with: Data(bytes))
    members = try #require(object as? [String: Any])
  }

  /// What a member says as text: numbers by their digits, `-` where there is none.
  subscript(name: String) -> String { members[name].map { "\($0)" } ?? "-" }

  /// A member as JSON with its members in one order, to be compared; empty where there is none.
  func canonical(_ name: String) -> String {
    guard let value = members[name],
      let json = try? JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
    else { return "" }
    return String(decoding: json, as: UTF8.self)
  }

  /// A member that is an object; an empty one where there is none.
  func object(_ name: String) -> JSONObject {
    JSONObject(members[name] as? [String: Any] ?? [:])
  }

  /// The objects of a member that is a list.
  func list(_ name: String) -> [JSONObject] {
    (members[name] as? [[String: Any]] ?? []).map { JSONObject($0) }
  }

  /// The last part of what a member says: `monthly` of `com.example.stream.premium.monthly`.
  func short(_ name: String) -> String {
    self[name].split(separator: ".").suffix(2).first.map(String.init) ?? self[name]
  }
}

/// The legacy notifications of a run.
struct V1Bodies {
  let headers: [NotificationHeader]
  let bodies: [JSONObject]

  /// Runs a scenario.
  init(_ scenario: Scenario) async throws {
    let inbox = Inbox([.v1])
    let report = try await scenario.run(into: [inbox], audit: true)
    try #require(report.isAsExpected, "\(report)")
    let parcels = await inbox.parcels
    headers = parcels.map(\.header)
    bodies = try parcels.map { try JSONObject($0.body(.v1) ?? []) }
  }

  /// A shipped scenario with these values set.
  static func shipped(_ name: String, set: String...) async throws -> V1Bodies {
    try await V1Bodies(
      Scenario(contentsOf: Repository.path("Scenarios/\(name).json5"), set: set))
  }

  /// Those about a customer.
  func of(_ customer: String) -> [JSONObject] {
    zip(headers, bodies).filter { $0.0.customer == customer }.map(\.1)
  }
}
