// Generated from Scenarios/refund-through-support.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let refundThroughSupportJson5 = LibraryEntry(
    path: "refund-through-support.json5",
    title: "A refund through support takes a period and leaves the renewals",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "EXPIRED/VOLUNTARY": 1,
      "REFUND": 1,
      "CONSUMPTION_REQUEST": 1,
    ],
    text: refundThroughSupportJson5Text)

  static let refundThroughSupportJson5Text = #"""
    {
      sandclock: 1,
      title: "A refund through support takes a period and leaves the renewals",
      remarks: "J39: several sources say that auto-renew may stay on. A part is paid back, by the \#
    time that is left.",
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
            {
              at: "1m",
              requestRefund: "year",
              via: "support",
              reason: "UNSATISFIED_WITH_PURCHASE",
              decision: "prorated",
            },
            { at: "renewal 1 + 1m", cancel: "year" },
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY year",
        "CONSUMPTION_REQUEST year",
        "REFUND year",
        "DID_RENEW year",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED year",
        "EXPIRED/VOLUNTARY year",
        {
          notification: "REFUND",
          has: {
            data: {
              status: 5,
              transactionInfo: { revocationReason: 1, revocationType: "REFUND_PRORATED", revocatio\#
    nPercentage: "*" },
              renewalInfo: { autoRenewStatus: 1 },
            },
          },
        },
      ],
    }

    """#
}
