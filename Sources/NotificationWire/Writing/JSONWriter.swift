package import SubscriptionModel

/// The project's one JSON writer: compact, members in the order they are written in, into bytes.
///
/// Apple's tokens have no white space, no null members and no escaped slashes; Foundation's encoder
/// keeps no order. Escaped are only the quote, the backslash and control characters; all else is
/// raw UTF-8.
///
/// Most of what composing costs is spent here, and an array that asks at each append whether it is
/// the only one and has room took two thirds of that: so it writes into bare memory.
package struct JSONWriter: ~Copyable {
  private var memory: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// Whether the memory is the writer's and not that of somebody who waits for it.
  private var isOwner: Bool
  private var count = 0
  /// Whether the next member is the first of its object.
  private var isFirst = true

  /// A writer with room for so many bytes; it makes more where that is needed.
  package init(reserving capacity: Int = 1024) {
    self.capacity = max(capacity, 64)
    memory = .allocate(capacity: self.capacity)
    isOwner = true
  }

  private init(_ room: UnsafeMutablePointer<UInt8>, capacity: Int) {
    memory = room
    self.capacity = capacity
    isOwner = false
  }

  deinit {
    if isOwner { memory.deallocate() }
  }

  /// An object with the members that `members` writes.
  ///
  /// - Parameter capacity: How many bytes it has at most, as a rule: then they are written where
  ///   they stay. One that has more is copied.
  package static func object(
    reserving capacity: Int, _ members: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    var longer: [UInt8]?
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { room, count in
      guard let start = room.baseAddress else { return }
      var writer = JSONWriter(start, capacity: capacity)
      writer.object(members)
      if writer.isOwner { longer = writer.bytes } else { count = writer.count }
    }
    return longer ?? bytes
  }

  /// What was written so far.
  package var bytes: [UInt8] { Array(UnsafeBufferPointer(start: memory, count: count)) }

  /// Makes room for so many bytes more.
  @inline(__always)
  private mutating func reserve(_ more: Int) {
    if count &+ more > capacity { grow(by: more) }
  }

  @inline(never)
  private mutating func grow(by more: Int) {
    capacity = max(count + more, 2 * capacity)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: memory, count: count)
    if isOwner { memory.deallocate() }
    memory = larger
    isOwner = true
  }

  /// Writes a byte, for which there is room.
  @inline(__always)
  private mutating func put(_ byte: UInt8) {
    memory[count] = byte
    count &+= 1
  }

  /// Writes bytes, for which there is room.
  @inline(__always)
  private mutating func put(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    (memory + count).update(from: source, count: bytes.count)
    count &+= bytes.count
  }

  /// Writes text of the program's own, for which there is room.
  @inline(__always)
  private mutating func put(_ text: StaticString) {
    put(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes an object with the members that `members` writes.
  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    reserve(1)
    put(UInt8(ascii: "{"))
    isFirst = true
    members(&self)
    isFirst = false
    reserve(1)
    put(UInt8(ascii: "}"))
  }

  /// Writes a member that is an object. Answers where that stands in what is written.
  mutating func object(
    _ name: StaticString, _ members: (inout JSONWriter) -> Void
  ) -> Range<Int> {
    key(name)
    let start = count
    object(members)
    return start..<count
  }

  /// Writes a list with one element for each of `values`.
  package mutating func list<Value>(
    of values: [Value], _ element: (inout JSONWriter, Value) -> Void
  ) {
    reserve(1)
    put(UInt8(ascii: "["))
    for (index, value) in values.enumerated() {
      reserve(1)
      if index > 0 { put(UInt8(ascii: ",")) }
      element(&self, value)
    }
    reserve(1)
    put(UInt8(ascii: "]"))
  }

  /// Writes a value that is JSON text already.
  package mutating func raw(_ json: [UInt8]) {
    reserve(json.count)
    json.withUnsafeBufferPointer { put($0) }
  }

  /// Begins a member: what is written next is its value.
  ///
  /// In place, where the length of its name is known beforehand: then it is a few stores.
  @inline(__always)
  package mutating func key(_ name: StaticString) {
    reserve(name.utf8CodeUnitCount &+ 4)
    if !isFirst { put(UInt8(ascii: ",")) }
    isFirst = false
    put(UInt8(ascii: "\""))
    put(name)
    put(UInt8(ascii: "\""))
    put(UInt8(ascii: ":"))
  }

  /// Writes a member that is text; none without it.
  @inline(__always)
  package mutating func member(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    key(name)
    string(text)
  }

  /// Writes a member that is a word of the program's own; none without it.
  @inline(__always)
  package mutating func member(_ name: StaticString, word: String?) {
    guard let word else { return }
    key(name)
    self.word(word)
  }

  /// Writes a member that is a UUID; none without it.
  @inline(__always)
  package mutating func member(_ name: StaticString, _ uuid: RandomUUID?) {
    guard let uuid else { return }
    key(name)
    self.uuid(uuid)
  }

  /// Writes a member that is a whole number; none without it.
  @inline(__always)
  package mutating func member(_ name: StaticString, _ number: Int64?) {
    guard let number else { return }
    key(name)
    integer(number)
  }

  /// Writes a member that is a whole number in quotes, as Apple writes identifiers.
  @inline(__always)
  package mutating func member(_ name: StaticString, quoted number: UInt64) {
    key(name)
    quoted(number)
  }

  /// Begins a member whose name is not known beforehand.
  package mutating func key(named name: String) {
    reserve(2)
    if !isFirst { put(UInt8(ascii: ",")) }
    isFirst = false
    string(name)
    reserve(1)
    put(UInt8(ascii: ":"))
  }

  // A text is read where it is. To have a variable of it for `withUTF8` would count a reference to
  // what all threads read, and they would wait for one another.

  /// Writes text in quotes.
  package mutating func string(_ text: String) {
    let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable { string($0) }
    if isWritten == nil { Array(text.utf8).withUnsafeBufferPointer { string($0) } }
  }

  /// Writes a word of the program's own, which has nothing in it to be escaped, in quotes.
  package mutating func word(_ word: String) {
    let isWritten: Void? = word.utf8.withContiguousStorageIfAvailable { quoted($0) }
    if isWritten == nil { quoted(Array(word.utf8)) }
  }

  private mutating func string(_ characters: UnsafeBufferPointer<UInt8>) {
    // An escape has six bytes at most.
    reserve(characters.count * 6 + 2)
    put(UInt8(ascii: "\""))
    // Nearly every text goes in as it is, in one piece.
    if Self.needEscapes(characters) {
      for character in characters { putEscaped(character) }
    } else {
      put(characters)
    }
    put(UInt8(ascii: "\""))
  }

  /// Writes a UUID in quotes.
  package mutating func uuid(_ uuid: RandomUUID) {
    reserve(RandomUUID.length + 2)
    put(UInt8(ascii: "\""))
    uuid.write(to: memory + count)
    count &+= RandomUUID.length
    put(UInt8(ascii: "\""))
  }

  /// Writes a whole number.
  package mutating func integer(_ number: Int64) {
    reserve(1 + Digits.room)
    if number < 0 { put(UInt8(ascii: "-")) }
    putDigits(number.magnitude)
  }

  /// Writes a whole number in quotes, as Apple writes identifiers.
  package mutating func quoted(_ number: UInt64) {
    reserve(2 + Digits.room)
    put(UInt8(ascii: "\""))
    putDigits(number)
    put(UInt8(ascii: "\""))
  }

  /// Writes ASCII text that needs no escapes, a token, in quotes.
  package mutating func quoted(_ token: [UInt8]) {
    token.withUnsafeBufferPointer { quoted($0) }
  }

  private mutating func quoted(_ characters: UnsafeBufferPointer<UInt8>) {
    reserve(characters.count &+ 2)
    put(UInt8(ascii: "\""))
    put(characters)
    put(UInt8(ascii: "\""))
  }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) {
    reserve(5)
    put(value ? "true" : "false")
  }

  /// Writes the digits of a number, for which there is room.
  @inline(__always)
  private mutating func putDigits(_ number: UInt64) {
    count &+= Digits.write(number, to: memory + count)
  }

  /// Whether any character has to be escaped: eight are looked at at a time.
  private static func needEscapes(_ characters: UnsafeBufferPointer<UInt8>) -> Bool {
    let bytes = UnsafeRawBufferPointer(characters)
    let (ones, tops): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    /// Bytes of `word` that are 0 have their top bit in it; others may only beside one that is.
    func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & tops }
    var place = 0
    while place + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      let quotes = zeros(word ^ ones &* UInt64(UInt8(ascii: "\"")))
      let backslashes = zeros(word ^ ones &* UInt64(UInt8(ascii: "\\")))
      let controls = (word &- ones &* 0x20) & ~word & tops
      if quotes | backslashes | controls != 0 { return true }
      place += 8
    }
    while place < bytes.count {
      if needsEscape(bytes[place]) { return true }
      place += 1
    }
    return false
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Writes one byte of a text, escaped if need be; there is room.
  private mutating func putEscaped(_ byte: UInt8) {
    guard Self.needsEscape(byte) else { return put(byte) }
    put(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: put(UInt8(ascii: "b"))
    case 0x09: put(UInt8(ascii: "t"))
    case 0x0A: put(UInt8(ascii: "n"))
    case 0x0C: put(UInt8(ascii: "f"))
    case 0x0D: put(UInt8(ascii: "r"))
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): put(byte)
    default:
      for character in "u00".utf8 { put(character) }
      for digit in [byte >> 4, byte & 15] {
        put(digit < 10 ? digit + UInt8(ascii: "0") : digit - 10 + UInt8(ascii: "a"))
      }
    }
  }
}
