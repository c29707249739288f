import Foundation
import Testing

/// `sandclock emit`: one notification on demand, in the form a receiver gets it.
@Suite struct EmitTests {
  /// One decoded notification.
  private func payload(_ line: some StringProtocol) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  private func emit(_ arguments: String..., in folder: String? = nil) throws -> [[String: Any]] {
    let command = try Command.run(
      ["emit"] + arguments + ["--format", "decoded", "--to", "-"], in: folder)
    #expect(command.status == 0, "\(command.errors)")
    #expect(command.errors == "", "who pipes one body on wants it alone")
    try #require(command.output != "")
    return try command.output.split(separator: "\n").map { try payload($0) }
  }

  private func inner(_ payload: [String: Any], _ name: String) throws -> [String: Any] {
    let data = try #require(payload["data"] as? [String: Any])
    return try #require(data[name] as? [String: Any])
  }

  @Test func writesABodyToStandardOutput() throws {
    let command = try Command.run(["emit", "REFUND", "--authority", "seed:test"])
    #expect(command.status == 0)
    #expect(command.errors == "")
    #expect(command.output.hasPrefix(#"{"signedPayload":"ey"#) && command.output.hasSuffix("\"}\n"))
    let again = try Command.run(["emit", "REFUND", "--authority", "seed:test"])
    #expect(again.output == command.output)
    let decoded = try Command.run(["decode"], input: command.output)
    let plain = try Command.run(["emit", "REFUND", "--format", "decoded", "--to", "-"])
    #expect(decoded.output == plain.output)
  }

