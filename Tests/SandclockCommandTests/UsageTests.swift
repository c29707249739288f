import Testing

/// Calls that the command does not know how to follow: what it says, and 64.
@Suite struct UsageTests {
  @Test(arguments: [
    (["rnu", "a.json5"], #""rnu" is no verb; did you mean "run"?"#),
    (["frobnicate"], #""frobnicate" is no verb; see sandclock --help"#),
    (["run"], "run needs a scenario file"),
    (["check"], "check needs a scenario file"),
    (["decode", "a.log", "b.log"], #"decode does not know what to do with "b.log"; "#),
    (["run", "a.json5", "--sed", "4"], #"run has no option "--sed"; did you mean "--seed"?"#),
    (["check", "a.json5", "--seed", "4"], #"check has no option "--seed"; "#),
    (["run", "a.json5", "--seed"], "--seed needs a value"),
    (["run", "a.json5", "--quiet=yes"], "--quiet takes no value"),
    (["run", "a.json5", "--quiet", "--quiet"], "--quiet stands twice; keep one"),
    (["run", "a.json5", "--seed", "-1"], #"--seed cannot be "-1"; a whole number from 0 to "#),
    (["run", "a.json5", "--seed", "9007199254740992"], #"--seed cannot be "9007199254740992"; "#),
    (
      ["run", "a.json5", "--start", "soon"], #"--start cannot be "soon"; a date and time such as "#
    ),
    (["run", "a.json5", "--start", "2100-01-01T00:00:00Z"], "--start cannot be "),
    (
      ["run", "a.json5", "--to", "nowhere"],
      #"--to cannot be "nowhere"; -, a folder that ends in "/", http://…, https://…, pipe:COMMAND "#
        + #"or sqlite:FILE would do, such as "nowhere/"\#n"#
    ),
    (
      ["run", "a.json5", "--to", "ftp://localhost/"],
      #"--to cannot be "ftp://localhost/"; -, a folder that ends in "/", http://…, https://…, "#
        + "pipe:COMMAND or sqlite:FILE would do\n"
    ),
    (
      ["run", "a.json5", "--to", "pipe: "],
      #"--to cannot be "pipe: "; -, a folder that ends in "/", http://…, https://…, pipe:COMMAND "#
        + "or sqlite:FILE would do\n"
    ),
    (
      ["run", "a.json5", "--to", "sqlite:a", "--to", "sqlite:b"],
      "there can be one ledger, and here are a and b; keep one"
    ),
    (
      ["run", "a.json5", "--to", "http://localhost", "--to", "sqlite:a", "--resume", "b"],
      "there can be one ledger, and here are a and b; keep one"
    ),
    (["run", "a.json5", "--resume", "b"], "--resume is for receivers; add --to http://…"),
    (["run", "a.json5", "--to", "-", "--connections", "3"], "--connections is for receivers; add"),
    (
      ["run", "a.json5", "--to", "http://localhost", "--in-flight", "0"],
      #"--in-flight cannot be "0"; a whole number from 1 to 10000 would do"#
    ),
    (
      ["run", "a.json5", "--to", "http://localhost", "--timeout", "soon"],
      #"--timeout cannot be "soon"; 500ms, 10s or 1m30s would do"#
    ),
    (
      ["run", "a.json5", "--to", "http://localhost", "--header", "Nothing"],
      #"--header cannot be "Nothing"; NAME:VALUE, such as"#
    ),
    (["run", "a.json5", "--pace", "fast"], #"--pace cannot be "fast"; instant, realtime, or a "#),
    (["run", "a.json5", "--pace", "0x"], #"--pace cannot be "0x"; instant, realtime, or a "#),
    (["replay"], "replay needs a ledger, as sqlite:FILE makes it"),
    (["replay", "a.sqlite"], "replay needs --to: http://…, pipe:COMMAND or -"),
    (["replay", "a.sqlite", "--to", "b/"], #"--to cannot be "b/"; http://…, https://…, pipe:"#),
    (["replay", "a.sqlite", "--to", "-", "--rate", "fast"], #"--rate cannot be "fast"; 500/s"#),
    (
      ["replay", "a.sqlite", "--to", "-", "--only", "DID_RENEWED"],
      #"--only "DID_RENEWED" is no notification type; did you mean "DID_RENEW"?"#
    ),
    (["scenarios", "cancel", "--to", "pipe:cat"], #"--to cannot be "pipe:cat"; - or a folder"#),
    (["run", "a.json5", "--to", "b/", "--to", "b"], #"--to cannot be "b"; "#),
    (["run", "a.json5", "--to", "b/", "--to", "b//"], "--to b// stands twice; keep one"),
    (["run", "a.json5", "--to", "-", "--to", "-"], "--to - stands twice; keep one"),
    (["run", "a.json5", "--jobs", "0"], #"--jobs cannot be "0"; a whole number from 1 to 1000 "#),
    (
      ["run", "a.json5", "--report", "a.html"],
      #"--report cannot be "a.html"; a file that ends in .json, or in .xml for JUnit, would do"#
    ),
    (["run", "a.json5", "--report", "b/.xml"], #"--report cannot be "b/.xml"; "#),
    (
      ["run", "a.json5", "--report", "a.xml", "--report", "a.xml"],
      "--report a.xml stands twice; keep one"
    ),
    (["run", "a.json5", "--to", "-", "--format", "xml"], #"--format cannot be "xml"; "#),
    (["run", "a.json5", "--format", "decoded"], "--format says how notifications are sent; "),
    (
      ["run", "a.json5", "--set", "seed"],
      #"--set cannot be "seed"; PATH=VALUE, such as store.renewalRate=3m, would do"#
    ),
    (["check", "a.json5", "--set=seed"], #"--set cannot be "seed"; PATH=VALUE, such as "#),
    (
      ["run", "a.json5", "--authority", "seed:"],
      #"--authority cannot be "seed:"; a folder, or seed: with a word behind it, would do"#
    ),
    (["authority", "--authority=seed:"], #"--authority cannot be "seed:"; "#),
    (["catalog"], "catalog needs a .storekit file or a scenario"),
    (["catalog", "a", "b"], #"catalog does not know what to do with "b"; "#),
    (["catalog", "a", "--jsn"], #"catalog has no option "--jsn"; did you mean "--json"?"#),
    (["new"], "new needs a .storekit file"),
    (["new", "a", "b", "c"], #"new does not know what to do with "c"; "#),
    (
      ["scenarios", "plain-mnth"],
      "\"plain-mnth\" is not in the library; did you mean \"plain-month\"?\n"
    ),
    (["scenarios", "story"], #""story" is not in the library; see sandclock scenarios"#),
    (["scenarios", "cancel", "--json"], "--json is for the list of all; leave the name out"),
    (["quirks", "capJitter"], #"quirks does not know what to do with "capJitter"; "#),
    (["kinds", "REFUND"], #"kinds does not know what to do with "REFUND"; "#),
    (["kinds", "--jsn"], #"kinds has no option "--jsn"; did you mean "--json"?"#),
    (
      ["run", "a.json5", "--explain", "--quiet"],
      "--explain says more in the timeline, and here is none: name one scenario, without --quiet"
    ),
    (["scenarios", "--to", "mine/"], "scenarios needs a name where it has --to"),
    (["authority", "export"], "authority needs a folder to export to"),
    (["authority", "sho"], #"authority does not know what to do with "sho"; "#),
    (["emit"], "emit needs a kind such as DID_RENEW; sandclock kinds lists them"),
    (["emit", "TEST", "REFUND"], #"emit does not know what to do with "REFUND"; "#),
    (["emit", "DID_RENW"], #""DID_RENW" is no kind of notification; did you mean "DID_RENEW"?"#),
    (
      ["emit", "SUBSCRIBED"],
      #""SUBSCRIBED" is no kind of notification; SUBSCRIBED/INITIAL_BUY or "#
        + "SUBSCRIBED/RESUBSCRIBE would do\n"
    ),
    (
      ["emit", "expired.voluntary"],
      #""expired.voluntary" is no kind of notification; did you mean "EXPIRED/VOLUNTARY"?"#
    ),
    (
      ["emit", "VOLUNTARY"], #""VOLUNTARY" is no kind of notification; EXPIRED/VOLUNTARY would do"#
    ),
    (
      ["emit", "DID_RECOVER"],
      #""DID_RECOVER" is no kind of notification; did you mean "DID_RENEW/BILLING_RECOVERY"?"#
    ),
    (["emit", "payment"], #""payment" is no kind of notification; sandclock kinds lists them"#),
    (
      ["emit", "TEST", "--alter", "x"], #"--alter cannot be "x"; PATH=VALUE, such as data.status=5"#
    ),
    (["fixtures"], "fixtures needs a folder to write to"),
    (
      ["fixtures", "a.json5"],
      "fixtures writes into a folder, and a.json5 is a scenario; sandclock run a.json5 runs it, "
        + "--with a.json5 takes its products\n"
    ),
    (["fixtures", "a", "--only", "REFUNDS"], #""REFUNDS" is no kind of notification; did you "#),
    (["fixtures", "a", "--format", "v3"], #"--format cannot be "v3"; signed or decoded would do"#),
    (["forgeries", "a", "b"], #"forgeries does not know what to do with "b"; "#),
    (["help", "rnu"], #""rnu" is no verb; did you mean "run"?"#),
  ])
  func isRefused(_ arguments: [String], _ words: String) throws {
    let command = try Command.run(arguments)
    #expect(command.status == 64)
    #expect(command.output == "")
    #expect(command.errors.hasPrefix("sandclock: \(words)"), "\(command.errors)")
  }

  @Test(arguments: [
    ["--help"], ["help"], ["run", "--help"], ["help", "check"], ["decode", "-h"],
    ["authority", "-h"], ["help", "catalog"], ["kinds", "--help"], ["quirks", "--help"],
    ["new", "--help"], ["emit", "--help"], ["fixtures", "--help"], ["forgeries", "--help"],
    ["--version"],
  ])
  func helps(_ arguments: [String]) throws {
    let command = try Command.run(arguments)
    #expect(command.status == 0)
    #expect(command.output.hasPrefix("sandclock"))
    #expect(command.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(command.errors == "")
  }

  /// Words that people bring with them from other tools.
  @Test(arguments: [
    (
      ["list"],
      #""list" is no verb; sandclock scenarios lists the library of scenarios, sandclock kinds "#
        + "the kinds of notifications"
    ),
    (["events"], #""events" is no verb; sandclock kinds lists the kinds of notifications"#),
    (
      ["run", "a.json5", "--why"],
      #"run has no option "--why"; --explain says why each notification is sent"#
    ),
    (["kinds", "-o", "json"], #"kinds has no option "-o"; --json prints the list as JSON"#),
    (
      ["init"],
      #""init" is no verb; sandclock new FILE.storekit writes scenarios over your own products, "#
        + "sandclock scenarios NAME --to DIR/ copies one of the library"
    ),
    (
      ["lint", "a.json5"],
      #""lint" is no verb; sandclock check FILE|DIR… says everything that is wrong with scenarios"#
    ),
    (["simulate", "a.json5"], #""simulate" is no verb; sandclock run FILE|DIR… runs scenarios"#),
    (["trigger"], #""trigger" is no verb; sandclock emit KIND sends one notification of a kind"#),
    (
      ["emit", "TEST", "--override", "data.status=5"],
      #"emit has no option "--override"; --alter PATH=VALUE changes the notification, "#
        + "--set PATH=VALUE the life"
    ),
    (
      ["fixtures", "--verify"],
      #"fixtures has no option "--verify"; --check compares instead of writing"#
    ),
    (
      ["jwt", "inspect"],
      #""jwt" is no verb; sandclock decode [FILE] decodes bodies and tokens; it verifies nothing"#
    ),
    (
      ["cert"],
      #""cert" is no verb; sandclock authority export DIR writes the root certificate for a "#
        + "receiver"
    ),
    (["version"], #""version" is no verb; sandclock --version says it"#),
    (
      ["run", "a.json5", "--dry-run"],
      #"run has no option "--dry-run"; leave it out: without --to nothing is sent"#
    ),
    (
      ["run", "a.json5", "-e", "A=1"],
      #"run has no option "-e"; --set params.NAME=VALUE sets a parameter"#
    ),
    (
      ["run", "a.json5", "-f", "mine.yaml"],
      #"run has no option "-f"; --with FILE merges a file over the scenario"#
    ),
    (
      ["run", "a.json5", "--junit=a.xml"],
      #"run has no option "--junit"; --report FILE.xml writes JUnit XML"#
    ),
    (
      ["run", "a.json5", "--json"],
      #"run has no option "--json"; --report FILE.json writes what came of the run"#
    ),
    (
      ["scenarios", "-o", "json"],
      #"scenarios has no option "-o"; --json prints the list as JSON"#
    ),
    (
      ["run", "a.json5", "-o", "out"],
      #"run has no option "-o"; --to DIR/ writes the notifications into a folder, "#
        + "--report FILE.json what came of the run"
    ),
    (
      ["run", "a.json5", "-j", "4"],
      #"run has no option "-j"; --jobs N runs so many scenarios at once"#
    ),
    (["run", "-q"], #"run has no option "-q"; --quiet prints only what went wrong"#),
    (
      ["run", "--now"],
      #"run has no option "--now"; --start INSTANT says when simulated time begins"#
    ),
    (
      ["run", "--key", "a"],
      #"run has no option "--key"; --authority names who signs: a folder or seed:WORD"#
    ),
    (["check", "--dry-run"], #"check has no option "--dry-run"; see sandclock check --help"#),
  ])
  func knowsForeignWords(_ arguments: [String], _ words: String) throws {
    let command = try Command.run(arguments)
    #expect(command.status == 64)
    #expect(command.errors == "sandclock: \(words)\n")
  }

  @Test func saysWhatItCanDoWhenAskedForNothing() throws {
    let command = try Command.run([])
    #expect(command.status == 64)
    #expect(command.errors.contains("sandclock run FILE|DIR…"))
  }
}
