// Generated from Scenarios/plan-changes-as-recorded.json5.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let planChangesAsRecordedJson5 = LibraryEntry(
    path: "plan-changes-as-recorded.json5",
    title: "Seven notifications of a real evening, one after another",
    needs: [],
    kinds: [
      "SUBSCRIBED/INITIAL_BUY": 1,
      "SUBSCRIBED/RESUBSCRIBE": 1,
      "DID_CHANGE_RENEWAL_PREF/UPGRADE": 1,
      "DID_CHANGE_RENEWAL_PREF/DOWNGRADE": 1,
      "DID_CHANGE_RENEWAL_PREF": 1,
      "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED": 3,
      "EXPIRED/VOLUNTARY": 2,
    ],
    text: planChangesAsRecordedJson5Text)

  static let planChangesAsRecordedJson5Text = #"""
    {
      sandclock: 1,
      title: "Seven notifications of a real evening, one after another",
      remarks: "A run of a real sandbox account at the 3-minute rate, recorded whole: back after a\#
    n expiry, an upgrade seconds later, a cancel, a downgrade that turns auto-renew on without a w\#
    ord, its undoing, a cancel, the end. One original id, two transactions, no REFUND for the upgr\#
    ade and no AUTO_RENEW_ENABLED for the downgrade. Every notification is signed within four seco\#
    nds of its recorded instant, counted from the purchase at 10m.",
      catalog: {
        groups: {
          streaming: [
            { id: "com.example.stream.premium.monthly", level: 1, period: "P1M", price: "14.99" },
            { id: "com.example.stream.standard.quarterly", level: 2, period: "P3M", price: "24.99"\#
     },
            { id: "com.example.stream.basic.weekly", level: 3, period: "P1W", price: "2.99" },
          ],
        },
      },
      app: { bundleId: "com.example.stream", appAppleId: 1234567890 },
      products: {
        high: "com.example.stream.premium.monthly",
        mid: "com.example.stream.standard.quarterly",
        low: "com.example.stream.basic.weekly",
      },
      store: { renewalRate: "3m" },
      seed: 147,
      customers: [
        {
          name: "ana",
          script: [
            { buy: "low" },
            { at: "1m", cancel: "low" },
            { at: "10m", buy: "mid" },
            { at: "10m12s", changePlan: "high" },
            { at: "10m41s", cancel: "high" },
            { at: "10m57s", changePlan: "mid" },
            { at: "11m25s", changePlan: "high" },
            { at: "11m36s", cancel: "high" },
          ],
        },
      ],
      expect: [
        "SUBSCRIBED/INITIAL_BUY low",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED low",
        "EXPIRED/VOLUNTARY low",
        "SUBSCRIBED/RESUBSCRIBE mid",
        "DID_CHANGE_RENEWAL_PREF/UPGRADE high",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "DID_CHANGE_RENEWAL_PREF/DOWNGRADE high",
        "DID_CHANGE_RENEWAL_PREF high",
        "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_DISABLED high",
        "EXPIRED/VOLUNTARY high",
        { at: "10m11s", customer: "ana", status: "active", product: "mid", renewsTo: "mid" },
        { at: "10m30s", customer: "ana", status: "active", product: "high", renewsTo: "high" },
        { at: "10m50s", customer: "ana", status: "active", entitled: true, product: "high", renews\#
    To: null },
        { at: "11m10s", customer: "ana", status: "active", product: "high", renewsTo: "mid" },
        { at: "11m30s", customer: "ana", status: "active", product: "high", renewsTo: "high" },
        { at: "14m", customer: "ana", status: "expired", entitled: false },
        { notification: "REFUND", count: 0 },
        { notification: "DID_CHANGE_RENEWAL_STATUS/AUTO_RENEW_ENABLED", count: 0 },
      ],
    }

    """#
}
