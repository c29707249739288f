// Generated from Scenarios/family-withdrawn.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let familyWithdrawnJson5 = LibraryEntry(
    path: "family-withdrawn.json5",
    title: "Members lose what is refunded, what is shared no more, and what they leave behind",
    needs: [],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 5,
      "SUBSCRIBED/RESUBSCRIBE": 1,
      "DID_RENEW": 7,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 4,
      "EXPIRED/VOLUNTARY": 2,
      "REFUND": 1,
      "CONSUMPTION_REQUEST": 1,
      "REVOKE": 3,
    ],
    text: familyWithdrawnJson5Text)

  static let familyWithdrawnJson5Text = #"""
    {
      sandclock: 1,
      title: "Members lose what is refunded, what is shared no more, and what they leave behind",
      catalog: {
        groups: {
          streaming: [
            { id: "com.example.stream.family.monthly", level: 1, period: "P1M", price: "14.99", sh\#
    areable: true },
          ],
        },
      },
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: { high: "com.example.stream.family.monthly" },
      customers: [
        {
          name: "ana",
          script: [
            { buy: "high" },
            { shareWithFamily: "high", members: ["bo", "cy"] },
            { at: "2m", stopSharing: "high", members: ["bo"] },
            { at: "renewal 1 + 1m", requestRefund: "high", reason: "UNSATISFIED_WITH_PURCHASE" },
          ],
        },
        { name: "bo" },
        { name: "cy" },
        {
          name: "dan",
          script: [
            { buy: "high" },
            { shareWithFamily: "high", members: ["eva"], after: "1m" },
            { at: "renewal 2 + 1m", stopSharing: "high", after: "..1m" },
            { at: "renewal 3 + 1m", shareWithFamily: "high", members: ["eva"] },
            { at: "+1m", cancel: "high" },
          ],
        },
        { name: "eva" },
      ],
      expect: [
        "ana SUBSCRIBED/INITIAL_BUY high",
        "ana DID_RENEW high",
        "ana DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "ana CONSUMPTION_REQUEST high",
        "ana REFUND high",
        "bo SUBSCRIBED/INITIAL_BUY high",
        "bo REVOKE high",
        "cy SUBSCRIBED/INITIAL_BUY high",
        "cy DID_RENEW high",
        "cy DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "cy REVOKE high",
        "dan ...",
        "eva SUBSCRIBED/INITIAL_BUY high",
        "eva DID_RENEW high x2",
        "eva REVOKE high",
        "eva SUBSCRIBED/RESUBSCRIBE high",
        "eva DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "eva EXPIRED/VOLUNTARY high",
        { at: "bo REVOKE", customer: "bo", status: "revoked", entitled: false },
        { at: "bo REVOKE", customer: "cy", status: "active", entitled: true },
        {
          notification: "bo REVOKE",
          has: { data: { transactionInfo: { revocationReason: 0, revocationType: "FAMILY_REVOKE" }\#
     } },
        },
        {
          notification: "cy REVOKE",
          has: { data: { transactionInfo: { revocationReason: 1, revocationType: "FAMILY_REVOKE" }\#
     } },
        },
        {
          notification: "REFUND",
          has: { data: { transactionInfo: { revocationReason: 1, revocationType: "REFUND_FULL" } }\#
     },
        },
      ],
      remarks: [
        "J48. A refund is told of the purchaser alone, and a REVOKE of each member. Its reason is \#
    that of the refund; where sharing ended otherwise it is 0.",
        "inferred: who is let in again goes on under the same original transaction",
      ],
    }

    """#
}