  @Test func sendsWhatCameBefore() throws {
    let history = try emit("DID_RENEW/BILLING_RECOVERY", "--with-history")
    let kinds = history.map { "\($0["notificationType"] ?? "") \($0["subtype"] ?? "")" }
    #expect(
      kinds == ["SUBSCRIBED INITIAL_BUY", "DID_FAIL_TO_RENEW ", "DID_RENEW BILLING_RECOVERY"])
    let alone = try emit("DID_RENEW/BILLING_RECOVERY")
    #expect(alone.count == 1)
    #expect(alone[0]["notificationUUID"] as? String == history[2]["notificationUUID"] as? String)
  }

  @Test func livesOverTheCallersProducts() throws {
    let folder = try Folder()
    try folder.write(
      "acme.json5",
      """
      { sandclock: 1, app: { bundleId: "com.acme", appAppleId: 7 },
        catalog: { groups: { g: [
          { id: "gold", level: 1, period: "P1M", price: "9" },
          { id: "tin", level: 2, period: "P1M", price: "1" },
          { id: "lead", level: 3, period: "P1M", price: { JPN: "90" } } ] } },
        products: { cheap: "tin" },
        customers: [{ name: "zoe", script: [{ buy: "cheap" }] }],
        expect: ["zoe REFUND"] }
      """)
    let renewal = try emit("DID_RENEW", "--with", "acme.json5", in: folder.path)
    #expect((renewal[0]["data"] as? [String: Any])?["bundleId"] as? String == "com.acme")
    #expect(try inner(renewal[0], "transactionInfo")["productId"] as? String == "tin")
    let downgrade = try emit(
      "DID_CHANGE_RENEWAL_PREF/DOWNGRADE", "--with", "acme.json5", "--set", "customers[0].name=zoe",
      in: folder.path)
    #expect(try inner(downgrade[0], "renewalInfo")["autoRenewProductId"] as? String == "tin")
    #expect(try inner(downgrade[0], "renewalInfo")["productId"] as? String == "gold")
  }

  @Test func changesTheNotificationBeforeItIsSigned() throws {
    let alterations = [
      "data.status=5", "transactionInfo.expiresDate=+1h", "renewalInfo=null", "subtype=NEW_ONE",
      "transactionInfo.price=null",
    ]
    let options = alterations.flatMap { ["--alter", $0] }
    let plain = try emit("DID_RENEW")
    let decoded = try Command.run(
      ["emit", "DID_RENEW", "--format", "decoded", "--to", "-"] + options)
    let altered = try payload(decoded.output)
    let data = try #require(altered["data"] as? [String: Any])
    #expect(data["status"] as? Int == 5)
    #expect(data["renewalInfo"] == nil)
    #expect(altered["subtype"] as? String == "NEW_ONE")
    let dates = try [plain[0], altered].map {
      try #require(try inner($0, "transactionInfo")["expiresDate"] as? Int)
    }
    #expect(dates[1] - dates[0] == 3_600_000)
    #expect(try inner(altered, "transactionInfo")["price"] == nil)
    let signed = try Command.run(
      ["emit", "DID_RENEW", "--authority", "seed:test"] + options)
    #expect(try Command.run(["decode"], input: signed.output).output == decoded.output)
  }

  /// What is said where the wish, or what is put over it, cannot be.
  @Test(arguments: [
    (
      ["DID_RENEW", "--alter", "transactionInfo.prize=1"],
      "--alter data.transactionInfo.prize=…:1:1: $.data.transactionInfo.prize: no notification has "
        + "a member \"prize\" here; did you mean \"price\"?"
    ),
    (
      ["TEST", "--alter", "renewalInfo.currency=EUR"],
      "--alter data.renewalInfo.currency=…:1:1: $.data.renewalInfo: this TEST has no "
        + "data.renewalInfo to change; it has data"
    ),
    (
      ["DID_CHANGE_RENEWAL_PREF/DOWNGRADE", "--with", "poor.json5"],
      "poor.json5:2:12: $.catalog: DID_CHANGE_RENEWAL_PREF/DOWNGRADE needs two subscriptions of "
        + "one group on different levels, and there is none in the catalog; add a subscription "
        + "with another level"
    ),
    (
      ["REVOKE", "--with", "poor.json5"],
      "poor.json5:2:12: $.catalog: REVOKE needs a subscription that a family can share or "
        + "something bought for good that a family can share, and there is none in the catalog; "
        + "add shareable: true"
    ),
    (
      ["DID_FAIL_TO_RENEW/GRACE_PERIOD", "--set", "store.gracePeriod=off"],
      "sandclock: no DID_FAIL_TO_RENEW/GRACE_PERIOD comes of this; what came is "
        + "SUBSCRIBED/INITIAL_BUY, DID_FAIL_TO_RENEW, EXPIRED/BILLING_RETRY"
    ),
    (
      ["DID_RENEW", "--with", "homeless.json5"],
      "homeless.json5:1:1: $: \"app\" is missing; write for example "
        + "app: { bundleId: \"com.example.stream\", … }"
    ),
    (
      ["DID_CHANGE_RENEWAL_STATUS"],
      "sandclock: DID_CHANGE_RENEWAL_STATUS needs a life that leads to it, and none is known; "
        + "sandclock kinds lists the others"
    ),
  ])
  func explainsWhatCannotBe(_ arguments: [String], _ words: String) throws {
    let folder = try Folder()
    let catalog =
      #"catalog: { groups: { g: [{ id: "gold", level: 1, period: "P1M", price: "9" }] } }"#
    try folder.write(
      "poor.json5",
      "{ sandclock: 1, app: { bundleId: \"com.acme\", appAppleId: 7 },\n  \(catalog) }")
    try folder.write("homeless.json5", "{ sandclock: 1, \(catalog) }")
    let command = try Command.run(
      ["emit"] + arguments + ["--format", "decoded", "--to", "-"], in: folder.path)
    #expect(command.status == 65)
    #expect(command.output == "")
    #expect(command.errors == words + "\n")
  }

  @Test func goesWhereARunGoes() throws {
    let folder = try Folder()
    let command = try Command.run(
      ["emit", "REFUND", "--to", "out/", "--to", "pipe:cat > piped", "--authority", "seed:test"],
      in: folder.path)
    #expect(command.status == 0, "\(command.errors)")
    #expect(command.output.hasPrefix("emit REFUND\nseed 1, "))
    #expect(command.output.contains("REFUND") && !command.output.contains("  SUBSCRIBED"))
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/out")
    let body = try #require(files.first { $0.hasSuffix("-REFUND.json") })
    #expect(try folder.text("piped") == folder.text("out/\(body)") + "\n")
  }

  @Test func endsWithTheCallThatRepeatsIt() throws {
    let command = try Command.run([
      "emit", "TEST", "--alter", "data.bundleId=a b", "--to", "http://127.0.0.1:1/", "--authority",
      "seed:test",
    ])
    #expect(command.status == 1)
    #expect(
      command.output.contains(
        "again     sandclock emit TEST --alter 'data.bundleId=a b' --seed 1 --to "
          + "http://127.0.0.1:1/ --authority seed:test\n"))
  }
}
