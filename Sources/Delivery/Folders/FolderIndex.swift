internal import NotificationWire

/// The list of a folder's notifications, with what a test needs to feed them one by one: which
/// file, at which instant, and what a correct receiver believes afterwards.
struct FolderIndex {
  private var lines: [[UInt8]] = []

  /// Adds a notification that stands in a file, and the legacy ones that tell the same.
  mutating func add(_ header: NotificationHeader, file: String, twins: [String] = []) {
    var writer = JSONWriter(reserving: 512)
    writer.object { writer in
      writer.member("file", file)
      if !twins.isEmpty {
        writer.key("v1")
        writer.list(of: twins) { $0.string($1) }
      }
      writer.member("customer", header.customer)
      writer.member("type", header.type)
      writer.member("subtype", header.subtype)
      writer.member("signedDate", header.signedDate)
      writer.member("notificationUUID", header.notificationUUID)
      writer.member("transactionId", header.transactionID)
      writer.member("originalTransactionId", header.originalTransactionID)
      writer.member("productId", header.productID)
      if let belief = header.belief {
        writer.member("status", belief.status)
        writer.key("entitled")
        writer.bool(belief.isEntitled)
        writer.member("reason", belief.reason)
      }
    }
    lines.append(writer.bytes)
  }

  /// The list as JSON, a notification a line, so that a change of one changes one line.
  var json: [UInt8] {
    Array("[\n".utf8) + lines.joined(separator: Array(",\n".utf8))
      + Array(lines.isEmpty ? "]\n".utf8 : "\n]\n".utf8)
  }
}
