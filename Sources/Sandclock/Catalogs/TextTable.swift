/// Rows of cells in aligned columns. The last column is as wide as it comes, so that names in any
/// script may stand there.
struct TextTable {
  /// On which side of its column a cell stands.
  enum Alignment {
    case left
    case right
  }

  /// A row and the lines that stand below it, farther in.
  struct Row {
    let cells: [String]
    let below: [String]
  }

  private let header: [String]
  private let alignments: [Alignment]
  private(set) var rows: [Row] = []

  /// A table with these names of columns; columns beyond the alignments' are left.
  init(_ header: [String], alignments: [Alignment]) {
    self.header = header
    self.alignments = alignments
  }

  /// Adds a row.
  mutating func add(_ cells: [String], below: [String] = []) {
    rows.append(Row(cells: cells, below: below))
  }

  /// The widths that fit every row of every table; a column with nothing in it is left out, and
  /// has none.
  static func widths(of tables: [TextTable]) -> [Int?] {
    guard let header = tables.first?.header else { return [] }
    let rows = tables.flatMap(\.rows)
    return header.enumerated().map { column, name in
      let widest = rows.map { $0.cells[column].count }.max() ?? 0
      return widest == 0 ? nil : max(widest, name.count)
    }
  }

  /// The names of the columns and the rows, in lines.
  func lines(_ widths: [Int?]) -> [String] {
    [line(of: header, widths)]
      + rows.flatMap { row in
        [line(of: row.cells, widths)] + row.below.map { "         \($0)" }
      }
  }

  private func line(of cells: [String], _ widths: [Int?]) -> String {
    let padded = cells.enumerated().compactMap { column, cell -> String? in
      guard let width = widths[column] else { return nil }
      let space = String(repeating: " ", count: max(0, width - cell.count))
      let isRight = alignments.indices.contains(column) && alignments[column] == .right
      return isRight ? space + cell : cell + space
    }
    return ("  " + padded.joined(separator: "  ")).withoutTrailingSpaces
  }
}

extension String {
  fileprivate var withoutTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
