import Foundation
import Sandclock
import TestSupport
import Testing

/// `--to http://…` as a tester meets it.
@Suite struct PostingTests {
  @Test func everythingIsAcknowledged() throws {
    let stage = try PostingStage()
    let command = try stage.run()
    #expect(command.status == 0)
    #expect(command.errors == "")
    #expect(command.lines.count { $0.contains(#/  200 +[0-9]+ ms$/#) } == 3)
    #expect(command.output.contains("\n\(stage.url): 3 attempts, 3 of 3 acknowledged, p50 "))
    #expect(
      command.output.hasSuffix(
        "\n3 notifications, 1 customer as expected, 0 not reached, 0 refused.\n"))
    let lines = try stage.command(
      "run", "posted.json5", "--authority", "seed:test", "--quiet", "--to", "-")
    let isSame = stage.bodies == lines.lines.map(String.init)
    #expect(isSame, "what is posted is what is printed")
    for arrival in stage.receiver.arrivals {
      #expect(arrival.method == "POST" && arrival.path == "/hook")
      #expect(arrival.header("content-type") == "application/json")
    }
  }

  @Test func whatStaysUndeliveredIsListed() throws {
    let stage = try PostingStage(.answer(200), .answer(500))
    let command = try stage.run()
    #expect(command.status == 1)
    #expect(command.errors == "")
    let change = "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED"
    #expect(
      command.output.contains(
        """

        UNDELIVERED  0:01:00 ana \(change): 1 attempt, the last 500
        UNDELIVERED  0:03:00 ana EXPIRED/VOLUNTARY: 1 attempt, the last 500
                again     sandclock run posted.json5 --seed 1 --to \(stage.url) \
        --authority seed:test
        \(stage.url): 3 attempts, 1 of 3 acknowledged, 2 x 500,
        """ + " "))
    let quiet = try stage.run("--quiet", "--pace", "100000x", "--in-flight", "3")
    #expect(quiet.status == 1 && quiet.output == "")
    #expect(
      quiet.errors.contains(
        "        again     sandclock run posted.json5 --seed 1 --to \(stage.url) "
          + "--authority seed:test --pace 100000x --in-flight 3\n"))
  }

  @Test func aLedgerGoesOnWithWhatIsUndelivered() throws {
    let stage = try PostingStage(.answer(500), .answer(200))
    let first = try stage.run("--to", "sqlite:a.sqlite")
    #expect(first.status == 1)
    let call = "run posted.json5 --seed 1 --to \(stage.url) --authority seed:test --resume a.sqlite"
    #expect(first.output.contains("\n        go on     sandclock \(call)\n"))
    #expect(!first.output.contains("again  "))
    let second = try Command.run(
      call.split(separator: " ").map(String.init), in: stage.folder.path)
    #expect(second.status == 0, "the call works as it is printed: \(second.errors)")
    #expect(second.output.contains(": 1 attempt, 3 of 3 acknowledged, 2 of them before, "))
    #expect(stage.places == [0, 1, 2, 0])
  }

  @Test func aReceiverThatIsNotThere() throws {
    let stage = try PostingStage()
    stage.receiver.die()
    let command = try stage.run()
    #expect(command.status == 1)
    #expect(command.lines.count { $0.contains("  SOCKET_ISSUE  ") } == 3)
    #expect(command.lines.count { $0.hasPrefix("UNDELIVERED  ") } == 3)
  }

  /// 0.0.0.0 leads back to this machine, and is no address of it.
  @Test func onlyThisMachineIsPostedTo() throws {
    let stage = try PostingStage()
    let words = [
      "run", "posted.json5", "--authority", "seed:test", "--quiet", "--to",
      stage.receiver.url(host: "0.0.0.0"),
    ]
    let command = try Command.run(words, in: stage.folder.path)
    #expect(command.status == 74)
    #expect(
      command.errors
        == "sandclock: 0.0.0.0 is no loopback address; only loopback is allowed without "
        + "--allow-host; --allow-host 0.0.0.0 would allow it\n")
    #expect(stage.bodies.isEmpty)
    let allowed = try Command.run(
      words + ["--allow-host", "0.0.0.0"], in: stage.folder.path)
    #expect(allowed.status == 0 && allowed.errors == "")
    #expect(stage.bodies.count == 3)
  }

  @Test func oneReceiverOfTwoIsNotAllowed() throws {
    let stage = try PostingStage()
    let command = try stage.run("--to", stage.receiver.url("/b", host: "0.0.0.0"))
    #expect(command.status == 74)
    #expect(command.errors.hasPrefix("sandclock: 0.0.0.0 is no loopback address; "))
    #expect(stage.receiver.arrivals.map(\.path) == ["/hook", "/hook", "/hook"])
    #expect(command.lines.count { $0.contains(#/  200 +[0-9]+ ms  -$/#) } == 3)
  }

  @Test func headersAreSent() throws {
    let stage = try PostingStage()
    let command = try stage.run(
      "--header", "Authorization: Bearer hush", "--header=X-Run: 7", "--connections", "2")
    #expect(command.status == 0)
    #expect(stage.receiver.arrivals.count == 3)
    for arrival in stage.receiver.arrivals {
      #expect(arrival.header("authorization") == "Bearer hush")
      #expect(arrival.header("x-run") == "7")
    }
    #expect(!command.output.contains("hush"))
  }

  @Test func aTimeoutIsOfTheCall() throws {
    let stage = try PostingStage(.answerWhenReleased(200))
    let command = try stage.run("--timeout", "50ms")
    #expect(command.status == 1)
    #expect(command.lines.count { $0.contains("  TIMED_OUT  ") } == 3)
    #expect(command.output.contains(" --timeout 50ms\n"), "the call that repeats it")
  }

  @Test func decodedBodiesArePosted() throws {
    let stage = try PostingStage()
    let words = ["run", "posted.json5", "--format", "decoded", "--quiet", "--to"]
    let posted = try Command.run(words + [stage.url], in: stage.folder.path)
    #expect(posted.status == 0 && posted.errors == "")
    let printed = try Command.run(words + ["-"], in: stage.folder.path)
    #expect(stage.bodies == printed.lines.map(String.init))
    #expect(stage.bodies.allSatisfy { $0.contains(#""transactionInfo":{"#) })
  }

  @Test func aPacedRunSaysHowLateItWas() throws {
    let stage = try PostingStage()
    let command = try stage.run("--pace", "1000x")
    #expect(command.status == 0)
    #expect(command.output.contains(", pace 1000x, "))
    #expect(command.output.contains(/, 0 refused, worst lag [0-9]+ ms\.\n$/))
  }

  @Test func reportsTellOfDeliveries() throws {
    let stage = try PostingStage(.answer(200), .answer(503), .answer(200))
    let command = try stage.run("--report", "a.json", "--report", "a.xml", "--quiet")
    #expect(command.status == 1)
    let json = try stage.folder.text("a.json")
    #expect(json.contains(#""outcome": "failed","#))
    #expect(
      json.contains(
        """
              "deliveries": [
                {
                  "sink": "\(stage.url)",
                  "notifications": 3,
                  "acknowledged": 2,
                  "acknowledgedBefore": 0,
                  "attempts": 3,
                  "perhapsTwice": 0,
                  "pending": 0,
                  "undeliveredCount": 1,
                  "results": {
                    "SUCCESS": 2,
                    "UNSUCCESSFUL_HTTP_RESPONSE_CODE": 1
                  },
                  "statuses": {
                    "200": 2,
                    "503": 1
                  },
                  "latencyMicroseconds": {
                    "p50":
        """ + " "))
    #expect(json.contains(#""kind": "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED","#))
    #expect(json.contains("\"attempts\": 1,\n              \"result\": \"UNSUCCESSFUL_HTTP_RESP"))
    let junit = try stage.folder.text("a.xml")
    #expect(junit.contains(#"<testsuite name="posted" tests="3" failures="1" errors="0">"#))
    #expect(
      junit.contains(
        "<property name=\"deliveries\" value=\"\(stage.url): 3 attempts, 2 of 3 acknowledged, "
          + "1 x 503, p50 "))
    let line = "0:01:00 ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED: 1 attempt, the last 503"
    #expect(
      junit.contains(
        """
            <testcase classname="posted" name="the deliveries">
              <failure message="\(line)">\(line)</failure>
            </testcase>
        """))
    _ = try stage.run("--report", "b.xml", "--quiet")
    #expect(
      try stage.folder.text("b.xml").contains(
        #"<testcase classname="posted" name="the deliveries"/>"#))
  }
}
