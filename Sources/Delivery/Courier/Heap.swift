/// A binary heap: the least element first.
struct Heap<Element: Comparable> {
  private var elements: [Element] = []

  var count: Int { elements.count }
  var first: Element? { elements.first }

  mutating func push(_ element: Element) {
    elements.append(element)
    var child = elements.count - 1
    while child > 0, elements[child] < elements[(child - 1) / 2] {
      elements.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func popFirst() -> Element? {
    guard let last = elements.popLast() else { return nil }
    guard let first = elements.first else { return last }
    elements[0] = last
    var parent = 0
    while let child = lesserChild(of: parent), elements[child] < elements[parent] {
      elements.swapAt(child, parent)
      parent = child
    }
    return first
  }

  private func lesserChild(of parent: Int) -> Int? {
    let left = 2 * parent + 1
    guard left < elements.count else { return nil }
    let right = left + 1
    return right < elements.count && elements[right] < elements[left] ? right : left
  }
}
