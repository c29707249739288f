import Foundation
import NotificationWire
import SubscriptionModel
import Testing

/// An announcement and the name of the file that its notification is compared with.
struct GoldenCase: Sendable, CustomTestStringConvertible {
  let name: String
  let announcement: Announcement
  let plan: Plan

  init(_ name: String, _ announcement: Announcement, of plan: Plan = Sample.plan) {
    self.name = name
    self.announcement = announcement
    self.plan = plan
  }

  var testDescription: String { name }

  var draft: NotificationDraft { NotificationComposer(plan).compose(announcement) }

  /// The decoded payload, which has the claims of both inner tokens in it as they are signed, with
  /// each member on a line of its own: a difference is seen, and no byte is lost.
  var text: String { String(decoding: linedUp(draft.payload(.decoded)), as: UTF8.self) }

  static let all =
    facts + planChanges + billing + refunds + prices + extensions + odd + commerce + families
    + commitments + redemptions + offers + variants + stores

  /// One for each fact.
  static let facts: [GoldenCase] = {
    let bought = Sample.transaction(0)
    let renewed = Sample.transaction(1)
    let again = Sample.transaction(2, product: 1, .purchase)
    return [
      GoldenCase(
        "subscribed",
        Sample.announcement(.subscribed, at: 11_250, bought, Sample.run(bought))),
      GoldenCase(
        "renewed", Sample.announcement(.renewed, 1, at: 279_004, renewed, Sample.run(renewed))),
      GoldenCase(
        "autoRenewDisabled-customer",
        Sample.announcement(
          .autoRenewDisabled(by: .customer), 2, at: 330_999, renewed,
          Sample.run(renewed, autoRenews: false))),
      GoldenCase(
        "autoRenewDisabled-store",
        Sample.announcement(
          .autoRenewDisabled(by: .store), 2, at: 580_000, renewed,
          Sample.run(renewed, autoRenews: false))),
      GoldenCase(
        "autoRenewEnabled",
        Sample.announcement(.autoRenewEnabled, 3, at: 341_000, renewed, Sample.run(renewed))),
      GoldenCase(
        "expired-voluntary",
        Sample.announcement(
          .expired(.voluntary), 4, at: 612_345, renewed,
          Sample.run(renewed, autoRenews: false, phase: .expired(.voluntary)))),
      GoldenCase(
        "resubscribed", Sample.announcement(.resubscribed, 5, at: 615_000, again, Sample.run(again))
      ),
    ]
  }()

  /// One for each fact about plans, and for each way to tell a crossgrade.
  static let planChanges: [GoldenCase] = {
    let pro = Sample.transaction(0)
    let upgraded = Sample.transaction(1, product: 0, .purchase, from: .minutes(2))
    let kids = Sample.transaction(1, product: 3, .purchase, from: .minutes(2))
    func chosen(_ name: String, _ fact: Fact, renewsTo product: Int) -> GoldenCase {
      GoldenCase(
        name, Sample.announcement(fact, 1, at: 123_000, pro, Sample.run(pro, renewsTo: product)))
    }
    func atOnce(_ name: String, _ fact: Fact, _ transaction: Transaction) -> GoldenCase {
      GoldenCase(
        name, Sample.announcement(fact, 1, at: 131_500, transaction, Sample.run(transaction)))
    }
    return [
      atOnce("upgraded", .upgraded, upgraded),
      chosen("downgradeChosen", .downgradeChosen, renewsTo: 1),
      atOnce("crossgraded-apple", .crossgraded(.apple), kids),
      atOnce("crossgraded-omitted", .crossgraded(.omitted), kids),
      chosen("crossgradeChosen-apple", .crossgradeChosen(.apple), renewsTo: 4),
      chosen("crossgradeChosen-omitted", .crossgradeChosen(.omitted), renewsTo: 4),
      chosen("planChangeUndone", .planChangeUndone, renewsTo: 0),
    ]
  }()

  /// One for each fact about renewals that could not be charged.
  static let billing: [GoldenCase] = {
    let paid = Sample.transaction(0)
    let end = paid.expiresDate
    let grace = Phase.grace(ends: end + .seconds(150), retryEnds: end + .minutes(10))
    let retry = Phase.retry(ends: end + .minutes(10))
    let later = Sample.transaction(1)
    return [
      GoldenCase(
        "renewalFailed-grace",
        Sample.announcement(
          .renewalFailed(hasGrace: true), 1, at: 316_000, paid, Sample.run(paid, phase: grace))),
      GoldenCase(
        "renewalFailed-retry",
        Sample.announcement(
          .renewalFailed(hasGrace: false), 1, at: 316_000, paid, Sample.run(paid, phase: retry))),
      GoldenCase(
        "graceEnded",
        Sample.announcement(.graceEnded, 2, at: 450_000, paid, Sample.run(paid, phase: retry))),
      GoldenCase(
        "recovered", Sample.announcement(.recovered, 3, at: 470_500, later, Sample.run(later))),
      GoldenCase(
        "expired-billing",
        Sample.announcement(
          .expired(.billing), 3, at: 912_345, paid,
          Sample.run(paid, autoRenews: false, phase: .expired(.billing)))),
    ]
  }()

