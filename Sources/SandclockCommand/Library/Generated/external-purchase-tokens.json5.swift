// Generated from Scenarios/external-purchase-tokens.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let externalPurchaseTokensJson5 = LibraryEntry(
    path: "external-purchase-tokens.json5",
    title: "Tokens for purchases elsewhere are made, recalled, and missed",
    needs: ["Catalogs/stream.storekit"],
    kinds: [
      "EXTERNAL_PURCHASE_TOKEN/UNREPORTED": 1,
      "EXTERNAL_PURCHASE_TOKEN/CREATED": 1,
      "EXTERNAL_PURCHASE_TOKEN/ACTIVE_TOKEN_REMINDER": 1,
    ],
    text: externalPurchaseTokensJson5Text)

  static let externalPurchaseTokensJson5Text = #"""
    {
      sandclock: 1,
      title: "Tokens for purchases elsewhere are made, recalled, and missed",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      script: [
        { externalPurchaseToken: "CREATED", kind: "SERVICES" },
        { at: "30d", externalPurchaseToken: "ACTIVE_TOKEN_REMINDER", kind: "SERVICES" },
        { at: "31d", externalPurchaseToken: "UNREPORTED" },
      ],
      expect: [
        "store EXTERNAL_PURCHASE_TOKEN/CREATED",
        "store EXTERNAL_PURCHASE_TOKEN/ACTIVE_TOKEN_REMINDER",
        "store EXTERNAL_PURCHASE_TOKEN/UNREPORTED",
        {
          notification: "EXTERNAL_PURCHASE_TOKEN/*",
          count: 3,
          has: { data: null, externalPurchaseToken: { externalPurchaseId: "*", bundleId: "*" } },
        },
        {
          notification: "EXTERNAL_PURCHASE_TOKEN/*",
          where: { externalPurchaseToken: { tokenType: "SERVICES" } },
          count: 2,
          has: {
            externalPurchaseToken: {
              tokenCreationDate: 1767603600000,
              tokenExpirationDate: 1799139600000,
            },
          },
        },
        {
          notification: "EXTERNAL_PURCHASE_TOKEN/UNREPORTED",
          has: {
            externalPurchaseToken: {
              tokenCreationDate: 1769418000000,
              tokenExpirationDate: null,
              tokenType: null,
            },
          },
        },
      ],
      remarks: [
        "J50. The id of a sandbox token begins with SANDBOX, and nothing else says where it is fro\#
    m.",
        "inferred: a custom link token (one with a kind) lasts a year; the notices of one kind are\#
     of one token",
        "an unreported token that no step has made was made ten days before",
      ],
    }

    """#
}
