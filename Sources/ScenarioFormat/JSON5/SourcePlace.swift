/// Where something stands: a byte of one of the texts a scenario is put together from.
///
/// Eight bytes, because every value of a document carries one. `SourceText.position(of:)` turns it
/// into a line and a column when somebody asks.
package struct SourcePlace: Hashable, Sendable {
  private let textNumber: Int32
  private let byteOffset: Int32

  /// The place of the byte at `byte` in the text with the number `text`.
  package init(text: Int = 0, byte: Int) {
    textNumber = Int32(clamping: text)
    byteOffset = Int32(clamping: byte)
  }

  /// The number of the text (`SourceText.number`).
  package var text: Int { Int(textNumber) }

  /// The offset from the first byte of the text.
  package var byte: Int { Int(byteOffset) }
}

/// A line and a column, both counted from 1; columns count Unicode scalars.
package struct SourcePosition: Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  package let line: Int
  /// The Unicode scalar in its line, from 1.
  package let column: Int

  /// A position of the given line and column.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// As editors read it: `4:17`.
  package var description: String { "\(line):\(column)" }
}
