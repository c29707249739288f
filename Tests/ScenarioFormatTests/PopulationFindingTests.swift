import Testing

/// What can be wrong with a population and with what is expected of one.
@Suite struct PopulationFindingTests {
  private static func population(_ members: String, _ findings: String...) -> FindingCase {
    FindingCase(
      members, text: scenarioText(["population": "{ \(members) }"]), findings: findings)
  }

  @Test(arguments: [
    population("customers: 5"),
    population(
      "customers: 1, arrive: { over: \"90s\" }, mix: \"healthy\", odds: { cancel: \"2.5%\" }"),
    population(
      "customers: 1, arrive: { rate: \"80/s\" }, buys: { pro: 3 }, storefronts: { JPN: 1 }"),
    population("customers: 5, arrive: { rate: \"80/s\", random: true }"),
    population("customers: 5, arrive: { rate: \"80/s\", random: false }"),
    population("customers: 5, arrive: { ramp: [\"0/s\", \"200/m\"], over: \"5m\" }"),
    population("customers: 6, arrive: { ramp: [\"1/s\", \"0/s\"], over: \"10s\" }"),
    population(
      "customers: 7, arrive: { ramp: [\"1/s\", \"0/s\"], over: \"10s\" }",
      "s.json5:8:39: $.population.arrive: the rate ends at 0, and only 6 of 7 come; let it end "
        + "higher, or let fewer come"),
    population(
      "customers: 7, arrive: { ramp: [\"1/s\"], over: \"10s\" }",
      "s.json5:8:47: $.population.arrive.ramp: found 1 rate; the first and the last would do, for "
        + "example [\"0/s\", \"200/s\"]"),
    population(
      "customers: 7, arrive: { ramp: [\"1/s\", \"2\"], over: \"10s\" }",
      "s.json5:8:55: $.population.arrive.ramp[1]: \"2\" is no rate; write for example \"80/s\", "
        + "\"500/m\" or \"20/h\""),
    population(
      "customers: 7, arrive: { ramp: [\"1/s\", \"2/s\"] }",
      "s.json5:8:39: $.population.arrive: \"over\" is missing; write for example over: \"5m\""),
    population(
      "customers: 7, arrive: { ramp: [\"1/s\", \"2/s\"], over: \"5m\", rate: \"1/s\" }",
      "s.json5:8:81: $.population.arrive.rate: they come at one rate or along a ramp; keep "
        + "\"rate\" or \"ramp\""),
    population(
      "customers: 7, arrive: { over: \"5m\", random: true }",
      "s.json5:8:61: $.population.arrive.random: only what comes at one rate comes at random; "
        + "write for example { rate: \"80/s\", random: true }, or leave it out"),
    population(
      "customers: 7, arrive: { ramp: [\"0/s\", \"1/h\"], over: \"2000w\" }",
      "s.json5:8:69: $.population.arrive.over: the last of them would come after 2099, or 34 years "
        + "after the start; let them come faster"),
    population(
      "mix: \"healthy\"",
      "s.json5:8:15: $.population: \"customers\" is missing; write for example customers: 20000"),
    population(
      "customers: 0",
      "s.json5:8:28: $.population.customers: found 0; how many customers, from 1 to 16777216, "
        + "or \"endless\", would do"),
    population(
      "customers: 5, mix: \"helthy\"",
      "s.json5:8:36: $.population.mix: \"helthy\" is no mix; did you mean \"healthy\"?"),
    population("customers: \"endless\", arrive: { rate: \"80/s\" }"),
    population("customers: \"endless\", arrive: { ramp: [\"0/s\", \"1/h\"], over: \"1m\" }"),
    population(
      "customers: \"forever\"",
      "s.json5:8:28: $.population.customers: found the text \"forever\"; how many customers, from "
        + "1 to 16777216, or \"endless\", would do"),
    population(
      "customers: \"endless\"",
      "s.json5:8:28: $.population.customers: who never end come at a rate that goes on; write for "
        + "example arrive: { rate: \"80/s\" }, or { ramp: [\"0/s\", \"200/s\"], over: \"5m\" }"),
    population(
      "customers: \"endless\", arrive: { ramp: [\"1/s\", \"0/s\"], over: \"1m\" }",
      "s.json5:8:47: $.population.arrive: who never end come at a rate that goes on; write for "
        + "example arrive: { rate: \"80/s\" }, or { ramp: [\"0/s\", \"200/s\"], over: \"5m\" }"),
    population(
      "customers: \"endless\", arrive: { rate: \"1/s\" }, accountTokens: \"t.txt\"",
      "s.json5:8:79: $.population.accountTokens: no file has a UUID for each of those who never "
        + "end; leave it out, and each has one of its own, or say how many customers there are"),
    population("customers: 5, since: \"30d\""),
    population(
      "customers: 5, since: \"0s\"",
      "s.json5:8:38: $.population.since: \"0s\" is no duration; write for example \"90s\", "
        + "\"5m\" or \"1h30m\""),
    population(
      "customers: 5, since: \"2000w\"",
      "s.json5:8:38: $.population.since: that is before the year 2000, where instants begin; at "
        + "most \"1357w2d9h\" would do"),
    population(
      "customers: 5, odds: { cancle: \"1%\" }",
      "s.json5:8:39: $.population.odds.cancle: \"cancle\" is no key here; did you mean "
        + "\"cancel\"?"),
    population(
      "customers: 5, odds: { cancel: \"0.00001%\" }",
      "s.json5:8:47: $.population.odds.cancel: \"0.00001%\" is no share; a percentage with at most "
        + "four decimals would do, for example \"2.5%\""),
    population(
      "customers: 5, odds: { resubscribe: \"100%\" }",
      "s.json5:8:52: $.population.odds.resubscribe: whoever always comes back never ends; say less "
        + "than \"100%\", or say with \"until\" when the run ends"),
    population(
      "customers: 5, arrive: { rate: \"80\" }",
      "s.json5:8:47: $.population.arrive.rate: \"80\" is no rate; write for example \"80/s\", "
        + "\"500/m\" or \"20/h\""),
    population(
      "customers: 5, arrive: { over: \"1m\", rate: \"80/s\" }",
      "s.json5:8:59: $.population.arrive.rate: they come within a time or at a rate; keep \"over\" "
        + "or \"rate\""),
    population(
      "customers: 16000000, arrive: { rate: \"1/h\" }",
      "s.json5:8:46: $.population.arrive: the last of them would come after 2099, or 34 "
        + "years after the start; let them come faster"),
    population(
      "customers: 5, buys: { prro: 1 }",
      "s.json5:8:39: $.population.buys.prro: \"prro\" is no product of the catalog; did you mean "
        + "\"pro\" (pro.month)?"),
    population(
      "customers: 5, buys: { pro: 0 }",
      "s.json5:8:44: $.population.buys.pro: found 0; a weight, a whole number from 1 on, would do"),
    population(
      "customers: 5, storefronts: { Japan: 1 }",
      "s.json5:8:46: $.population.storefronts.Japan: \"Japan\" is no storefront; did you "
        + "mean \"JPN\"?"),
    population(
      "customers: 5, accountTokens: \"none.txt\"",
      "s.json5:8:46: $.population.accountTokens: \"none.txt\": there is no such file"),
  ])
  func populations(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }

