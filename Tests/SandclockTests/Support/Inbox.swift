import Sandclock

/// A sink that keeps what it is given.
actor Inbox: NotificationSink {
  nonisolated let forms: Set<NotificationForm>
  private(set) var parcels: [Parcel] = []
  private(set) var isFinished = false

  init(_ forms: Set<NotificationForm> = [.decoded]) {
    self.forms = forms
  }

  func deliver(_ parcel: Parcel) {
    parcels.append(parcel)
  }

  func finish() {
    isFinished = true
  }

  /// The bodies in a form, as text.
  func bodies(_ form: NotificationForm = .decoded) -> [String] {
    parcels.compactMap { $0.body(form) }.map { String(decoding: $0, as: UTF8.self) }
  }
}
