internal import SubscriptionModel

/// How many notifications of a kind there were.
public struct KindCount: Hashable, Sendable {
  /// `TYPE/SUBTYPE`, or the type alone.
  public let kind: String
  /// How many.
  public let count: Int

  /// Counts by the words of their kinds, in the order of all kinds.
  static func inOrder(_ counts: [String: Int]) -> [KindCount] {
    NotificationKind.ever.compactMap { kind in
      counts[kind.text].map { KindCount(kind: kind.text, count: $0) }
    }
  }
}
