import ScenarioFormat
import SubscriptionModel
import Testing

/// What `where`, `has`, `count` and `anyOrder` become.
@Suite struct ShapeReadingTests {
  private func read(_ expect: String, _ part: @escaping @Sendable (Plan) -> String) throws
    -> String
  {
    try PlanCase("", ["expect": expect], "", part).read()
  }

  @Test(arguments: [
    ("null", "absent"), (#""*""#, "present"), (#""**""#, "\"**\""), (#""""#, "\"\""),
    ("0", "0"), ("-5", "-5"), ("1e3", "1000"), ("0x10", "16"), ("true", "true"),
    ("false", "false"), ("[]", "[]"), (#"[1, "a", null]"#, "[1, \"a\", absent]"),
    ("{}", "{}"), (#"{ a: { b: "*" }, c: [{ d: 1 }] }"#, "{a: {b: present}, c: [{d: 1}]}"),
  ])
  func shapes(_ shape: String, _ expected: String) throws {
    // A null in the place of the whole shape is no shape at all.
    let has = "[{ notification: \"DID_RENEW\", has: { type: \(shape) } }]"
    #expect(
      try read(has) { $0.notificationExpectations[0].has?.outline ?? "none" }
        == "{type: \(expected)}")
    let selects = "[{ notification: \"DID_RENEW\", where: { type: \(shape) }, has: null }]"
    #expect(
      try read(selects) {
        ($0.notificationExpectations[0].selects?.outline ?? "none")
          + ($0.notificationExpectations[0].has == nil ? "" : " has")
      } == "{type: \(expected)}")
  }

  @Test(arguments: [
    ("3", 3...3), ("0", 0...0), (#""2..4""#, 2...4), (#""2..""#, 2...Int.max),
    (#""..4""#, 0...4), (#""5""#, 5...5), ("null", 1...Int.max),
  ])
  func counts(_ count: String, _ expected: ClosedRange<Int>) throws {
    let text = try read("[{ notification: \"DID_RENEW\", count: \(count) }]") {
      "\($0.notificationExpectations[0].count)"
    }
    #expect(text == "\(expected)")
  }

  /// Lines in any order are a group for each customer, where the first of them stands.
  @Test func anyOrder() throws {
    let reading = PlanCase(
      "groups",
      [
        "customers": #"[{ name: "ana" }, { name: "bo" }]"#,
        "expect": #"""
        ["ana TEST", { anyOrder: ["bo DID_RENEW x2", "ana DID_RENEW", "bo EXPIRED/*"] }, "bo ..."]
        """#,
      ], ""
    ) { plan in
      plan.expectations.map { entry in
        switch entry.content {
        case .anything: "\(entry.customer.number) ... \(entry.path)"
        case .lines(let lines):
          "\(entry.customer.number) [\(lines.map(\.text).joined(separator: "; "))] \(entry.path)"
        }
      }.joined(separator: "\n")
    }
    #expect(
      try reading.read() == """
        0 [ana TEST] $.expect[0]
        1 [bo DID_RENEW x2; bo EXPIRED/*] $.expect[1]
        0 [ana DID_RENEW] $.expect[1]
        1 ... $.expect[2]
        """)
  }

  /// Apple adds members: one that no notification has is worth a remark, and the scenario runs.
  @Test func unknownMembersAreNotes() throws {
    let folder = try ScratchFolder()
    let text = scenarioText([
      "expect": #"[{ notification: "DID_RENEW", has: { data: { stats: 1 } } }]"#
    ])
    try folder.write(text.utf8, to: "s.json5")
    let outcome = folder.read()
    #expect(outcome.plan != nil)
    #expect(outcome.findings.map(\.isNote) == [true])
    #expect(
      folder.findings() == [
        #"s.json5:8:56: note: $.expect[0].has.data.stats: no notification has a member "stats"; "#
          + #"did you mean "status"?"#
      ])
  }
}

extension Shape {
  fileprivate var outline: String {
    switch self {
    case .absent: "absent"
    case .present: "present"
    case .text(let text): "\"\(text)\""
    case .integer(let integer): "\(integer)"
    case .bool(let truth): "\(truth)"
    case .list(let shapes): "[\(shapes.map(\.outline).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\($0.name): \($0.shape.outline)" }.joined(separator: ", "))}"
    }
  }
}
