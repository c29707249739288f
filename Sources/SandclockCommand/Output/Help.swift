internal import Sandclock

/// What `--help` prints.
enum Help {
  static var generatorNumber: Int { generator }

  static let overview = """
    sandclock simulates App Store subscriptions: a scenario runs in compressed sandbox time and
    comes out as the signed server notifications that Apple would have sent.

    sandclock run FILE|DIR…        run scenarios, print what happens; without --to nothing is sent
    sandclock emit KIND            send one notification of a kind, over your products or others
    sandclock fixtures DIR         write a notification of every kind as files to commit
    sandclock forgeries DIR        write bodies that a receiver must refuse
    sandclock replay FILE          send what a ledger holds once more
    sandclock load FILE --to URL   send a scenario's notifications at a rate, and measure
    sandclock merge FILE…          join the reports of loads, or of the parts of a run
    sandclock check FILE|DIR…      say everything that is wrong with scenarios, without a run
    sandclock new FILE [DIR]       write scenarios over a .storekit file to start from
    sandclock catalog FILE         what a .storekit file or a scenario sells, at a glance
    sandclock kinds                every kind of notification, and the scenario that shows it
    sandclock quirks               the oddities that a scenario can ask for
    sandclock scenarios [NAME]     the library of scenarios to start from: list them, print one
    sandclock decode [FILE]        bodies out of a log as decoded JSON; nothing is verified
    sandclock receipt FILE         what verifyReceipt answers about a customer's receipt
    sandclock authority show       who signs, and how to trust it
    sandclock authority export DIR write its root certificate for a receiver
    sandclock VERB --help          the options of a verb

    Exit status: 0 all well; 1 an expectation failed, a step was not reached, the auditor found
    something, something was not delivered, a fixture differs, a load did not show what it must, or
    it was stopped; 64 the call is wrong; 65 the input is wrong; 74 an output or a key could not do
    its work.
    """

  /// The help about a verb, or about all of them.
  static func text(for word: String?) throws(UsageError) -> String {
    guard let word else { return overview }
    guard let verb = Verb(rawValue: word) else { throw .unknownVerb(word) }
    let options = Option.allCases.filter { $0.belongs(to: verb) }
    return
      ([usage(of: verb), "", purpose(of: verb)]
      + (options.isEmpty ? [] : [""] + options.flatMap { lines(about: $0, for: verb) }))
      .joined(separator: "\n")
  }

  private static func usage(of verb: Verb) -> String {
    switch verb {
    case .run: "sandclock run FILE|DIR… [options]"
    case .emit: "sandclock emit KIND [options]"
    case .fixtures: "sandclock fixtures DIR [options]"
    case .forgeries: "sandclock forgeries DIR [options]"
    case .replay: "sandclock replay FILE --to SINK [options]"
    case .load: "sandclock load FILE --to URL --rate N/s --duration DURATION [options]"
    case .merge: "sandclock merge FILE… [options]"
    case .check: "sandclock check FILE|DIR… [options]"
    case .new: "sandclock new FILE.storekit [DIR]"
    case .catalog: "sandclock catalog FILE [options]"
    case .kinds: "sandclock kinds [options]"
    case .quirks: "sandclock quirks [options]"
    case .scenarios: "sandclock scenarios [NAME] [options]"
    case .decode: "sandclock decode [FILE]"
    case .receipt: "sandclock receipt FILE --customer NAME [options]"
    case .authority: "sandclock authority [show | export DIR] [options]"
    }
  }

