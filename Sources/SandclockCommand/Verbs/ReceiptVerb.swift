internal import Foundation
internal import Sandclock

/// `sandclock receipt FILE`: what verifyReceipt answers about a customer's receipt at a moment.
enum ReceiptVerb {
  static func run(_ words: [String], _ console: Console) throws -> ExitStatus {
    let arguments = try Arguments(words, for: .receipt)
    try arguments.limitOperands(to: 1)
    guard let file = arguments.operands.first else {
      throw UsageError.missingOperand(verb: .receipt, wanted: "a scenario file")
    }
    let customer = arguments[.customer]
    let data = arguments[.receiptData]
    guard (customer == nil) != (data == nil) else {
      throw UsageError.missingOperand(
        verb: .receipt, wanted: "either --customer NAME or --receipt-data TOKEN")
    }
    let server = try server(arguments)
    let scenario = try scenario(file, arguments)
    for note in scenario.notes { console.complain(note.description) }
    let receipts = try Receipts(atTheEndOf: scenario)
    var request = ReceiptRequest(
      receiptData: data ?? "", password: arguments[.password],
      excludesOldTransactions: arguments.has(.excludeOldTransactions), server: server)
    if let customer {
      request.receiptData =
        try arguments.has(.oldStyle)
        ? receipts.oldStyleToken(of: customer) : receipts.token(of: customer)
      if !arguments.has(.password) {
        request.password = try receipts.sharedSecret(of: customer)
      }
    } else if arguments.has(.oldStyle) {
      throw UsageError.withoutCustomer(.oldStyle)
    }
    // Nothing at all is how a call without a password is typed.
    if request.password == "" { request.password = nil }
    try console.say(receipts.answer(to: request))
    return .success
  }

  /// The scenario, which ends at the moment in question.
  private static func scenario(_ file: String, _ arguments: Arguments) throws -> Scenario {
    let now = Date()
    var set = arguments.all(.set)
    if let moment = arguments[.at] { set.append("until=\(moment)") }
    let start = try arguments[.start].map { text in
      guard let start = Scenario.start(text, now: now) else {
        throw UsageError.badValue(
          text, option: Option.start.rawValue, wanted: "a date and time, or now,")
      }
      return start
    }
    return try Scenario(
      contentsOf: file, with: arguments.all(.with), set: set,
      seed: arguments.count(.seed, in: 0...ScenarioReader.largestSeed).map(UInt64.init),
      start: start, now: now, environment: ProcessInfo.processInfo.environment)
  }

  private static func server(
    _ arguments: Arguments
  ) throws(UsageError) -> ReceiptRequest.Server? {
    guard let text = arguments[.environment] else { return nil }
    guard let server = ReceiptRequest.Server(rawValue: text) else {
      throw .badValue(
        text, option: Option.environment.rawValue, wanted: "Sandbox or Production")
    }
    return server
  }
}
