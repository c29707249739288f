internal import SubscriptionModel

/// Sales that were made before the start and are told of after it: those count, since whoever adds
/// up what is sent has them in the sum. Whatever is told of before the start is history.
struct EarlySales {
  private var records: [TransactionIdentifier: LifecycleRecord] = [:]

  /// Keeps a fact about a run, of before the start.
  mutating func keep(_ record: LifecycleRecord) {
    let latest = record.after.latest.identifier
    guard record.before?.latest.identifier != latest else { return }
    records[latest] = record
  }

  /// What is told of now, if it was kept.
  mutating func take(_ announcement: Announcement) -> LifecycleRecord? {
    guard !records.isEmpty, case .run(_, let transaction) = announcement.subject else { return nil }
    return records.removeValue(forKey: transaction.identifier)
  }
}
