// Generated from Scenarios/extension.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let extensionJson5 = LibraryEntry(
    path: "extension.json5",
    title: "A renewal date that is extended moves the end, and all renewals after it",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 4,
      "DID_RENEW": 4,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 4,
      "EXPIRED/VOLUNTARY": 4,
      "RENEWAL_EXTENDED": 5,
    ],
    text: extensionJson5Text)

  static let extensionJson5Text = #"""
    {
      sandclock: 1,
      title: "A renewal date that is extended moves the end, and all renewals after it",
      remarks: "J45. Apple calls expiresDate static; that it moves with renewalDate is inferred. A\#
    n engineer says that the sandbox makes whole minutes of the days and that few of them come to \#
    none; to which side it rounds is inferred.",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      store: { renewalCap: 2 },
      products: {
        mid: "com.example.stream.standard.monthly",
      },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "mid" },
            { at: "2m", extendRenewal: "mid", days: 30, reason: "SERVICE_ISSUE_OR_OUTAGE" },
          ],
        },
        {
          name: "bea",
          remarks: "what is cancelled is extended all the same; twenty seconds come to none, and i\#
    t succeeds",
          script: [
            { buy: "mid" },
            { at: "1m", cancel: "mid" },
            { at: "2m", extendRenewal: "mid", days: 2, reason: "CUSTOMER_SATISFACTION" },
            { at: "3m", extendRenewal: "mid", days: 6 },
          ],
        },
        {
          name: "dan",
          quirks: { renewalDateOnly: true },
          script: [{ buy: "mid" }, { at: "1m", extendRenewal: "mid", days: 30 }, { at: "2m", cance\#
    l: "mid" }],
        },
        {
          name: "cyd",
          remarks: "the period that is booked already is the one that grows",
          script: [
            { buy: "mid" },
            { at: "cyd DID_RENEW", extendRenewal: "mid", days: 30 },
          ],
        },
      ],
      expect: [
        "ana SUBSCRIBED/INITIAL_BUY mid",
        "ana RENEWAL_EXTENDED mid",
        "ana DID_RENEW mid x2",
        "ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "ana EXPIRED/VOLUNTARY mid",
        { at: "2m1s", customer: "ana", status: "active", expires: "10m" },
        { at: "ana EXPIRED/VOLUNTARY", customer: "ana", expires: "20m" },
        {
          notification: "ana RENEWAL_EXTENDED",
          has: {
            data: {
              status: 1,
              transactionInfo: { expiresDate: 1767604200000, transactionReason: "PURCHASE" },
              renewalInfo: { renewalDate: 1767604200000, autoRenewStatus: 1 },
            },
          },
          remarks: "2026-01-05T09:10:00Z",
        },
        "bea SUBSCRIBED/INITIAL_BUY mid",
        "bea DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "bea RENEWAL_EXTENDED mid x2",
        "bea EXPIRED/VOLUNTARY mid",
        { at: "2m1s", customer: "bea", expires: "5m" },
        { at: "3m1s", customer: "bea", expires: "6m" },
        "dan SUBSCRIBED/INITIAL_BUY mid",
        "dan RENEWAL_EXTENDED mid",
        "dan DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "dan EXPIRED/VOLUNTARY mid",
        {
          notification: "dan RENEWAL_EXTENDED",
          has: {
            data: {
              transactionInfo: { expiresDate: 1767603900000 },
              renewalInfo: { renewalDate: 1767604200000 },
            },
          },
          remarks: "09:05 and 09:10",
        },
        "cyd SUBSCRIBED/INITIAL_BUY mid",
        "cyd DID_RENEW mid",
        "cyd RENEWAL_EXTENDED mid",
        "cyd DID_RENEW mid",
        "cyd DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED mid",
        "cyd EXPIRED/VOLUNTARY mid",
        { at: "6m", customer: "cyd", expires: "15m" },
      ],
    }

    """#
}
