// Generated from Scenarios/late-renewals.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let lateRenewalsJson5 = LibraryEntry(
    path: "late-renewals.json5",
    title: "Renewals come two minutes late, and nobody is told of the lapse",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 2,
      "DID_RENEW": 2,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 2,
      "EXPIRED/VOLUNTARY": 2,
    ],
    text: lateRenewalsJson5Text)

  static let lateRenewalsJson5Text = #"""
    {
      sandclock: 1,
      title: "Renewals come two minutes late, and nobody is told of the lapse",
      remarks: "J1. Apple's page says that renewals of the sandbox can be late. A receiver that en\#
    ds access at expiresDate without asking cuts off who pays.",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      store: { renewalCap: 2 },
      quirks: { lateRenewal: "2m" },
      products: {
        mid: "com.example.stream.standard.monthly",
      },
      customers: [
        { name: "ana", script: [{ buy: "mid" }] },
        {
          name: "bea",
          remarks: "a cancel in the lapse is the end at once",
          script: [{ buy: "mid" }, { at: "6m", cancel: "mid" }],
        },
      ],
      expect: [
        "ana SUBSCRIBED/INITIAL_BUY mid",
        "ana DID_RENEW mid x2",
        "ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "ana EXPIRED/VOLUNTARY mid",
        {
          notification: "ana DID_RENEW #1",
          has: { data: { transactionInfo: { purchaseDate: 1767604020000, expiresDate: 176760432000\#
    0 } } },
          remarks: "bought at 9:07 for five minutes, two minutes after the end of the first",
        },
        { at: "6m", customer: "ana", entitled: false },
        { at: "7m", customer: "ana", entitled: true },
        "bea SUBSCRIBED/INITIAL_BUY mid",
        "bea DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "bea EXPIRED/VOLUNTARY mid",
      ],
    }

    """#
}