  private static func purpose(of verb: Verb) -> String {
    switch verb {
    case .run:
      """
      Runs a scenario from its start and prints what happens: actions with a dash, notifications
      with what the store believes when it signs them. Then compares the notifications with the
      scenario's expect lines. What counts is the file over its parents (extends), then each --with,
      then each --set.

      Of several files, or a folder (every .json5 in it that has customers), each runs in a world
      of its own and has one line; what went wrong stands below, the sum last, and the exit status
      is the greatest of theirs. With --to - their notifications follow one another in the order
      of the lines.
      """
    case .emit:
      """
      Lives the shortest life that leads to a kind of notification (sandclock kinds lists them), and
      sends that one, alone or with what came before. It is lived over the app, products and store
      that --with names (a parent as scenarios have it; of the products those with short names come
      first), or over some of its own, from 2026-01-05T09:00:00Z unless they or --start say
      otherwise.
      """
    case .fixtures:
      """
      Writes into DIR, for every kind of notification, the body, the decoded payload and the inner
      objects alone; the root certificate; and an index with what a correct receiver believes after
      each. Lives and products are those of emit, from 2026-01-05T09:00:00Z unless the parent or
      --start say otherwise. With --authority seed:WORD the same call gives the same bytes on every
      machine. All files are written or none; those of an earlier call are replaced. A kind that the
      products do not allow is left out, and said.
      """
    case .forgeries:
      """
      Writes into DIR bodies that a receiver must refuse (altered, signed wrongly, under chains that
      are none, or genuine in the wrong place), two that look odd and are in order, and a good one.
      The index says of each what is wrong, what a correct receiver does, how it is set up, and
      which token fails with which of Apple's names. Products are those of emit. Chains are forged
      with the keys of the authority, which the receiver trusts: keep it to tests.
      """
    case .replay:
      """
      Sends the bodies in a ledger (FILE, made by run with --to sqlite:FILE) once more, byte for
      byte, in the order of signing; never two of one original transaction at once. Nothing is tried
      twice: what stays undelivered makes exit status 1. With --failed the ledger learns what came
      of it, so that the next time sends what is left; without, the ledger stays as it is.
      """
    case .load:
      """
      Sends a scenario's notifications to a receiver at a rate of your choice, whatever the receiver
      does, and says what it did: an open model, in which an answer that takes long delays no other
      notification, but those of the same original transaction. First it says how many there are,
      and how fast simulated time runs; a load for which the scenario holds too few is refused.
      Latencies count from the planned moment and from the actual send; what was held for order,
      what waited for a connection, and what the generator itself sent late (by more than a
      millisecond) stand apart.

      Exit status 1: something that --require names does not hold, something could not be sent, or
      it was stopped.
      """
    case .merge:
      """
      Joins the .json reports of several loads, which ran on machines of their own at the same time:
      counts, rates and histograms add up exactly, and what the loads had to show is judged over
      all of them.

      Or joins those of the parts that --shard K/N makes of a run, one a part and all of them:
      notifications, sales, deliveries and histograms are those of the whole, and what went wrong in
      any part stands in one report. Of a call with several scenarios each is joined by its name.

      Exit status 1: a load did not show what it must, or something went wrong in a part.
      """
    case .check:
      """
      Reads scenarios and the catalogs they name, and prints every finding as
      file:line:column: path: what was found; what would do. Of a folder it reads every .json5 in
      it that has customers.
      """
    case .new:
      """
      Writes two files into DIR, or here: what every scenario over a .storekit file has in common
      (the app, the catalog, short names of its products), and one scenario over it to start from.
      It overwrites nothing.
      """
    case .catalog:
      """
      Shows what is sold: groups with their levels in rank order, periods and what becomes of them
      under each profile, prices, offers, other products; then notes on what is odd. FILE is a
      .storekit file, a catalog in the words of scenarios, or a scenario.
      """
    case .kinds:
      """
      Lists every type and subtype that App Store Server Notifications V2 has, what makes the store
      send it, and the simplest scenario of the library whose run sends it.
      """
    case .quirks:
      """
      Lists what is odd about the store where a scenario asks for it in "quirks": what was seen or
      told but is no rule, with what the scenario gives it, what it does, and where it comes from.
      """
    case .scenarios:
      """
      Lists the library of scenarios inside this executable, or prints the one of a name, which
      begins one of your own: sandclock scenarios plain-month > mine.json5. Its catalog is listed
      and printed the same way, by its path.
      """
    case .decode:
      """
      Reads bodies, {"signedPayload":"…"} or bare tokens, one a line, from a file or standard
      input, and prints their payloads with the inner tokens decoded in place, one a line. It
      checks no signature.
      """
    case .receipt:
      """
      Runs a scenario up to a moment and prints what Apple's verifyReceipt would have answered then
      about a customer's receipt. What is wrong with the question is an answer, too: a status.
      """
    case .authority:
      """
      Shows the test authority that signs, or exports its root certificate. Without --authority it
      is your own, kept in $XDG_DATA_HOME/sandclock/authority or
      ~/.local/share/sandclock/authority and made on first use.
      """
    }
  }

  private static func lines(about option: Option, for verb: Verb) -> [String] {
    let name = [option.rawValue, option.valueName].compactMap(\.self).joined(separator: " ")
    let indent = String(repeating: " ", count: 18)
    let lines = wrapped(option.explanation(for: verb), to: 80)
    // A long name has a line of its own.
    guard name.count < indent.count else { return [name] + lines.map { indent + $0 } }
    let first = name + indent.dropFirst(name.count) + (lines.first ?? "")
    return [first] + lines.dropFirst().map { indent + $0 }
  }

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    text.split(separator: " ").reduce(into: [String]()) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}
