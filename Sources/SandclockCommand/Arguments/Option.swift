/// Everything that can be said with two dashes.
enum Option: String, CaseIterable {
  case to = "--to"
  case format = "--format"
  case seed = "--seed"
  case start = "--start"
  case with = "--with"
  case set = "--set"
  case alter = "--alter"
  case withHistory = "--with-history"
  case check = "--check"
  case only = "--only"
  case shard = "--shard"
  case authority = "--authority"
  case pace = "--pace"
  case resume = "--resume"
  case connections = "--connections"
  case inFlight = "--in-flight"
  case timeout = "--timeout"
  case header = "--header"
  case certificates = "--cacert"
  case allowHost = "--allow-host"
  case failed = "--failed"
  case rate = "--rate"
  case ramp = "--ramp"
  case step = "--step"
  case duration = "--duration"
  case warmUp = "--warm-up"
  case ahead = "--ahead"
  case require = "--require"
  case findKnee = "--find-knee"
  case jobs = "--jobs"
  case threads = "--threads"
  case customer = "--customer"
  case receiptData = "--receipt-data"
  case at = "--at"
  case oldStyle = "--old-style"
  case excludeOldTransactions = "--exclude-old-transactions"
  case password = "--password"
  case environment = "--environment"
  case report = "--report"
  case json = "--json"
  case audit = "--audit"
  case explain = "--explain"
  case strict = "--strict"
  case quiet = "--quiet"

  /// What its value is called in the help; `nil` when it takes none.
  var valueName: String? {
    switch self {
    case .to: "SINK"
    case .format: "FORMAT"
    case .with: "FILE"
    case .set, .alter: "PATH=VALUE"
    case .only: "PATTERN"
    case .seed: "N"
    case .start: "INSTANT"
    case .authority: "WHO"
    case .pace: "PACE"
    case .resume, .certificates: "FILE"
    case .connections, .inFlight: "N"
    case .timeout: "DURATION"
    case .header: "NAME:VALUE"
    case .allowHost: "NAME"
    case .rate: "N/s"
    case .ramp: "A..B/s/TIME"
    case .step: "A,B,…/s/TIME"
    case .duration, .warmUp: "DURATION"
    case .ahead: "N"
    case .require: "WHAT<LIMIT"
    case .jobs, .threads: "N"
    case .shard: "K/N"
    case .customer: "NAME"
    case .receiptData: "TOKEN"
    case .at: "MOMENT"
    case .password: "SECRET"
    case .environment: "STORE"
    case .report: "FILE"
    case .oldStyle, .excludeOldTransactions, .audit, .explain, .strict, .quiet, .json, .failed,
      .withHistory, .check, .findKnee:
      nil
    }
  }