  /// Customers with a store, an environment or an app of their own.
  static let stores: [GoldenCase] = {
    let bought = Sample.transaction(0)
    let first = Sample.announcement(.subscribed, at: 11_250, bought, Sample.run(bought))
    var local = StorePolicy(.xcode)
    local.environment = .localTesting
    let other = AppIdentity(
      bundleIdentifier: "com.example.other", appAppleIdentifier: 99, bundleVersion: "7")
    return [
      GoldenCase(
        "store-production", first, of: Sample.plan(Sample.ana(StorePolicy(.production)))),
      GoldenCase("store-xcode", first, of: Sample.plan(Sample.ana(StorePolicy(.xcode)))),
      GoldenCase("store-local-testing", first, of: Sample.plan(Sample.ana(local))),
      GoldenCase("app-of-the-customer", first, of: Sample.plan(Sample.ana(app: other))),
    ]
  }()

  /// What is absent, and what differs between the transaction and the run.
  static let variants: [GoldenCase] = {
    let bought = Sample.transaction(0)
    let first = Sample.announcement(.subscribed, at: 11_250, bought, Sample.run(bought))
    let sports = Sample.transaction(0, of: Sample.bo, product: 2)
    let renewed = Sample.transaction(1)
    let bare = AppIdentity(
      bundleIdentifier: "com.example.stream", appAppleIdentifier: nil, bundleVersion: nil)
    let odd = AppIdentity(
      bundleIdentifier: "a\"b\\c", appAppleIdentifier: .max, bundleVersion: "1\n\u{7F}\u{1}/😀")
    return [
      GoldenCase("no-app-numbers", first, of: Sample.plan(Sample.ana(app: bare))),
      GoldenCase("escapes", first, of: Sample.plan(Sample.ana(app: odd))),
      GoldenCase(
        "no-account-token-yen",
        Sample.announcement(
          .subscribed, at: 9000, of: 1, sports, Sample.run(sports, of: 1))),
      GoldenCase(
        "renews-to-another",
        Sample.announcement(
          .autoRenewEnabled, 7, at: 331_000, renewed, Sample.run(renewed, renewsTo: 1))),
      GoldenCase(
        "signed-after-the-next-was-booked",
        Sample.announcement(.subscribed, at: 290_000, bought, Sample.run(renewed))),
      GoldenCase(
        "signed-after-expiry",
        Sample.announcement(
          .autoRenewDisabled(by: .customer), 2, at: 600_500, renewed,
          Sample.run(renewed, autoRenews: false, phase: .expired(.voluntary)))),
    ]
  }()
}

/// A text kept in a file beside the tests. `SANDCLOCK_RECORD=1` writes it anew; a recording fails,
/// so that nobody takes it for a comparison.
enum Golden {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Goldens")

  static func compare(_ text: String, with name: String, in folder: URL = folder) throws {
    let file = folder.appendingPathComponent("\(name).json")
    let isRecording = ProcessInfo.processInfo.environment["SANDCLOCK_RECORD"] == "1"
    guard !isRecording, let golden = try? String(contentsOf: file, encoding: .utf8) else {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(file.path); read it, then test again without SANDCLOCK_RECORD")
      return
    }
    #expect(text == golden)
  }
}

/// Compact JSON with a line for each member.
private func linedUp(_ json: [UInt8]) -> [UInt8] {
  var lines: [UInt8] = []
  var depth = 0
  var isInString = false
  var isEscaped = false
  func newLine() { lines += [UInt8(ascii: "\n")] + repeatElement(0x20, count: depth * 2) }
  for byte in json {
    if isInString {
      lines.append(byte)
      if byte == UInt8(ascii: "\""), !isEscaped { isInString = false }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      continue
    }
    if byte == UInt8(ascii: "}") {
      depth -= 1
      newLine()
    }
    lines.append(byte)
    if byte == UInt8(ascii: "{") { depth += 1 }
    if byte == UInt8(ascii: "{") || byte == UInt8(ascii: ",") { newLine() }
    isInString = byte == UInt8(ascii: "\"")
  }
  return lines + [UInt8(ascii: "\n")]
}
