internal import NotificationWire

/// The list of a folder's notifications, with what a test needs to feed them one by one: which
/// file, at which instant, and what a correct receiver believes afterwards.
struct FolderIndex {
  private var lines: [[UInt8]] = []

  /// Adds a notification that stands in a file.
  mutating func add(_ header: NotificationHeader, file: String) {
    var writer = JSONWriter(reserving: 512)
    writer.object { writer in
      func write(_ key: StaticString, _ text: String) {
        writer.key(key)
        writer.string(text)
      }
      write("file", file)
      write("customer", header.customer)
      write("type", header.type)
      if let subtype = header.subtype { write("subtype", subtype) }
      writer.key("signedDate")
      writer.integer(header.signedDate)
      write("notificationUUID", header.notificationUUID)
      write("transactionId", header.transactionID)
      write("originalTransactionId", header.originalTransactionID)
      write("productId", header.productID)
      write("status", header.belief.status)
      writer.key("entitled")
      writer.bool(header.belief.isEntitled)
      write("reason", header.belief.reason)
    }
    lines.append(writer.bytes)
  }

  /// The list as JSON, a notification a line, so that a change of one changes one line.
  var json: [UInt8] {
    Array("[\n".utf8) + lines.joined(separator: Array(",\n".utf8))
      + Array(lines.isEmpty ? "]\n".utf8 : "\n]\n".utf8)
  }
}