  /// What it does, for the help.
  func explanation(for verb: Verb) -> String {
    switch self {
    case .to where verb == .scenarios:
      "DIR/: copy it there with the catalog and whatever else it needs, so that it runs at once; "
        + "what is there already stays"
    case .to where verb == .replay:
      "where they go, as often as you like: http://… or https://… is a receiver, to which each is "
        + "posted, pipe:COMMAND a shell command that reads one a line, - standard output"
    case .to where verb == .emit:
      "where it goes, as often as you like, as run has it: - is standard output (the default), "
        + "DIR/ a folder, http://… or https://… a receiver, pipe:COMMAND a shell command, "
        + "sqlite:FILE the ledger. What is sent is printed, too, but with -"
    case .to where verb == .load:
      "the receiver, http://… or https://…, to which each is posted"
    case .to:
      "where notifications go, as often as you like: - is standard output, one a line, and the "
        + "timeline then goes to standard error; DIR/ is a folder, which gets files for each, an "
        + "index of them and the root certificate (of several scenarios each has a folder of its "
        + "own in it); http://… or https://… is a receiver, to which each is posted; pipe:COMMAND "
        + "is a shell command that reads one a line; sqlite:FILE is the ledger, which keeps "
        + "every notification and every attempt. signed@, decoded@ or v1@ before it says the "
        + "form of this one. Without --to nothing is sent, nothing is signed"
    case .format where verb == .fixtures:
      "signed (the default) or decoded: no signed bodies, for tests that have no verifier"
    case .format where verb == .load: "how they are sent: signed (the default) or decoded"
    case .format:
      "how they are sent: signed (as Apple posts them; the default), decoded (the payload with "
        + "the inner objects in place of the tokens; a folder then gets no signed bodies) or v1 "
        + "(legacy notifications, of which nothing is signed)"
    case .with where verb.isOnDemand:
      "a file with your own app, products and store, a parent or any scenario; several are merged "
        + "in order"
    case .set where verb.isOnDemand:
      "a value to set in the life, such as store.gracePeriod=16d, customers[0].storefront=JPN or "
        + "params.token=abc; JSON5 if it reads as such, else text; several are set in order"
    case .with:
      "a file to merge over the scenario, such as one with your own app and products; several are "
        + "merged in order"
    case .set:
      "a value to set in the scenario after that, such as store.renewalRate=3m, "
        + "customers[0].name=bo or params.token=abc; JSON5 if it reads as such, else text; several "
        + "are set in order"
    case .alter:
      "what the notification says instead, changed before it is signed: data.status=5, "
        + "transactionInfo.price=0, renewalInfo.renewalDate=+1h, subtype=null takes away; several "
        + "are changed in order"
    case .check:
      "write nothing: say which files of the folder are not as they would be written, and whether "
        + "another generator number explains it; exit status 1 where one is not"
    case .withHistory: "send what came before it, too"
    case .only where verb == .fixtures:
      "only the kinds that fit, such as \"DID_*\" or \"EXPIRED/*\"; the folder then has no others"
    case .only where verb == .replay:
      "send only those that fit [CUSTOMER] [KIND] [PRODUCT], such as ana, DID_RENEW, \"p* "
        + "EXPIRED/*\" or \"* com.example.pro\""
    case .only:
      "show, send and judge only customers whose names fit, such as ana or \"p*\"; several add up. "
        + "Nothing of theirs changes"
    case .shard where verb == .load:
      "send the K-th of N parts of the customers, such as 2/3, at the whole rate: what several "
        + "machines send is different then"
    case .shard:
      "run the K-th of N parts of the customers, such as 2/3: sorted, the lines of all the parts "
        + "are those of the whole. What needs everybody is a finding"
    case .seed: "the seed of every id, delay and token, 0 to 2^53-1, instead of the file's"
    case .start where verb == .load:
      "the simulated start: now (the default, whatever the file says), \"now - 1h\" or "
        + "2026-01-05T09:00:00Z"
    case .start:
      "the simulated start instead of the file's: 2026-01-05T09:00:00Z, now, or \"now - 1h\""
    case .authority:
      "who signs: a folder, made on first use, or seed:WORD, the same on every machine; "
        + "instead of the scenario's or your own"
    case .pace:
      "how fast simulated time passes: instant (the default), realtime, or a factor such as 60x"
    case .resume:
      "go on with a run that was stopped or killed: simulate it again from its start and send "
        + "what its ledger, FILE, does not show as acknowledged; FILE stays the ledger"
    case .connections: "open at most so many connections to a receiver; 16"
    case .inFlight:
      "have at most so many attempts under way at once; 64. Over HTTP/1.1 a connection carries "
        + "one, so that the smaller of the two counts"
    case .timeout:
      "wait so long for an answer, such as 500ms or 10s, of real time, instead of the scenario's"
    case .header: "a header of every post, such as \"Authorization: Bearer abc\"; several add up"
    case .certificates: "trust the certificates in FILE (PEM) instead of the system's for https://"
    case .allowHost:
      "permit connections to the addresses of NAME; without it only this machine is permitted"
    case .jobs:
      "run so many of several scenarios at once; without it as many as this machine has cores"
    case .threads:
      "compose and sign on so many threads; without it on as many as this machine has cores. The "
        + "output is the same"
    case .customer: "whose receipt is asked about"
    case .receiptData:
      "the token of a receipt instead, as latest_receipt has it; that of another seed is none of "
        + "this run's"
    case .at:
      "when it is asked: a moment as scenarios have it, such as 12m or \"renewal 2 of ana + 1m\"; "
        + "without it the end of the run"
    case .oldStyle: "ask about the customer's newest transaction in the style of iOS 6"
    case .excludeOldTransactions: "of each subscription show the latest transaction only"
    case .password:
      "the shared secret instead of the right one; '' asks without any, and so does --receipt-data "
        + "without this"
    case .environment:
      "the server that is asked, Sandbox or Production, instead of the one that knows the receipt"
    case .report where verb == .merge:
      "write the sum into a file, as often as you like: .json for programs (that of loads can be "
        + "merged again), .xml for CI (JUnit)"
    case .report:
      "write what came of the run into a file, as often as you like: .json for programs, .xml for "
        + "CI (JUnit)"
    case .audit: "re-read the run with the auditor, which knows what no lifecycle can do"
    case .explain:
      "say under each notification which rule caused it and where the rule comes from (a token "
        + "that Apple has signed, Apple's page, reported, inferred), so that you can argue with it"
    case .strict: "let a refused action make the exit status 1"
    case .failed:
      "send only those that the receiver has not acknowledged, of all that were not delivered"
    case .rate where verb == .load:
      "send so many a second, such as 500/s or 0.5/s; natural: each when it is signed, one "
        + "simulated second a second"
    case .rate: "send so many a second at most, such as 500/s"
    case .ramp: "send more and more (or less and less), such as 0..2000/s/5m"
    case .step: "send at one rate after another, such as 100,200,400/s/1m, a minute each"
    case .duration:
      "how long it counts, such as 10m; without it as long as --ramp or --step say. Beyond "
        + "them it goes on at their last rate"
    case .warmUp: "how long it goes on at its first rate before that, left out of all figures"
    case .ahead:
      "seal N notifications before the first is sent, and stay so far ahead while there are as "
        + "many; without it as many as half a second needs"
    case .require:
      "what it must show, as often as you like: p99<300ms, p99.9<1s, p99{REFUND}<1s (of kinds: "
        + "DID_RENEW, EXPIRED/*), max<5s, failed<0.1%, late<1%, unsent<0.1%. Latencies count from "
        + "the planned moment. It ends as soon as one can no longer hold"
    case .findKnee:
      "begin at --rate, for --duration each, double it until --require breaks, and narrow down "
        + "where. Every notification is sent once"
    case .quiet where verb == .load: "print the summary only if something is wrong"
    case .quiet where verb == .replay: "print only what went wrong"
    case .quiet: "print no timeline, only what went wrong"
    case .json: "print JSON for programs instead of a table for people"
    }
  }

