// Generated from Scenarios/consent-rescinded.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let consentRescindedJson5 = LibraryEntry(
    path: "consent-rescinded.json5",
    title: "A parent rescinds consent, and the subscription goes on",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "DID_RENEW": 2,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 1,
      "EXPIRED/VOLUNTARY": 1,
      "RESCIND_CONSENT": 1,
    ],
    text: consentRescindedJson5Text)

  static let consentRescindedJson5Text = #"""
    {
      sandclock: 1,
      title: "A parent rescinds consent, and the subscription goes on",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: { high: "com.example.stream.premium.monthly" },
      store: { renewalCap: 2 },
      customers: [
        { name: "kim", script: [{ buy: "high" }, { at: "renewal 1 + 1m", rescindConsent: true }] }\#
    ,
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY high",
        "DID_RENEW high",
        "RESCIND_CONSENT",
        "DID_RENEW high",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "EXPIRED/VOLUNTARY high",
        {
          notification: "kim RESCIND_CONSENT",
          has: {
            data: null,
            appData: {
              environment: "Sandbox",
              appTransactionInfo: { receiptType: "Sandbox", appTransactionId: "*" },
            },
          },
        },
      ],
      remarks: [
        "J53. There is appData instead of data; the token inside names its environment receiptType\#
    .",
        "inferred: the app may no longer be used, but nothing that was bought changes",
      ],
    }

    """#
}
