// Generated from Scenarios/buy-again-in-retry.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let buyAgainInRetryJson5 = LibraryEntry(
    path: "buy-again-in-retry.json5",
    title: "A purchase in billing retry goes on with the same subscription",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "SUBSCRIBED/RESUBSCRIBE": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "DID_FAIL_TO_RENEW": 1,
      "EXPIRED/VOLUNTARY": 1,
    ],
    text: buyAgainInRetryJson5Text)

  static let buyAgainInRetryJson5Text = #"""
    {
      sandclock: 1,
      title: "A purchase in billing retry goes on with the same subscription",
      remarks: "J32, inferred: the rule for every purchase after access has ended.",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        mid: "com.example.stream.standard.monthly",
      },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "mid" },
            { at: "1m", failBilling: "mid" },
            { at: "period end + 3m", buy: "mid" },
            { at: "+1m", cancel: "mid" },
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY mid",
        "DID_FAIL_TO_RENEW mid",
        "SUBSCRIBED/RESUBSCRIBE mid",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "EXPIRED/VOLUNTARY mid",
      ],
    }

    """#
}
