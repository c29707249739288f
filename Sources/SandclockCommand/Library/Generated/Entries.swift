// Generated from Scenarios.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let generated = [
    LibraryEntry(
      path: "cancel-and-resume.json5",
      title: "A resume before the end goes on as if nothing had been",
      needs: ["Catalogs/stream.storekit"],
      text: cancelAndResumeJson5),
    LibraryEntry(
      path: "cancel.json5",
      title: "A cancel leaves the paid period alone",
      needs: ["Catalogs/stream.storekit"],
      text: cancelJson5),
    LibraryEntry(
      path: "last-seconds.json5",
      title: "From its booking on the next period is the paid one",
      needs: ["Catalogs/stream.storekit"],
      text: lastSecondsJson5),
    LibraryEntry(
      path: "plain-month.json5",
      title: "A month renews to the cap and ends by itself",
      needs: ["Catalogs/stream.storekit"],
      text: plainMonthJson5),
    LibraryEntry(
      path: "resubscribe.json5",
      title: "A resubscription keeps the original transaction and starts anew",
      needs: ["Catalogs/stream.storekit"],
      text: resubscribeJson5),
    LibraryEntry(
      path: "two-groups.json5",
      title: "Two groups of one customer live side by side",
      needs: ["Catalogs/stream.storekit"],
      text: twoGroupsJson5),
    LibraryEntry(
      path: "until.json5",
      title: "Without a cap a subscription renews until the scenario ends",
      needs: [],
      text: untilJson5),
    LibraryEntry(
      path: "week-month-year.json5",
      title: "A week lasts three minutes, a month five, a year an hour",
      needs: ["Catalogs/stream.storekit"],
      text: weekMonthYearJson5),
    LibraryEntry(
      path: "Catalogs/stream.storekit",
      title: nil,
      needs: [],
      text: catalogsStreamStorekit),
  ]
}
