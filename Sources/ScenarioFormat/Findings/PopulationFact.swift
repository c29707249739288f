internal import SubscriptionModel

/// What can be wrong with a population, or with what is expected of one.
enum PopulationFact: FindingFact {
  case badOdds(String)
  case badRate(String)
  case badRange(String)
  case comesTooLate
  case nothingToBuy(storefronts: [String])
  case tokensMissing(found: Int, wanted: Int)
  case badToken(file: String, line: Int, text: String)
  case memberName(String)
  case neverEnds
  case bothArrivals
  case rateAndRamp
  case randomWithoutRate
  case badRamp(count: Int)
  case rampEndsAtNothing(coming: Int, of: Int)
  case endlessWithoutRate
  case tokensWithoutEnd
  case beforeTime(room: SimDuration)
  case nothingToShare
  case noRoomForFamilies(Int)
  case lineOfNobody

  var words: String {
    switch self {
    case .badOdds(let text):
      "\(Quotation.of(text)) is no share; a percentage with at most four decimals would do, for "
        + "example \"2.5%\""
    case .badRate(let text):
      "\(Quotation.of(text)) is no rate; write for example \"80/s\", \"500/m\" or \"20/h\""
    case .badRange(let text):
      "\(Quotation.of(text)) is no range of shares; write for example \"2%..4%\", \"90%..\" or "
        + "\"..1%\""
    case .comesTooLate:
      "the last of them would come after 2099, or 34 years after the start; let them come faster"
    case .nothingToBuy(let storefronts):
      "no subscription of the catalog has a price in \(Wording.all(storefronts)); give one there"
    case .tokensMissing(let found, let wanted):
      "the file has \(found) UUIDs for \(wanted) customers; add the others"
    case .badToken(let file, let line, let text):
      "\(Quotation.of(file)), line \(line): \(Quotation.of(text)) is no UUID"
    case .memberName(let name):
      "\(Quotation.of(name)) is the name of a member of the population; choose another"
    case .neverEnds:
      "whoever always comes back never ends; say less than \"100%\", or say with \"until\" when "
        + "the run ends"
    case .lineOfNobody:
      "a line is about a customer with a name, and here is none; { share, of, is } and "
        + "{ notification, count } speak of a population"
    case .rateAndRamp: "they come at one rate or along a ramp; keep \"rate\" or \"ramp\""
    case .randomWithoutRate:
      "only what comes at one rate comes at random; write for example "
        + "{ rate: \"80/s\", random: true }, or leave it out"
    case .badRamp(let count):
      "found \(count == 1 ? "1 rate" : "\(count) rates"); the first and the last would do, for "
        + "example [\"0/s\", \"200/s\"]"
    case .rampEndsAtNothing(let coming, let count):
      "the rate ends at 0, and only \(coming) of \(count) come; let it end higher, or let fewer "
        + "come"
    case .endlessWithoutRate:
      "who never end come at a rate that goes on; write for example arrive: { rate: \"80/s\" }, or "
        + "{ ramp: [\"0/s\", \"200/s\"], over: \"5m\" }"
    case .tokensWithoutEnd:
      "no file has a UUID for each of those who never end; leave it out, and each has one of its "
        + "own, or say how many customers there are"
    case .beforeTime(let room):
      "that is before the year 2000, where instants begin; "
        + (room > .zero ? "at most \"\(room.scenarioText)\" would do" : "start later")
    case .nothingToShare:
      "nothing that they buy can be shared with a family; make a subscription of the catalog "
        + "\"shareable\" (in a .storekit file \"familyShareable\"), or leave it out"
    case .noRoomForFamilies(let count):
      "found \(count) customers who may share; with a family each, at most "
        + "\(Population.limitOfFamilies) would do, or odds: { share: \"0%\" }"
    case .bothArrivals: "they come within a time or at a rate; keep \"over\" or \"rate\""
    }
  }
}
