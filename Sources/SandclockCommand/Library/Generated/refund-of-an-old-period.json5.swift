// Generated from Scenarios/refund-of-an-old-period.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let refundOfAnOldPeriodJson5 = LibraryEntry(
    path: "refund-of-an-old-period.json5",
    title: "A refund of an old period takes nothing from the new one",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "SUBSCRIBED/RESUBSCRIBE": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 2,
      "EXPIRED/VOLUNTARY": 2,
      "REFUND": 1,
      "CONSUMPTION_REQUEST": 1,
    ],
    text: refundOfAnOldPeriodJson5Text)

  static let refundOfAnOldPeriodJson5Text = #"""
    {
      sandclock: 1,
      title: "A refund of an old period takes nothing from the new one",
      remarks: "J40, recorded whole: transaction and renewal info of one notification speak of dif\#
    ferent products. Ending access here is the classic bug.",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        mid: "com.example.stream.standard.monthly",
        year: "com.example.stream.premium.yearly",
      },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "mid" },
            { at: "1m", cancel: "mid" },
            { at: "expiry + 10m", buy: "year" },
            { at: "+2m30s", requestRefund: "mid", period: 1, reason: "OTHER" },
            { at: "+10m", cancel: "year" },
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY mid",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "EXPIRED/VOLUNTARY mid",
        "SUBSCRIBED/RESUBSCRIBE year",
        "CONSUMPTION_REQUEST mid",
        "REFUND mid",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED year",
        "EXPIRED/VOLUNTARY year",
        {
          notification: "REFUND mid",
          has: {
            data: {
              status: 1,
              transactionInfo: { revocationDate: "*", revocationType: "REFUND_FULL" },
              renewalInfo: { isInBillingRetryPeriod: null, autoRenewStatus: 1 },
            },
          },
        },
      ],
    }

    """#
}
