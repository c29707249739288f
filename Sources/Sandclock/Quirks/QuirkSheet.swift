internal import NotificationWire
internal import SubscriptionModel

/// Every quirk, what a scenario gives it, what it does, and where it comes from.
package struct QuirkSheet: Sendable {
  package init() {}

  /// The quirks as a table for people.
  package var lines: [String] {
    var table = TextTable(["quirk", "value", "what it does", "where from"], alignments: [])
    for quirk in Quirk.allCases {
      table.add([
        quirk.rawValue, quirk.value.words, quirk.explanation.words, quirk.explanation.source,
      ])
    }
    return table.lines(TextTable.widths(of: [table]))
  }

  /// The quirks as JSON, one a line.
  package var json: [UInt8] {
    let lines = Quirk.allCases.map { quirk in
      var writer = JSONWriter(reserving: 256)
      writer.object {
        $0.member("quirk", quirk.rawValue)
        $0.member("value", quirk.value.words)
        $0.member("effect", quirk.explanation.words)
        $0.member("source", quirk.explanation.source)
      }
      return writer.bytes
    }
    return Array("[\n".utf8) + lines.joined(separator: Array(",\n".utf8)) + Array("\n]".utf8)
  }
}
