internal import SubscriptionModel

extension Node {
  /// The shape that this value is, or a finding. Numbers on the wire are whole.
  func shape() -> Shape? {
    switch value.content {
    case .null: return .absent
    case .bool(let truth): return .bool(truth)
    case .string("*"): return .present
    case .string(let text): return .text(text)
    case .number(let number):
      guard let integer = number.integer else {
        found(
          ShapeFact.numberOutside(
            found: String(number.literal.prefix(40)), wanted: "a whole number"))
        return nil
      }
      return .integer(integer)
    case .array:
      let elements = elements("a list") ?? []
      let shapes = elements.compactMap { $0.shape() }
      return shapes.count == elements.count ? .list(shapes) : nil
    case .object(let members):
      let shapes = members.compactMap { member in
        Node(value: member.value, path: path.key(member.key), report: report).shape()
          .map { Shape.Member(name: member.key, shape: $0) }
      }
      return shapes.count == members.count ? .object(shapes) : nil
    }
  }
}
