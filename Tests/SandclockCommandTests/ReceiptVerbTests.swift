import Foundation
import Testing

/// `sandclock receipt` as a tester meets it.
@Suite struct ReceiptVerbTests {
  private func receipt(_ words: String...) throws -> Command {
    let folder = try Folder()
    try folder.write("small.json5", smallScenario)
    return try Command.run(["receipt", "small.json5"] + words, in: folder.path)
  }

  @Test func answersAtAMoment() throws {
    let early = try receipt("--customer", "ana", "--at", "30s")
    #expect(early.status == 0 && early.errors == "")
    #expect(early.lines.count == 1)
    #expect(early.output.hasPrefix(#"{"environment":"Sandbox","receipt":{"receipt_type":"#))
    #expect(early.output.contains(#""auto_renew_status":"1""#))
    #expect(early.output.hasSuffix("\"status\":0}\n"))
    let later = try receipt("--customer", "ana", "--at", "renewal 1 of ana + 1m")
    #expect(later.output.contains(#""auto_renew_status":"0","expiration_intent":"1""#))
    let end = try receipt("--customer", "ana")
    #expect(end.output.contains(#""expiration_intent":"1""#))
  }

  @Test(arguments: [
    (["--password", "wrong"], #"{"environment":"Sandbox","status":21004}"#),
    (["--password", ""], #"{"environment":"Sandbox","status":21004}"#),
    (["--environment", "Production"], #"{"status":21007}"#),
  ])
  func whatIsWrongIsAnAnswer(_ words: [String], _ answer: String) throws {
    let folder = try Folder()
    try folder.write("small.json5", smallScenario)
    let command = try Command.run(
      ["receipt", "small.json5", "--customer", "ana"] + words, in: folder.path)
    #expect(command.status == 0)
    #expect(command.output == answer + "\n")
  }

  @Test func theTokenOfABodyIsKnown() throws {
    let folder = try Folder()
    try folder.write("small.json5", smallScenario)
    let body = try Command.run(
      ["run", "small.json5", "--to", "v1@-", "--quiet"], in: folder.path
    ).output
    func member(_ name: String) -> String {
      String(body.components(separatedBy: "\"\(name)\":\"")[1].prefix { $0 != "\"" })
    }
    let words = ["receipt", "small.json5", "--receipt-data", member("latest_receipt")]
    let known = try Command.run(words + ["--password", member("password")], in: folder.path)
    let isSame = known.output == (try receipt("--customer", "ana").output)
    #expect(isSame)
    #expect(try Command.run(words, in: folder.path).output.hasSuffix("\"status\":21004}\n"))
    let other = try Command.run(words + ["--seed", "2"], in: folder.path)
    #expect(other.output == #"{"environment":"Sandbox","status":21003}"# + "\n")
    #expect(
      try receipt("--receipt-data", "nonsense!").output == #"{"status":21002}"# + "\n")
  }

  @Test func theOldStyleKnowsThatItHasExpired() throws {
    let command = try receipt("--customer", "ana", "--old-style")
    #expect(command.output.hasPrefix(#"{"status":21006,"receipt":{"#))
    #expect(command.output.contains(#""auto_renew_status":0,"expiration_intent":"1""#))
  }

  @Test(
    arguments: [
      ([], 64, "receipt needs either --customer NAME or --receipt-data TOKEN"),
      (["--customer", "ana", "--receipt-data", "x"], 64, "receipt needs either"),
      (["--receipt-data", "x", "--old-style"], 64, "--old-style is about a customer's receipt"),
      (["--customer", "ana", "--environment", "sandbox"], 64, "--environment cannot be"),
      (["--customer", "anna"], 65, #"there is no customer "anna"; did you mean "ana"?"#),
      (
        ["--customer", "ana", "--at", "renewal 3 of ana"], 65,
        #""renewal 3 of ana" does not come in this run"#
      ),
    ] as [([String], Int32, String)])
  func wrongCallsAreRefused(_ words: [String], _ status: Int32, _ reason: String) throws {
    let folder = try Folder()
    try folder.write("small.json5", smallScenario)
    let command = try Command.run(["receipt", "small.json5"] + words, in: folder.path)
    #expect(command.status == status)
    #expect(command.errors.hasPrefix("sandclock: \(reason)"), "\(command.errors)")
  }

  @Test func aMomentThatIsNoneHasItsPlace() throws {
    let command = try receipt("--customer", "ana", "--at", "renewl 2")
    #expect(command.status == 65)
    #expect(
      command.errors.hasPrefix(
        #"--set until=…:1:1: $.until: "renewl 2" is no moment; did you mean "renewal 2"?"#),
      "\(command.errors)")
  }
}
