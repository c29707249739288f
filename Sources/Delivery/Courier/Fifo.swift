/// A queue: first in, first out. An element keeps its number, counted from the first that ever was
/// in it.
struct Fifo<Element> {
  private var elements: [Element?] = []
  private var taken = 0
  /// The number of the first element.
  private(set) var start = 0

  /// The number that the next element will have.
  var end: Int { start + count }
  var count: Int { elements.count - taken }
  var isEmpty: Bool { count == 0 }
  var first: Element? { isEmpty ? nil : elements[taken] }

  /// The element of a number, which must be in the queue.
  subscript(number: Int) -> Element {
    get {
      guard let element = elements[taken + number - start] else {
        preconditionFailure("element \(number) has left the queue")
      }
      return element
    }
    set { elements[taken + number - start] = newValue }
  }

  /// Adds an element and answers its number.
  @discardableResult
  mutating func append(_ element: Element) -> Int {
    elements.append(element)
    return end - 1
  }

  mutating func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    let element = elements[taken]
    elements[taken] = nil
    taken += 1
    start += 1
    // What has left is thrown away once it is as much as what is there.
    if taken >= 64, taken * 2 >= elements.count {
      elements.removeFirst(taken)
      taken = 0
    }
    return element
  }
}
