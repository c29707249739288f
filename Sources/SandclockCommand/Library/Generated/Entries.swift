// Generated from Scenarios.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let generated = [
    LibraryEntry(
      path: "billing-retry-ends.json5",
      title: "A renewal that is never paid for ends when the store gives up",
      needs: ["Catalogs/stream.storekit"],
      text: billingRetryEndsJson5),
    LibraryEntry(
      path: "billing-retry-recovers.json5",
      title: "A renewal that cannot be charged takes access until it can",
      needs: ["Catalogs/stream.storekit"],
      text: billingRetryRecoversJson5),
    LibraryEntry(
      path: "buy-again-in-retry.json5",
      title: "A purchase in billing retry goes on with the same subscription",
      needs: ["Catalogs/stream.storekit"],
      text: buyAgainInRetryJson5),
    LibraryEntry(
      path: "cancel-and-resume.json5",
      title: "A resume before the end goes on as if nothing had been",
      needs: ["Catalogs/stream.storekit"],
      text: cancelAndResumeJson5),
    LibraryEntry(
      path: "cancel-while-unpaid.json5",
      title: "A cancel of an unpaid subscription ends it at once",
      needs: ["Catalogs/stream.storekit"],
      text: cancelWhileUnpaidJson5),
    LibraryEntry(
      path: "cancel.json5",
      title: "A cancel leaves the paid period alone",
      needs: ["Catalogs/stream.storekit"],
      text: cancelJson5),
    LibraryEntry(
      path: "crossgrade-at-once.json5",
      title: "A crossgrade of the same length starts at once",
      needs: ["Catalogs/stream.storekit"],
      text: crossgradeAtOnceJson5),
    LibraryEntry(
      path: "crossgrade-at-renewal.json5",
      title: "A crossgrade to another length waits for the renewal",
      needs: ["Catalogs/stream.storekit"],
      text: crossgradeAtRenewalJson5),
    LibraryEntry(
      path: "crossgrade-without-subtype.json5",
      title: "Crossgrades as the engineer tells them, without a subtype",
      needs: ["Catalogs/stream.storekit"],
      text: crossgradeWithoutSubtypeJson5),
    LibraryEntry(
      path: "downgrade-then-cancel.json5",
      title: "A cancel forgets the downgrade that waited",
      needs: ["Catalogs/stream.storekit"],
      text: downgradeThenCancelJson5),
    LibraryEntry(
      path: "downgrade-then-upgrade.json5",
      title: "An upgrade replaces the downgrade that waited",
      needs: ["Catalogs/stream.storekit"],
      text: downgradeThenUpgradeJson5),
    LibraryEntry(
      path: "downgrade-undone.json5",
      title: "A downgrade undone before the renewal leaves no trace",
      needs: ["Catalogs/stream.storekit"],
      text: downgradeUndoneJson5),
    LibraryEntry(
      path: "downgrade.json5",
      title: "A downgrade waits for the renewal",
      needs: ["Catalogs/stream.storekit"],
      text: downgradeJson5),
    LibraryEntry(
      path: "grace-and-retry-end.json5",
      title: "Grace ends, retry ends, and nobody has paid",
      needs: ["Catalogs/stream.storekit"],
      text: graceAndRetryEndJson5),
    LibraryEntry(
      path: "grace-ends-then-recovers.json5",
      title: "Grace keeps access, retry takes it, recovery gives it back",
      needs: ["Catalogs/stream.storekit"],
      text: graceEndsThenRecoversJson5),
    LibraryEntry(
      path: "grace-recovers.json5",
      title: "Paid in the grace period, nothing is interrupted and the date stays",
      needs: ["Catalogs/stream.storekit"],
      text: graceRecoversJson5),
    LibraryEntry(
      path: "last-seconds.json5",
      title: "From its booking on the next period is the paid one",
      needs: ["Catalogs/stream.storekit"],
      text: lastSecondsJson5),
    LibraryEntry(
      path: "one-after-another.json5",
      title: "What one customer does when another's notification has come",
      needs: ["Catalogs/stream.storekit"],
      text: oneAfterAnotherJson5),
    LibraryEntry(
      path: "plain-month.json5",
      title: "A month renews to the cap and ends by itself",
      needs: ["Catalogs/stream.storekit"],
      text: plainMonthJson5),
    LibraryEntry(
      path: "plan-after-cancel.json5",
      title: "Choosing a plan after a cancel turns auto-renew on in silence",
      needs: ["Catalogs/stream.storekit"],
      text: planAfterCancelJson5),
    LibraryEntry(
      path: "plan-change-while-unpaid.json5",
      title: "A plan that starts at once is a payment, one that waits is none",
      needs: ["Catalogs/stream.storekit"],
      text: planChangeWhileUnpaidJson5),
    LibraryEntry(
      path: "production-month.json5",
      title: "In production a month bought on the 31st ends on the last day, and comes back",
      needs: ["Catalogs/stream.storekit"],
      text: productionMonthJson5),
    LibraryEntry(
      path: "resubscribe-to-another.json5",
      title: "Another product after the end is still a resubscription",
      needs: ["Catalogs/stream.storekit"],
      text: resubscribeToAnotherJson5),
    LibraryEntry(
      path: "resubscribe.json5",
      title: "A resubscription keeps the original transaction and starts anew",
      needs: ["Catalogs/stream.storekit"],
      text: resubscribeJson5),
    LibraryEntry(
      path: "second-run-in-retry.json5",
      title: "A purchase in billing retry begins a second subscription",
      needs: ["Catalogs/stream.storekit"],
      text: secondRunInRetryJson5),
    LibraryEntry(
      path: "testflight-days.json5",
      title: "In TestFlight every period is a day, whatever was bought",
      needs: ["Catalogs/stream.storekit"],
      text: testflightDaysJson5),
    LibraryEntry(
      path: "toggling.json5",
      title: "Every toggle of auto-renew is a notification of its own",
      needs: ["Catalogs/stream.storekit"],
      text: togglingJson5),
    LibraryEntry(
      path: "two-groups.json5",
      title: "Two groups of one customer live side by side",
      needs: ["Catalogs/stream.storekit"],
      text: twoGroupsJson5),
    LibraryEntry(
      path: "two-stores.json5",
      title: "Customers of two stores and two apps in one stream",
      needs: ["Catalogs/stream.storekit"],
      text: twoStoresJson5),
    LibraryEntry(
      path: "until.json5",
      title: "Without a cap a subscription renews until the scenario ends",
      needs: [],
      text: untilJson5),
    LibraryEntry(
      path: "upgrade.json5",
      title: "An upgrade starts at once, without a refund to be seen",
      needs: ["Catalogs/stream.storekit"],
      text: upgradeJson5),
    LibraryEntry(
      path: "week-month-year.json5",
      title: "A week lasts three minutes, a month five, a year an hour",
      needs: ["Catalogs/stream.storekit"],
      text: weekMonthYearJson5),
    LibraryEntry(
      path: "xcode-rate.json5",
      title: "With Xcode's rates a month can last thirty seconds",
      needs: ["Catalogs/stream.storekit"],
      text: xcodeRateJson5),
    LibraryEntry(
      path: "Catalogs/stream.storekit",
      title: nil,
      needs: [],
      text: catalogsStreamStorekit),
  ]
}
