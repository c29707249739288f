/// A text as it came: its name, its bytes, and where its lines begin.
///
/// LF, CR LF and a lone CR end a line, as in editors; a byte order mark takes no column.
package struct SourceText: Sendable {
  /// The largest text that is read, in bytes: 16 MB.
  ///
  /// Ask for the size of a file before loading it; the reader refuses what is larger all the same.
  package static let byteLimit = 16 << 20

  /// What findings call this text, usually the path as the user wrote it.
  package let name: String
  /// The text's number among those a scenario is put together from; every place in it carries it.
  package let number: Int
  /// Whether the name is the path of a file, so that paths in the text are relative to its folder.
  package let isFile: Bool
  /// The bytes, not yet judged.
  package let bytes: [UInt8]

  private static let blockSize = 4096
  private let lineStarts: [UInt32]
  /// How many scalars begin before each block: without it, naming a column deep in one very long
  /// line would cost the whole line, for each finding in it.
  private let scalarsBeforeBlock: [UInt32]

  /// A text of the given bytes; they need not be UTF-8.
  package init(name: String, bytes: [UInt8], number: Int = 0, isFile: Bool = true) {
    self.name = name
    self.number = number
    self.isFile = isFile
    self.bytes = bytes
    if bytes.count <= Self.byteLimit {
      (lineStarts, scalarsBeforeBlock) = Self.tables(of: bytes)
    } else {
      (lineStarts, scalarsBeforeBlock) = ([0], [])
    }
  }

  /// A text that is a string already, such as the value of an option.
  package init(name: String, text: String, number: Int = 0) {
    self.init(name: name, bytes: Array(text.utf8), number: number, isFile: false)
  }

  /// The line and column of a place in this text; beyond its end, those of its end.
  package func position(of place: SourcePlace) -> SourcePosition {
    let offset = min(max(place.byte, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    let start = Int(lineStarts[low])
    let column = offset <= start ? 1 : scalars(before: offset) - scalars(before: start) + 1
    return SourcePosition(line: low + 1, column: column)
  }

  /// The place of a byte of this text.
  package func place(at byte: Int) -> SourcePlace {
    SourcePlace(text: number, byte: byte)
  }

  private func scalars(before offset: Int) -> Int {
    // The last block of an oversized text has no entry; such a text is only spoken of as a whole.
    let block = min(offset / Self.blockSize, scalarsBeforeBlock.count - 1)
    guard block >= 0 else { return 0 }
    var count = Int(scalarsBeforeBlock[block])
    for index in block * Self.blockSize..<offset where Self.beginsScalar(bytes[index]) {
      count += 1
    }
    return count
  }

  private static func beginsScalar(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }

  private static func tables(of bytes: [UInt8]) -> ([UInt32], [UInt32]) {
    var starts: [UInt32] = [UInt32(TextEncoding.markLength(of: bytes))]
    var blocks: [UInt32] = []
    var scalars: UInt32 = 0
    for index in bytes.indices {
      if index % blockSize == 0 { blocks.append(scalars) }
      let byte = bytes[index]
      if beginsScalar(byte) { scalars += 1 }
      let endsLine =
        byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
          && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
      if endsLine { starts.append(UInt32(index + 1)) }
    }
    blocks.append(scalars)
    return (starts, blocks)
  }
}
