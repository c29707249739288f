// Generated from Scenarios/refund.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let refundJson5 = LibraryEntry(
    path: "refund.json5",
    title: "A refund that is asked for in the app ends access and renewal",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "REFUND": 1,
      "CONSUMPTION_REQUEST": 1,
    ],
    text: refundJson5Text)

  static let refundJson5Text = #"""
    {
      sandclock: 1,
      title: "A refund that is asked for in the app ends access and renewal",
      remarks: "J39. Apple says that the system turns auto-renew off with the request, and that ac\#
    cess ends with the refund.",
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
            { at: "renewal 1 + 1m", requestRefund: "mid", reason: "UNINTENDED_PURCHASE" },
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY mid",
        "DID_RENEW mid",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "CONSUMPTION_REQUEST mid",
        "REFUND mid",
        {
          notification: "CONSUMPTION_REQUEST",
          has: { data: { status: 1, consumptionRequestReason: "UNINTENDED_PURCHASE" } },
        },
        {
          notification: "REFUND",
          has: {
            data: {
              status: 5,
              transactionInfo: {
                revocationReason: 0, revocationDate: "*", revocationType: "REFUND_FULL", revocatio\#
    nPercentage: 100000,
              },
              renewalInfo: { autoRenewStatus: 0 },
            },
          },
        },
      ],
    }

    """#
}
