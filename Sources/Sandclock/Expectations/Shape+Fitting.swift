internal import ScenarioFormat
internal import SubscriptionModel

/// Where JSON is not of a shape.
struct Misfit: Equatable {
  /// The way to the value: `data.renewalInfo.autoRenewStatus`.
  var path: String
  let expected: String
  let got: String
}

extension Shape {
  /// The first place where a value is not of this shape; `nil` when it fits. A value that is not
  /// there is passed as `nil`.
  func misfit(of value: JSONValue?, at path: String = "") -> Misfit? {
    let fits: Bool
    switch self {
    case .absent: fits = value == nil
    case .present: fits = value != nil
    case .text(let text): fits = value?.string == text
    case .integer(let integer): fits = value?.number?.integer == integer
    case .bool(let truth): fits = value?.bool == truth
    case .list(let shapes):
      guard let elements = value?.elements, elements.count == shapes.count else {
        fits = false
        break
      }
      for (index, shape) in shapes.enumerated() {
        if let misfit = shape.misfit(of: elements[index], at: "\(path)[\(index)]") { return misfit }
      }
      return nil
    case .object(let members):
      guard let value, value.members != nil else {
        fits = false
        break
      }
      for member in members {
        let place = path.isEmpty ? member.name : "\(path).\(member.name)"
        if let misfit = member.shape.misfit(of: value[member.name], at: place) { return misfit }
      }
      return nil
    }
    return fits ? nil : Misfit(path: path, expected: words, got: value?.words ?? "nothing")
  }

  private var words: String {
    switch self {
    case .absent: "nothing"
    case .present: "anything"
    case .text(let text): "\"\(text)\""
    case .integer(let integer): "\(integer)"
    case .bool(let truth): "\(truth)"
    case .list(let shapes): "a list of \(shapes.count)"
    case .object: "an object"
    }
  }
}

extension JSONValue {
  fileprivate var words: String {
    switch content {
    case .null: "null"
    case .bool(let truth): "\(truth)"
    case .number(let number): number.literal
    case .string(let text): "\"\(text)\""
    case .array(let elements): "a list of \(elements.count)"
    case .object: "an object"
    }
  }
}
