// Generated from Scenarios/refund-declined.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let refundDeclinedJson5 = LibraryEntry(
    path: "refund-declined.json5",
    title: "A refund that is declined may still be granted",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "REFUND": 1,
      "REFUND_DECLINED": 1,
      "CONSUMPTION_REQUEST": 1,
    ],
    text: refundDeclinedJson5Text)

  static let refundDeclinedJson5Text = #"""
    {
      sandclock: 1,
      title: "A refund that is declined may still be granted",
      remarks: "J41: several decisions about one transaction are reported.",
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
            { at: "1m", requestRefund: "year", decision: "declined" },
            { at: "10m", decideRefund: "granted" },
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY year",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED year",
        "CONSUMPTION_REQUEST year",
        "REFUND_DECLINED year",
        "REFUND year",
        {
          notification: "REFUND_DECLINED",
          has: { data: { status: 1, transactionInfo: { revocationDate: null } } },
        },
      ],
    }

    """#
}
