import Foundation
import Sandclock
import Testing

/// Two runs of a real sandbox account, recorded whole: the scenarios that tell them send the same
/// kinds, in the same order, with the same members, within seconds of the same instants.
@Suite struct RecordedRunTests {
  /// What was recorded of a notification.
  struct Recorded: Sendable {
    let kind: String
    /// `signedDate`, in seconds behind the run's zero.
    let signed: Double
    let members: [String: Member]
  }

  /// What was recorded of a member.
  enum Member: Equatable, Sendable {
    case number(Int)
    case text(String)
    /// An instant, in seconds behind the run's zero.
    case instant(Double)
    case absent
  }

  static let month = "com.example.stream.premium.monthly"
  static let quarter = "com.example.stream.standard.quarterly"

  /// Back after an expiry, and seven notifications in three and a half minutes. Counted from the
  /// purchase.
  static let planChanges = [
    recorded(
      "SUBSCRIBED/RESUBSCRIBE", 7,
      ["T.productId": .text(quarter), "T.purchaseDate": .instant(0)]
        + ["T.expiresDate": .instant(540), "R.autoRenewStatus": .number(1)]
        + ["R.autoRenewProductId": .text(quarter), "R.renewalDate": .instant(540)]),
    recorded(
      "DID_CHANGE_RENEWAL_PREF/UPGRADE", 22,
      monthBought + ["R.autoRenewStatus": .number(1), "R.autoRenewProductId": .text(month)]),
    recorded(
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED", 44,
      monthBought + ["R.autoRenewStatus": .number(0)]),
    recorded(
      "DID_CHANGE_RENEWAL_PREF/DOWNGRADE", 60,
      monthBought + ["R.autoRenewStatus": .number(1), "R.autoRenewProductId": .text(quarter)]),
    recorded(
      "DID_CHANGE_RENEWAL_PREF", 88,
      monthBought + ["R.autoRenewStatus": .number(1), "R.autoRenewProductId": .text(month)]),
    recorded(
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED", 99,
      monthBought + ["R.autoRenewStatus": .number(0)]),
    recorded(
      "EXPIRED/VOLUNTARY", 208,
      monthBought + ["status": .number(2), "R.autoRenewStatus": .number(0)]
        + ["R.expirationIntent": .number(1)]),
  ]
  static let monthBought: [String: Member] = [
    "T.productId": .text(month), "T.purchaseDate": .instant(12), "T.expiresDate": .instant(192),
    "R.productId": .text(month), "R.recentSubscriptionStartDate": .instant(0),
  ]

  /// The refund of an old period. Counted from the consumption request.
  static let refund = [
    recorded(
      "SUBSCRIBED/RESUBSCRIBE", -150,
      ["T.productId": .text(year), "R.autoRenewStatus": .number(1)]),
    recorded("CONSUMPTION_REQUEST", 0, old + ["T.revocationDate": .absent]),
    recorded("REFUND", 182, old + ["T.revocationDate": .instant(58)]),
  ]
  static let year = "com.example.stream.premium.yearly"
  static let old: [String: Member] = [
    "T.productId": .text("com.example.stream.standard.monthly"),
    "R.productId": .text(year), "R.autoRenewStatus": .number(1),
  ]

  private static func recorded(
    _ kind: String, _ signed: Double, _ members: [String: Member]
  ) -> Recorded {
    Recorded(kind: kind, signed: signed, members: ["status": .number(1)] + members)
  }

  @Test(arguments: [
    ("plan-changes-as-recorded", planChanges, 3, 600.0, 4.0),
    ("refund-of-an-old-period", refund, 3, nil, 8),
  ])
  func goesAsItWasRecorded(
    _ name: String, _ recorded: [Recorded], skipped: Int, zero: Double?, seconds: Double
  ) async throws {
    let inbox = Inbox()
    let path = Repository.path("Scenarios/\(name).json5")
    _ = try await Scenario(contentsOf: path).run(into: [inbox])
    let parcels = await inbox.parcels.dropFirst(skipped).prefix(recorded.count)
    #expect(parcels.map(\.header.kind) == recorded.map(\.kind))
    let start = 1_767_603_600.0
    let origin =
      try zero.map { start + $0 }
      ?? #require(zip(parcels, recorded).first { $1.signed == 0 }?.0.header.signedDate.seconds)
    for (parcel, recorded) in zip(parcels, recorded) {
      let signed = parcel.header.signedDate.seconds - origin
      #expect(abs(signed - recorded.signed) <= seconds, "\(recorded.kind) at \(signed)")
      let body = try #require(
        try JSONSerialization.jsonObject(with: Data(parcel.body(.decoded) ?? []))
          as? [String: Any])
      for (path, expected) in recorded.members {
        let found = Self.value(at: path, of: body)
        switch expected {
        case .absent: #expect(found == nil, "\(recorded.kind) \(path)")
        case .number(let number): #expect(found as? Int == number, "\(recorded.kind) \(path)")
        case .text(let text): #expect(found as? String == text, "\(recorded.kind) \(path)")
        case .instant(let instant):
          let date = try #require(found as? Int64, "\(recorded.kind) \(path)")
          // What stands to the second in both; only the refund's decision is drawn.
          let tolerance = path == "T.revocationDate" ? seconds : 0
          #expect(abs(date.seconds - origin - instant) <= tolerance, "\(recorded.kind) \(path)")
        }
      }
    }
  }

  /// A member of `data`; `T` stands for `transactionInfo` and `R` for `renewalInfo`.
  private static func value(at path: String, of body: [String: Any]) -> Any? {
    var object = body["data"] as? [String: Any]
    let words = path.split(separator: ".")
    for word in words.dropLast() {
      object = object?[word == "T" ? "transactionInfo" : "renewalInfo"] as? [String: Any]
    }
    return words.last.flatMap { object?[String($0)] }
  }
}

extension Int64 {
  /// Milliseconds as seconds.
  fileprivate var seconds: Double { Double(self) / 1000 }
}

private func + (
  left: [String: RecordedRunTests.Member], right: [String: RecordedRunTests.Member]
) -> [String: RecordedRunTests.Member] {
  left.merging(right) { $1 }
}