  /// What would do where a value has not even the form of one; `nil` where it has.
  func whatWouldDo(insteadOf value: String) -> String? {
    switch self {
    case .alter where !value.contains("="): "PATH=VALUE, such as data.status=5,"
    case .set where !value.contains("="): "PATH=VALUE, such as store.renewalRate=3m,"
    case .authority where value == "seed:": "a folder, or seed: with a word behind it,"
    case .header where !value.contains(":"): "NAME:VALUE, such as \"X-Team: payments\","
    default: nil
    }
  }

  /// Whether it may stand several times.
  var isRepeatable: Bool {
    [.to, .with, .set, .alter, .only, .report, .header, .allowHost, .require].contains(self)
  }

  /// Whether a verb knows it.
  func belongs(to verb: Verb) -> Bool { verbs.contains(verb) }

  /// The verbs that know it.
  private var verbs: Set<Verb> {
    switch self {
    case .to: [.run, .emit, .replay, .load, .scenarios]
    case .alter, .withHistory: [.emit]
    case .check: [.fixtures]
    case .only: [.run, .fixtures, .replay]
    case .quiet: [.run, .emit, .replay, .load]
    case .failed: [.replay]
    case .rate: [.replay, .load]
    case .ramp, .step, .duration, .warmUp, .ahead, .require, .findKnee: [.load]
    case .with, .set: [.run, .emit, .fixtures, .forgeries, .load, .check, .receipt]
    case .format: [.run, .emit, .fixtures, .load]
    case .seed, .start: [.run, .emit, .fixtures, .forgeries, .load, .receipt]
    case .customer, .receiptData, .at, .oldStyle, .excludeOldTransactions, .password,
      .environment:
      [.receipt]
    case .report: [.run, .load, .merge]
    case .shard: [.run, .load]
    case .jobs, .threads, .audit, .explain, .strict, .pace, .resume: [.run]
    case .connections, .inFlight, .timeout, .header, .certificates, .allowHost:
      [.run, .emit, .replay, .load]
    case .authority: [.run, .emit, .fixtures, .forgeries, .load, .authority]
    case .json: [.catalog, .scenarios, .kinds, .quirks]
    }
  }
}
