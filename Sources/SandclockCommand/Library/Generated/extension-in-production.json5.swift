// Generated from Scenarios/extension-in-production.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let extensionInProductionJson5 = LibraryEntry(
    path: "extension-in-production.json5",
    title: "An extension in production moves the billing date, and comes twice a year",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 2,
      "DID_RENEW": 3,
      "DID_FAIL_TO_RENEW/GRACE_PERIOD": 1,
      "GRACE_PERIOD_EXPIRED": 1,
      "EXPIRED/BILLING_RETRY": 1,
      "RENEWAL_EXTENDED": 2,
      "RENEWAL_EXTENSION/SUMMARY": 1,
      "RENEWAL_EXTENSION/FAILURE": 2,
    ],
    text: extensionInProductionJson5Text)

  static let extensionInProductionJson5Text = #"""
    {
      sandclock: 1,
      title: "An extension in production moves the billing date, and comes twice a year",
      remarks: "J45. Apple's pages have the ninety days, the two a year, and what cannot be extend\#
    ed: free, unpaid, over. That months are reckoned from the new date is inferred.",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      store: { profile: "production", gracePeriod: "16d" },
      start: "2027-01-31T18:30:00Z", // half past ten in the morning, Pacific time
      until: "200d",
      products: {
        mid: "com.example.stream.standard.monthly",
      },
      customers: [
        {
          name: "ana",
          remarks: "bought on the 31st; from 10 March on it is the 10th",
          script: [
            { buy: "mid" },
            { at: "1d", extendRenewal: "mid", days: 10, reason: "SERVICE_ISSUE_OR_OUTAGE" },
            { at: "2d", extendRenewal: "mid", days: 90 },
          ],
        },
        {
          name: "bea",
          script: [{ buy: "mid" }, { at: "1d", failBilling: "mid" }],
        },
      ],
      script: [
        {
          at: "grace end of bea - 1d",
          extendAll: "mid",
          days: 30,
          remarks: "fails for both: ana has had two this year, and bea is in grace",
        },
      ],
      expect: [
        "ana SUBSCRIBED/INITIAL_BUY mid",
        "ana RENEWAL_EXTENDED mid x2",
        "ana RENEWAL_EXTENSION/FAILURE mid",
        "ana DID_RENEW mid x3",
        {
          notification: "ana RENEWAL_EXTENDED #1",
          has: { data: { transactionInfo: { expiresDate: 1804703400000 } } },
          remarks: "2027-03-10T18:30:00Z",
        },
        {
          notification: "ana RENEWAL_EXTENDED #2",
          has: { data: { renewalInfo: { renewalDate: 1812475800000 } } },
          remarks: "2027-06-08T17:30:00Z, ninety days on the wall clock",
        },
        {
          notification: "ana DID_RENEW #1",
          has: { data: { transactionInfo: { purchaseDate: 1812475800000, expiresDate: 181506780000\#
    0 } } },
          remarks: "until 2027-07-08T17:30:00Z",
        },
        "bea SUBSCRIBED/INITIAL_BUY mid",
        "bea DID_FAIL_TO_RENEW/GRACE_PERIOD mid",
        "bea RENEWAL_EXTENSION/FAILURE mid",
        "bea GRACE_PERIOD_EXPIRED mid",
        "bea EXPIRED/BILLING_RETRY mid",
        { notification: "bea RENEWAL_EXTENSION/FAILURE", has: { data: { status: 4 } } },
        "store RENEWAL_EXTENSION/SUMMARY",
        {
          notification: "store RENEWAL_EXTENSION/SUMMARY",
          has: { summary: { environment: "Production", failedCount: 2, succeededCount: 0 } },
        },
      ],
    }

    """#
}
