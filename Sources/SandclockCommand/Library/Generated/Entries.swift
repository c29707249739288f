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
      path: "code-after-expiry.json5",
      title: "An offer code brings back who had left",
      needs: ["Catalogs/offers.storekit"],
      text: codeAfterExpiryJson5),
    LibraryEntry(
      path: "code-first.json5",
      title: "An offer code begins a subscription",
      needs: ["Catalogs/offers.storekit"],
      text: codeFirstJson5),
    LibraryEntry(
      path: "code-while-subscribed.json5",
      title: "An offer code of who is subscribed waits, or starts a higher plan at once",
      needs: ["Catalogs/offers.storekit"],
      text: codeWhileSubscribedJson5),
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
      path: "offer-after-expiry.json5",
      title: "A promotional offer brings back who had left",
      needs: ["Catalogs/offers.storekit"],
      text: offerAfterExpiryJson5),
    LibraryEntry(
      path: "offer-downgrade.json5",
      title: "A promotional offer for a lower plan waits with it for the renewal",
      needs: ["Catalogs/offers.storekit"],
      text: offerDowngradeJson5),
    LibraryEntry(
      path: "offer-for-the-current-plan.json5",
      title: "A promotional offer for the current plan waits for the renewal",
      needs: ["Catalogs/offers.storekit"],
      text: offerForTheCurrentPlanJson5),
    LibraryEntry(
      path: "offer-upgrade.json5",
      title: "A promotional offer for a higher plan starts it at once",
      needs: ["Catalogs/offers.storekit"],
      text: offerUpgradeJson5),
    LibraryEntry(
      path: "offers-as-before-2024.json5",
      title: "A store that announces offers as Apple did before 2024",
      needs: ["Catalogs/offers.storekit"],
      text: offersAsBefore2024Json5),
    LibraryEntry(
      path: "one-after-another.json5",
      title: "What one customer does when another's notification has come",
      needs: ["Catalogs/stream.storekit"],
      text: oneAfterAnotherJson5),
    LibraryEntry(
      path: "one-trial-a-group.json5",
      title: "A customer gets one introductory offer of a group",
      needs: ["Catalogs/offers.storekit"],
      text: oneTrialAGroupJson5),
    LibraryEntry(
      path: "pay-as-you-go.json5",
      title: "A customer pays the introductory price three times, then the full one",
      needs: ["Catalogs/offers.storekit"],
      text: payAsYouGoJson5),
    LibraryEntry(
      path: "pay-up-front.json5",
      title: "Three months are paid up front, the fourth at full price",
      needs: ["Catalogs/offers.storekit"],
      text: payUpFrontJson5),
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
      path: "trial-cancelled.json5",
      title: "A free trial that is cancelled ends with the trial",
      needs: ["Catalogs/offers.storekit"],
      text: trialCancelledJson5),
    LibraryEntry(
      path: "trial-converts.json5",
      title: "A free trial converts at full price",
      needs: ["Catalogs/offers.storekit"],
      text: trialConvertsJson5),
    LibraryEntry(
      path: "trial-downgrade.json5",
      title: "A downgrade during a free trial waits for the end of the trial",
      needs: ["Catalogs/offers.storekit"],
      text: trialDowngradeJson5),
    LibraryEntry(
      path: "trial-in-production.json5",
      title: "In production a trial moves the billing date",
      needs: [],
      text: trialInProductionJson5),
    LibraryEntry(
      path: "trial-lengths.json5",
      title: "In the sandbox trials are as short as subscriptions",
      needs: [],
      text: trialLengthsJson5),
    LibraryEntry(
      path: "trial-not-charged.json5",
      title: "A free trial that cannot be charged is recovered at full price",
      needs: ["Catalogs/offers.storekit"],
      text: trialNotChargedJson5),
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
      path: "win-back.json5",
      title: "A win-back offer brings back who had left",
      needs: ["Catalogs/offers.storekit"],
      text: winBackJson5),
    LibraryEntry(
      path: "xcode-rate.json5",
      title: "With Xcode's rates a month can last thirty seconds",
      needs: ["Catalogs/stream.storekit"],
      text: xcodeRateJson5),
    LibraryEntry(
      path: "Catalogs/offers.storekit",
      title: nil,
      needs: [],
      text: catalogsOffersStorekit),
    LibraryEntry(
      path: "Catalogs/stream.storekit",
      title: nil,
      needs: [],
      text: catalogsStreamStorekit),
  ]
}
