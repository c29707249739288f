/// Catalogs of an invented app in the formats whose keys differ, without Xcode's white space.
enum StoreKitVersions {
  static let all = [
    ("1.0", version1, outline1), ("1.2", version12, outline12), ("5.0", version5, outline5),
    ("6.3", version63, outline63), ("by hand", byHand, outlineByHand),
  ]

  /// No identifier, no non-renewing subscriptions, no codes; a reference name that is `null`.
  static let version1 = #"""
    { "products": [], "settings": {}, "version": { "major": 1, "minor": 0 },
      "subscriptionGroups": [{ "id": "0A7A5001", "localizations": [], "name": "Atlas",
        "subscriptions": [
          { "adHocOffers": [], "displayPrice": "4.99", "familyShareable": false, "groupNumber": 2,
            "internalID": "0A7A5002", "introductoryOffer": null, "localizations": [],
            "productID": "atlas.month", "recurringSubscriptionPeriod": "P1M",
            "referenceName": null, "subscriptionGroupID": "0A7A5001",
            "type": "RecurringSubscription" }] }] }
    """#
  static let outline1 = """
    - USA, app -
    Atlas
      2 atlas.month at 4990 called -
    """

  /// Codes for some customers; names in languages, none of them American.
  static let version12 = #"""
    { "identifier": "0A7A5101", "nonRenewingSubscriptions": [], "products": [],
      "settings": { "_locale": "fr_CA", "_storefront": "JPN", "_compatibilityTimeRate": 6,
        "_applicationInternalID": "1473651234" },
      "version": { "major": 1, "minor": 2 },
      "subscriptionGroups": [{ "id": "1", "name": "Atlas", "subscriptions": [
        { "codeOffers": [
            { "paymentMode": "free", "subscriptionPeriod": "P2W", "referenceName": "VIP CLUB",
              "eligibility": ["expired", "new"], "isStackable": false },
            { "paymentMode": "payAsYouGo", "subscriptionPeriod": "P1M", "displayPrice": "100",
              "numberOfPeriods": 12, "referenceName": "ALL", "eligibility":
              ["existing", "expired", "new"], "isStackable": true }],
          "displayPrice": "500", "groupNumber": 1, "productID": "atlas.month",
          "localizations": [
            { "displayName": "Monat", "locale": "de" }, { "displayName": "", "locale": "fr_CA" },
            { "displayName": "Mois", "locale": "fr" }],
          "recurringSubscriptionPeriod": "P1M", "referenceName": "Month" },
        { "displayPrice": "5000", "groupNumber": 1, "productID": "atlas.year",
          "localizations": [{ "displayName": "Jahr", "locale": "de" }],
          "recurringSubscriptionPeriod": "P1Y", "referenceName": "Year" }] }] }
    """#
  static let outline12 = """
    - JPN, app 1473651234
    Atlas
      1 atlas.month at 500000 called Mois
        code VIP CLUB free 1 x 2W at 0 new+expired alone
        code ALL payAsYouGo 12 x 1M at 100000 new+existing+expired
      1 atlas.year at 5000000 called Jahr
    """

  /// An introductory offer twice, and a year that is billed by the month.
  static let version5 = #"""
    { "version": { "major": 5, "minor": 0 }, "subscriptionGroups": [{ "id": "1", "name": "Atlas",
        "subscriptions": [
          { "billingPlans": [
              { "billingPlanType": "BILLED_UPFRONT", "commitmentDisplayPrice": "0.99",
                "displayPrice": "0.99", "internalID": "0A7A5201", "isEnabled": true },
              { "billingPlanType": "MONTHLY", "commitmentDisplayPrice": "6.00",
                "displayPrice": "0.5", "internalID": "0A7A5202", "isEnabled": true }],
            "displayPrice": "11.88", "groupNumber": 1, "productID": "atlas.year",
            "introductoryOffer": { "billingPlanType": "BILLED_UPFRONT", "internalID": "0A7A5203",
              "numberOfPeriods": 1, "paymentMode": "free", "subscriptionPeriod": "P3M" },
            "introductoryOffers": [
              { "billingPlanType": "BILLED_UPFRONT", "internalID": "0A7A5203",
                "numberOfPeriods": 1, "paymentMode": "free", "subscriptionPeriod": "P3M" },
              { "billingPlanType": "MONTHLY", "internalID": "0A7A5204", "displayPrice": "0.1",
                "numberOfPeriods": 2, "paymentMode": "payAsYouGo", "subscriptionPeriod": "P1M" }],
            "localizations": [{ "displayName": "", "locale": "en_US" }],
            "recurringSubscriptionPeriod": "P1Y", "referenceName": "Year by the month" }] }] }
    """#
  static let outline5 = """
    - USA, app -
    Atlas
      1 atlas.year at 990 called Year by the month, by the month 500, in all 6000
        introductory - free 1 x 3M at 0
        introductory - payAsYouGo 2 x 1M at 100 MONTHLY
    """

  /// Introductory offers in a list alone; bundles and suites, of which nothing is known.
  static let version63 = #"""
    { "version": { "major": 6, "minor": 3 }, "subscriptionBundleGroups": [],
      "subscriptionSuiteGroups": [],
      "settings": { "_storefront": "SGP", "_applicationInternalID": "0" },
      "subscriptionGroups": [{ "id": "21852566", "name": "Atlas",
        "localizations": [{ "description": "", "displayName": "Atlas Pro", "locale": "ja" }],
        "subscriptions": [
          { "billingPlans": [{ "billingPlanType": "BILLED_UPFRONT", "displayPrice": "3.98",
              "commitmentDisplayPrice": "3.98", "internalID": "6_BILLED_UPFRONT",
              "isEnabled": true }],
            "introductoryOffers": [{ "billingPlanType": "BILLED_UPFRONT", "numberOfPeriods": 1,
              "paymentMode": "free", "subscriptionPeriod": "P1Y" }],
            "winbackOffers": [{ "paymentMode": "free", "subscriptionPeriod": "P1M",
              "offerID": "win.1", "isEligible": false }],
            "displayPrice": "3.98", "groupNumber": 2, "productID": "atlas.month",
            "localizations": [
              { "displayName": "月額プラン", "locale": "ja" },
              { "displayName": "Monthly", "locale": "en_US" }],
            "recurringSubscriptionPeriod": "P1M", "referenceName": "Month" }] }] }
    """#
  static let outline63 = """
    - SGP, app -
    Atlas
      2 atlas.month at 3980 called Monthly
        introductory - free 1 x 1Y at 0
        winBack win.1 free 1 x 1M at 0 closed
    """

  /// A version that is a number, no settings, no group id, no names.
  static let byHand = #"""
    { "identifier": "com.example.atlas", "type": "StoreKit Configuration", "version": 3,
      "products": [{ "productID": "atlas.pins", "type": "NonRenewingSubscription",
        "displayPrice": "1", "displayName": "Pins" }],
      "subscriptionGroups": [{ "name": "Atlas", "subscriptions": [
        { "productID": "atlas.month", "recurringSubscriptionPeriod": "P1M", "displayPrice": 4.5,
          "type": "Recurring Subscription" }] }] }
    """#
  static let outlineByHand = """
    - USA, app -
    Atlas
      1 atlas.month at 4500 called -
    nonRenewing atlas.pins at 1000 called -
    """
}
