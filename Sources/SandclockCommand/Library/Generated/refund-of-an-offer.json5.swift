// Generated from Scenarios/refund-of-an-offer.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let refundOfAnOfferJson5 = LibraryEntry(
    path: "refund-of-an-offer.json5",
    title: "A refund of a period at a lower price says what was paid",
    needs: ["Catalogs/offers.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 3,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "EXPIRED/VOLUNTARY": 1,
      "REFUND": 1,
      "CONSUMPTION_REQUEST": 1,
    ],
    text: refundOfAnOfferJson5Text)

  static let refundOfAnOfferJson5Text = #"""
    {
      sandclock: 1,
      title: "A refund of a period at a lower price says what was paid",
      catalog: "Catalogs/offers.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: { mid: "com.example.stream.standard.monthly" },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "mid" },
            { at: "35s", requestRefund: "mid", via: "support", decision: "prorated" },
            { at: "renewal 3 + 1m", cancel: "mid" },
          ],
          remarks: "J39, J18: what is paid back is a share of the lower price, and the offer goes \#
    on",
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY mid",
        "CONSUMPTION_REQUEST mid",
        "REFUND mid",
        "DID_RENEW mid x3",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "EXPIRED/VOLUNTARY mid",
        {
          notification: "CONSUMPTION_REQUEST",
          has: { data: { transactionInfo: { offerType: 1, offerDiscountType: "PAY_AS_YOU_GO" } } }\#
    ,
        },
        {
          notification: "REFUND",
          has: {
            data: {
              status: 5,
              transactionInfo: {
                offerType: 1,
                offerDiscountType: "PAY_AS_YOU_GO",
                revocationType: "REFUND_PRORATED",
              },
              renewalInfo: { offerType: 1 },
            },
          },
        },
      ],
    }

    """#
}
