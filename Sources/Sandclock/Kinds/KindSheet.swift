internal import NotificationWire
package import SubscriptionModel

/// Every kind of notification, what makes the store send it, and a scenario that shows it.
package struct KindSheet: Sendable {
  /// A kind.
  package struct Row: Sendable {
    /// The kind itself.
    package let kind: NotificationKind
    /// The scenario that shows it; `nil` while none does.
    package let scenario: String?
  }

  /// The kinds in Apple's order of types.
  package let rows: [Row]

  /// The kinds as scenarios show them: of each the simplest one, which sends the fewest
  /// notifications, and of equals the first in the alphabet.
  ///
  /// - Parameter scenarios: By name, how many notifications of each kind a scenario sends.
  package init(shownBy scenarios: [String: [String: Int]]) {
    let simplestFirst = scenarios.sorted {
      ($0.value.values.reduce(0, +), $0.key) < ($1.value.values.reduce(0, +), $1.key)
    }
    rows = NotificationKind.all.filter(\.isListed).map { kind in
      Row(kind: kind, scenario: simplestFirst.first { $0.value[kind.text] != nil }?.key)
    }
  }

  /// The kinds as a table for people.
  package var lines: [String] {
    var table = TextTable(["type", "subtype", "scenario", "what triggers it"], alignments: [])
    for row in rows {
      table.add([
        row.kind.type.rawValue, row.kind.subtype?.rawValue ?? "", row.scenario ?? "-",
        row.kind.trigger,
      ])
    }
    return table.lines(TextTable.widths(of: [table]))
  }

  /// The kinds as JSON, one a line: `subtype` is absent where there is none, `scenario` where none
  /// shows it.
  package var json: [UInt8] {
    let lines = rows.map { row in
      var writer = JSONWriter(reserving: 256)
      writer.object {
        $0.member("type", row.kind.type.rawValue)
        $0.member("subtype", row.kind.subtype?.rawValue)
        $0.member("trigger", row.kind.trigger)
        $0.member("scenario", row.scenario)
      }
      return writer.bytes
    }
    return Array("[\n".utf8) + lines.joined(separator: Array(",\n".utf8)) + Array("\n]".utf8)
  }
}
