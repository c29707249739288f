// Generated from Scenarios/revocation-date-drifts.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let revocationDateDriftsJson5 = LibraryEntry(
    path: "revocation-date-drifts.json5",
    title: "What was refunded has another revocation date later on",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "REFUND": 1,
      "CONSUMPTION_REQUEST": 1,
    ],
    text: revocationDateDriftsJson5Text)

  static let revocationDateDriftsJson5Text = #"""
    {
      sandclock: 1,
      title: "What was refunded has another revocation date later on",
      remarks: "J44. A developer saw two dates, eleven days apart, for one refund. Compare transac\#
    tions by their ids.",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      store: { renewalRate: "15m" },
      quirks: { revocationDateDrift: "11d" },
      products: {
        mid: "com.example.stream.standard.monthly",
      },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "mid" },
            { at: "10s", requestRefund: "mid", via: "support" },
            { at: "REFUND + 10s", cancel: "mid" },
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY mid",
        "CONSUMPTION_REQUEST mid",
        "REFUND mid",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        {
          notification: "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED",
          has: { data: { status: 5, transactionInfo: { revocationDate: "*" } } },
        },
      ],
    }

    """#
}
