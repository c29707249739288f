// Generated from Scenarios/plan-change-while-unpaid.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let planChangeWhileUnpaidJson5 = LibraryEntry(
    path: "plan-change-while-unpaid.json5",
    title: "A plan that starts at once is a payment, one that waits is none",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 3,
      "SUBSCRIBED/RESUBSCRIBE": 1,
      "DID_RENEW/BILLING_RECOVERY": 1,
      "DID_CHANGE_RENEWAL_PREF/UPGRADE": 1,
      "DID_CHANGE_RENEWAL_PREF/DOWNGRADE": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 3,
      "DID_FAIL_TO_RENEW/GRACE_PERIOD": 3,
      "GRACE_PERIOD_EXPIRED": 1,
      "EXPIRED/VOLUNTARY": 3,
    ],
    text: planChangeWhileUnpaidJson5Text)

  static let planChangeWhileUnpaidJson5Text = #"""
    {
      sandclock: 1,
      title: "A plan that starts at once is a payment, one that waits is none",
      remarks: "J15, inferred: nobody has recorded a plan change in grace or billing retry.",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      store: { gracePeriod: "16d" },
      products: {
        high: "com.example.stream.premium.monthly",
        mid: "com.example.stream.standard.monthly",
      },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "mid" },
            { at: "1m", failBilling: "mid" },
            { at: "grace end - 1m", changePlan: "high" },
            { at: "+1m", cancel: "high" },
          ],
        },
        {
          name: "bo",
          script: [
            { buy: "mid" },
            { at: "1m", failBilling: "mid" },
            { at: "grace end + 1m", changePlan: "high" },
            { at: "+1m", cancel: "high" },
          ],
        },
        {
          name: "cy",
          script: [
            { buy: "high" },
            { at: "1m", failBilling: "high" },
            { at: "grace end - 1m", changePlan: "mid" },
            { at: "+30s", fixBilling: "mid" },
            { at: "+1m", cancel: "mid" },
          ],
        },
      ],
      expect: [
        "ana SUBSCRIBED/INITIAL_BUY mid",
        "ana DID_FAIL_TO_RENEW/GRACE_PERIOD mid",
        "ana DID_CHANGE_RENEWAL_PREF/UPGRADE high",
        "ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "ana EXPIRED/VOLUNTARY high",
        "bo SUBSCRIBED/INITIAL_BUY mid",
        "bo DID_FAIL_TO_RENEW/GRACE_PERIOD mid",
        "bo GRACE_PERIOD_EXPIRED mid",
        "bo SUBSCRIBED/RESUBSCRIBE high",
        "bo DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "bo EXPIRED/VOLUNTARY high",
        "cy SUBSCRIBED/INITIAL_BUY high",
        "cy DID_FAIL_TO_RENEW/GRACE_PERIOD high",
        "cy DID_CHANGE_RENEWAL_PREF/DOWNGRADE high",
        "cy DID_RENEW/BILLING_RECOVERY mid",
        "cy DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "cy EXPIRED/VOLUNTARY mid",
      ],
    }

    """#
}
