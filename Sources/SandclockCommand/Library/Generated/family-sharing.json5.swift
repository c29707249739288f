// Generated from Scenarios/family-sharing.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let familySharingJson5 = LibraryEntry(
    path: "family-sharing.json5",
    title: "What one member of a family buys, the others have too",
    needs: [],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 3,
      "SUBSCRIBED/RESUBSCRIBE": 3,
      "DID_RENEW": 9,
      "DID_CHANGE_RENEWAL_PREF/UPGRADE": 3,
      "DID_CHANGE_RENEWAL_PREF/DOWNGRADE": 3,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 4,
      "EXPIRED/VOLUNTARY": 4,
      "REVOKE": 2,
    ],
    text: familySharingJson5Text)

  static let familySharingJson5Text = #"""
    {
      sandclock: 1,
      title: "What one member of a family buys, the others have too",
      catalog: {
        groups: {
          streaming: [
            { id: "com.example.stream.family.monthly", level: 1, period: "P1M", price: "14.99", sh\#
    areable: true },
            { id: "com.example.stream.duo.monthly", level: 2, period: "P1M", price: "9.99", sharea\#
    ble: true },
            { id: "com.example.stream.solo.monthly", level: 3, period: "P1M", price: "5.99" },
          ],
        },
      },
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        high: "com.example.stream.family.monthly",
        mid: "com.example.stream.duo.monthly",
        low: "com.example.stream.solo.monthly",
      },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "mid" },
            { shareWithFamily: "mid", members: ["bo", "cy"], after: "5s..30s" },
            { at: "renewal 1 + 1m", changePlan: "high" },
            { at: "+1m", changePlan: "low" },
            { at: "expiry + 1h", buy: "high" },
            { at: "+1m", cancel: "high" },
          ],
        },
        { name: "bo" },
        { name: "cy" },
      ],
      expect: [
        "ana SUBSCRIBED/INITIAL_BUY mid",
        "ana DID_RENEW mid",
        "ana DID_CHANGE_RENEWAL_PREF/UPGRADE high",
        "ana DID_CHANGE_RENEWAL_PREF/DOWNGRADE high",
        "ana DID_RENEW low x6",
        "ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED low",
        "ana EXPIRED/VOLUNTARY low",
        "ana SUBSCRIBED/RESUBSCRIBE high",
        "ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "ana EXPIRED/VOLUNTARY high",
        "bo SUBSCRIBED/INITIAL_BUY mid",
        "bo DID_RENEW mid",
        "bo DID_CHANGE_RENEWAL_PREF/UPGRADE high",
        "bo DID_CHANGE_RENEWAL_PREF/DOWNGRADE high",
        "bo REVOKE high",
        "bo SUBSCRIBED/RESUBSCRIBE high",
        "bo DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "bo EXPIRED/VOLUNTARY high",
        "cy ...",
        { at: "renewal 1 of cy", customer: "cy", status: "active", entitled: true, product: "mid",\#
     renewsTo: "mid" },
        { at: "cy REVOKE", customer: "cy", status: "revoked", entitled: false, renewsTo: null },
        {
          notification: "bo *",
          count: 8,
          has: {
            data: {
              transactionInfo: {
                inAppOwnershipType: "FAMILY_SHARED", price: null, currency: null, appAccountToken:\#
     null,
              },
            },
          },
        },
        {
          notification: "bo SUBSCRIBED/INITIAL_BUY",
          has: { data: { status: 1, transactionInfo: { transactionReason: "PURCHASE" } } },
        },
        {
          notification: "ana *",
          has: { data: { transactionInfo: { inAppOwnershipType: "PURCHASED", price: "*" } } },
        },
        {
          notification: "REVOKE",
          count: 2,
          has: {
            data: {
              status: 5,
              transactionInfo: {
                revocationReason: 0, revocationDate: "*", revocationType: "FAMILY_REVOKE", revocat\#
    ionPercentage: null,
              },
              renewalInfo: { autoRenewStatus: 0 },
            },
          },
        },
      ],
      remarks: [
        "J47, J48. Each member has an original transaction of its own, and nothing links it to the\#
     purchaser's. What happens to the purchaser's subscription is told of theirs too; what they tr\#
    y themselves is refused.",
        "reported by developers: a shared transaction has no price. Inferred: it has no appAccount\#
    Token either, since the member gave none.",
        "inferred: a member's first period begins with the access, and ends with the purchaser's; \#
    going to something that cannot be shared, at once or at a renewal, takes the access away",
      ],
    }

    """#
}
