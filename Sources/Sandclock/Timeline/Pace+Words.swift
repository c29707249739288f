internal import Delivery

extension Pace {
  /// How the head of a timeline names the pace; `nil`: it goes without saying.
  var words: String? {
    switch self {
    case .instant: nil
    case .realtime: "realtime"
    case .times(let thousandths): "pace \(Self.factor(thousandths))x"
    }
  }

  /// A count of thousandths as a decimal number.
  private static func factor(_ thousandths: Int64) -> String {
    let fraction = String(thousandths % 1000 + 1000).dropFirst()
    let digits = fraction.reversed().drop { $0 == "0" }.reversed()
    return "\(thousandths / 1000)" + (digits.isEmpty ? "" : ".\(String(digits))")
  }
}
