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
      remarks: "J40, recorded whole at the 3-minute rate: transaction and renewal info of one noti\#
    fication speak of different products, and the status is the new one's. Ending access here is t\#
    he classic bug. Every notification is signed within eight seconds of its recorded instant: the\#
     request comes 150 s after the purchase is told, the money goes back 58 s and is told 182 s af\#
    ter the request.",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        mid: "com.example.stream.standard.monthly",
        year: "com.example.stream.premium.yearly",
      },
      store: { renewalRate: "3m" },
      seed: 4,
      customers: [
        {
          name: "ana",
          script: [
            { buy: "mid" },
            { at: "1m", cancel: "mid" },
            { at: "10m", buy: "year" },
            { at: "12m40s", requestRefund: "mid", period: 1, reason: "OTHER" },
            { at: "17m", cancel: "year" },
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
          notification: "CONSUMPTION_REQUEST",
          has: {
            data: {
              status: 1,
              consumptionRequestReason: "OTHER",
              transactionInfo: { revocationDate: null },
              renewalInfo: { autoRenewStatus: 1 },
            },
          },
        },
        {
          notification: "REFUND",
          has: {
            data: {
              status: 1,
              transactionInfo: { revocationDate: "*", revocationReason: "*", revocationType: "REFU\#
    ND_FULL" },
              renewalInfo: { autoRenewStatus: 1, isInBillingRetryPeriod: null },
            },
          },
        },
        { at: "16m59s", customer: "ana", status: "active", entitled: true, product: "year", renews\#
    To: "year" },
      ],
    }

    """#
}
