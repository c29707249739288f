// Generated from Scenarios/test-notification.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let testNotificationJson5 = LibraryEntry(
    path: "test-notification.json5",
    title: "A test tells of the app and of nobody",
    needs: ["Catalogs/stream.storekit"],
    kinds: ["TEST": 2],
    text: testNotificationJson5Text)

  static let testNotificationJson5Text = #"""
    {
      sandclock: 1,
      title: "A test tells of the app and of nobody",
      catalog: "Catalogs/stream.storekit",
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      script: [{ sendTest: true, repeat: 2, every: "1h" }],
      expect: [
        "store TEST x2",
        {
          notification: "store TEST",
          count: 2,
          has: {
            data: {
              appAppleId: "*",
              bundleId: "*",
              environment: "Sandbox",
              bundleVersion: null,
              transactionInfo: null,
              renewalInfo: null,
              status: null,
            },
          },
        },
      ],
      remarks: "J51. A receiver that looks for the transaction first breaks here.",
    }

    """#
}
