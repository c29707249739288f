/// Where something of each living member is kept, by the member's place: in pages, of which one is
/// there from the first of its members who comes until the last has gone.
struct MemberPlaces {
  private struct Page {
    /// Empty while nobody of it lives.
    var places: [UInt32] = []
    var living = 0
  }

  private var pages: [Page] = []
  private static let pageSize = 4096
  private static let nowhere = UInt32.max

  /// How many pages are there.
  var pageCount: Int { pages.count { $0.living > 0 } }

  /// Whether something of a member is kept.
  func has(_ member: Int) -> Bool {
    let (page, offset) = member.quotientAndRemainder(dividingBy: Self.pageSize)
    return page < pages.count && pages[page].living > 0
      && pages[page].places[offset] != Self.nowhere
  }

  /// Where a living member's is kept.
  subscript(member: Int) -> UInt32 {
    pages[member / Self.pageSize].places[member % Self.pageSize]
  }

  /// Keeps where a member's is, who comes.
  mutating func keep(_ member: Int, at place: UInt32) {
    let (page, offset) = member.quotientAndRemainder(dividingBy: Self.pageSize)
    while pages.count <= page { pages.append(Page()) }
    if pages[page].living == 0 {
      pages[page].places = Array(repeating: Self.nowhere, count: Self.pageSize)
    }
    pages[page].places[offset] = place
    pages[page].living += 1
  }

  /// Forgets where a member's was, who has gone.
  mutating func forget(_ member: Int) {
    let (page, offset) = member.quotientAndRemainder(dividingBy: Self.pageSize)
    pages[page].places[offset] = Self.nowhere
    pages[page].living -= 1
    if pages[page].living == 0 { pages[page].places = [] }
  }
}
