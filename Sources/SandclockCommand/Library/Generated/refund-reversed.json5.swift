// Generated from Scenarios/refund-reversed.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let refundReversedJson5 = LibraryEntry(
    path: "refund-reversed.json5",
    title: "A refund that is reversed gives back what is left of the period",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "EXPIRED/VOLUNTARY": 1,
      "REFUND": 1,
      "REFUND_REVERSED": 1,
      "CONSUMPTION_REQUEST": 1,
    ],
    text: refundReversedJson5Text)

  static let refundReversedJson5Text = #"""
    {
      sandclock: 1,
      title: "A refund that is reversed gives back what is left of the period",
      remarks: "J42. The renewal date stays; that access comes back while the period runs is infer\#
    red.",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        year: "com.example.stream.premium.yearly",
      },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "year" },
            { at: "1m", requestRefund: "year", via: "support" },
            { at: "20m", reverseRefund: "year" },
            { at: "+1m", cancel: "year" },
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY year",
        "CONSUMPTION_REQUEST year",
        "REFUND year",
        "REFUND_REVERSED year",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED year",
        "EXPIRED/VOLUNTARY year",
        {
          notification: "REFUND_REVERSED",
          has: { data: { status: 1, transactionInfo: { revocationDate: null } } },
        },
      ],
    }

    """#
}
