import ScenarioFormat
import Testing

/// What `--alter` makes of a decoded notification, and what is wrong with one that makes nothing.
@Suite struct AlterationTests {
  private static let payload = """
    {"notificationType":"DID_RENEW","data":{"status":1,\
    "transactionInfo":{"price":9990,"expiresDate":1000000,"type":"x"},\
    "renewalInfo":{"eligibleWinBackOfferIds":["a","b"]}},"signedDate":5}
    """

  private func altered(_ alterations: [String]) -> (payload: JSONValue, findings: [ScenarioFinding])
  {
    let source = SourceText(name: "p", text: Self.payload)
    guard let payload = JSON5Reader.read(source).value else { preconditionFailure("it is JSON") }
    return Alteration.apply(alterations.map(Alteration.init), to: payload)
  }

  @Test(arguments: [
    ("data.status=5", #""status":5"#, #""status":1"#),
    ("$.data.status=5", #""status":5"#, #""status":1"#),
    ("transactionInfo.price=0.5", #""price":0.5"#, "9990"),
    ("data.transactionInfo.price=null", #""expiresDate""#, "price"),
    ("transactionInfo.expiresDate=+1s", "1001000", "1000000"),
    ("transactionInfo.expiresDate=-1m", "940000", "1000000"),
    ("transactionInfo.expiresDate=soon", #""expiresDate":"soon""#, "1000000"),
    ("transactionInfo.type=+1s", #""type":"+1s""#, #""x""#),
    ("renewalInfo.eligibleWinBackOfferIds[1]=c", #"["a" "c"]"#, #""b""#),
    ("renewalInfo.eligibleWinBackOfferIds=[]", #""eligibleWinBackOfferIds":[]"#, #""a""#),
    ("renewalInfo=null", #""transactionInfo""#, "renewalInfo"),
    ("subtype=BILLING_RECOVERY", #""subtype":"BILLING_RECOVERY""#, "nothing"),
    ("data={ status: 3, bundleId: \"b\" }", #""bundleId":"b""#, #""status":1"#),
  ])
  func says(_ alteration: String, _ present: String, _ absent: String) {
    let (payload, findings) = altered([alteration])
    #expect(findings.isEmpty)
    let outline = payload.outline
    #expect(outline.contains(present) && !outline.contains(absent), "\(outline)")
  }

  @Test(arguments: [
    (
      "transactionInfo.prise=1",
      #"no notification has a member "prise" here; did you mean "price"?"#
    ),
    ("transactonInfo.price=1", #"did you mean "transactionInfo"?"#),
    ("price=1", #"no notification has a member "price" here; data.transactionInfo.price would do"#),
    ("data.status.word=1", #"no notification has a member "word" here; there is no object"#),
    (
      "appTransactionInfo.appAppleId=1",
      "this DID_RENEW has no appData to change; it has data, data.transactionInfo and "
        + "data.renewalInfo"
    ),
    ("data.status=0x5", "0x5 is no number in JSON; digits would do, for example 31 or 0.5"),
    ("data.status=[+1]", "+1 is no number in JSON; digits would do, for example 31 or 0.5"),
    ("renewalInfo.eligibleWinBackOfferIds[2]=c", "there is no [2]; the list has 2"),
    ("data..status=1", #""data..status" is no path; write for example"#),
  ])
  func finds(_ alteration: String, _ words: String) throws {
    let (payload, findings) = altered([alteration, "data.status=7"])
    #expect(findings.count == 1)
    let finding = try #require(findings.first)
    #expect(finding.message.contains(words), "\(finding.message)")
    #expect(finding.file.hasPrefix("--alter "))
    #expect(payload.outline.contains(#""status":7"#), "the others are applied all the same")
  }
}