  @Test(arguments: [
    FindingCase(
      "a product without a price there",
      [
        "catalog":
          catalogText(#"level: 1, period: "P1M", price: { USA: "1" }"#),
        "population": "{ customers: 5, storefronts: { JPN: 1 } }",
      ],
      "s.json5:8:15: $.population: no subscription of the catalog has a price in JPN; give one "
        + "there"
    ),
    FindingCase(
      "families with something to share",
      [
        "catalog": catalogText(#"level: 1, period: "P1M", price: "1", shareable: true"#),
        "population": #"{ customers: 8388608, odds: { share: "5%", stopSharing: "1%" } }"#,
      ]),
    FindingCase(
      "families with nothing to share",
      ["population": #"{ customers: 5, odds: { share: "5%" } }"#],
      "s.json5:8:46: $.population.odds.share: nothing that they buy can be shared with a family; "
        + "make a subscription of the catalog \"shareable\" (in a .storekit file "
        + "\"familyShareable\"), or leave it out"),
    FindingCase(
      "more families than there can be",
      [
        "catalog": catalogText(#"level: 1, period: "P1M", price: "1", shareable: true"#),
        "population": #"{ customers: 8388609, odds: { share: "5%" } }"#,
      ],
      "s.json5:8:28: $.population.customers: found 8388609 customers who may share; with a family "
        + "each, at most 8388608 would do, or odds: { share: \"0%\" }"),
    FindingCase(
      "a customer who is called as a member is",
      [
        "customers": #"[{ name: "p5", script: [{ buy: "pro" }] }]"#,
        "population": "{ customers: 5 }",
      ],
      #"s.json5:7:23: $.customers[0].name: "p5" is the name of a member of the population; choose "#
        + "another"),
    FindingCase(
      "a customer who only might be",
      [
        "customers": #"[{ name: "p6", script: [{ buy: "pro" }] }]"#,
        "population": "{ customers: 5 }",
      ]),
    FindingCase(
      "a line about nobody",
      ["customers": "", "population": "{ customers: 5 }", "expect": #"["DID_RENEW"]"#],
      "s.json5:8:12: $.expect[0]: a line is about a customer with a name, and here is none; "
        + "{ share, of, is } and { notification, count } speak of a population"),
    FindingCase(
      "a share of nothing",
      ["expect": #"[{ share: "REFUND", is: "1%" }]"#],
      #"s.json5:8:12: $.expect[0]: "of" is missing; write for example of: "SUBSCRIBED/*""#),
    FindingCase(
      "a share in no range",
      ["expect": #"[{ share: "REFUND", of: "DID_RENEW", is: "4%..2%" }]"#],
      #"s.json5:8:52: $.expect[0].is: "4%..2%" is no range of shares; write for example "2%..4%", "#
        + #""90%.." or "..1%""#),
    FindingCase(
      "a share of one of them",
      ["expect": ##"[{ share: "REFUND #2", of: "DID_RENEW", is: "1%" }]"##],
      ##"s.json5:8:21: $.expect[0].share: "#2" is one word too many; "##
        + "a pattern is [customer] KIND [product] [#N]"),
  ])
  func theRest(_ reading: FindingCase) throws {
    #expect(try reading.found() == reading.findings)
  }

  @Test func accountTokensAreReadAndCounted() throws {
    let folder = try ScratchFolder()
    let token = "0b5e7c1e-2f4a-4c7d-9d53-0a6f1c2b3d4e"
    try folder.write("\(token)\n\(token.uppercased())\r\n".utf8, to: "tokens.txt")
    let text = { (count: Int) in
      scenarioText(["population": "{ customers: \(count), accountTokens: \"tokens.txt\" }"])
    }
    try folder.write(text(2).utf8, to: "s.json5")
    #expect(folder.findings() == [])
    try folder.write(text(3).utf8, to: "s.json5")
    #expect(
      folder.findings() == [
        "s.json5:8:46: $.population.accountTokens: the file has 2 UUIDs for 3 customers; add the "
          + "others"
      ])
    try folder.write("\(token)\nnone\n".utf8, to: "tokens.txt")
    #expect(
      folder.findings() == [
        "s.json5:8:46: $.population.accountTokens: \"tokens.txt\", line 2: \"none\" is no UUID"
      ])
  }
}
