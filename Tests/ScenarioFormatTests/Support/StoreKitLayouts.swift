/// Catalogs of an invented app, laid out as Xcode lays them out.
enum StoreKitLayout {
  /// Format 3.0: an introductory offer is an object or `null`, slashes are escaped.
  static let version3 = #"""
    {
      "identifier" : "0A7A5001",
      "nonRenewingSubscriptions" : [
        {
          "displayPrice" : "4.99",
          "familyShareable" : false,
          "internalID" : "0A7A5010",
          "localizations" : [
            {
              "description" : "Read it at https:\/\/example.com\/season",
              "displayName" : "Season",
              "locale" : "en_US"
            }
          ],
          "productID" : "atlas.season",
          "referenceName" : "Season",
          "type" : "NonRenewingSubscription"
        }
      ],
      "products" : [
        {
          "displayPrice" : "0.5",
          "familyShareable" : false,
          "internalID" : "0A7A5011",
          "localizations" : [

          ],
          "productID" : "atlas.pins",
          "referenceName" : "Pins",
          "type" : "Consumable"
        },
        {
          "displayPrice" : "0",
          "familyShareable" : true,
          "internalID" : "0A7A5012",
          "localizations" : [

          ],
          "productID" : "atlas.tour",
          "referenceName" : null,
          "type" : "NonConsumable"
        }
      ],
      "settings" : {
        "_failTransactionsEnabled" : false,
        "_lastSynchronizedDate" : 717527014.48862898,
        "_locale" : "de",
        "_storefront" : "DEU",
        "_storeKitErrors" : [
          {
            "current" : null,
            "enabled" : false,
            "name" : "Load Products"
          }
        ]
      },
      "subscriptionGroups" : [
        {
          "id" : "20931844",
          "localizations" : [

          ],
          "name" : "Karten",
          "subscriptions" : [
            {
              "adHocOffers" : [
                {
                  "displayPrice" : "1.99",
                  "internalID" : "0A7A5021",
                  "numberOfPeriods" : 3,
                  "offerID" : "spring.sale",
                  "paymentMode" : "payAsYouGo",
                  "referenceName" : "Spring",
                  "subscriptionPeriod" : "P1M"
                }
              ],
              "codeOffers" : [
                {
                  "displayPrice" : "0.99",
                  "eligibility" : [
                    "existing",
                    "new"
                  ],
                  "internalID" : "0A7A5022",
                  "isStackable" : true,
                  "paymentMode" : "free",
                  "referenceName" : "WELCOME BACK",
                  "subscriptionPeriod" : "P2W"
                }
              ],
              "displayPrice" : "3.99",
              "familyShareable" : true,
              "groupNumber" : 2,
              "internalID" : "0A7A5020",
              "introductoryOffer" : {
                "displayPrice" : "9.99",
                "internalID" : "0A7A5023",
                "paymentMode" : "payUpFront",
                "subscriptionPeriod" : "P3M"
              },
              "localizations" : [

              ],
              "productID" : "atlas.monthly",
              "recurringSubscriptionPeriod" : "P1M",
              "referenceName" : "Monthly",
              "subscriptionGroupID" : "20931844",
              "type" : "RecurringSubscription"
            },
            {
              "adHocOffers" : [

              ],
              "codeOffers" : [

              ],
              "displayPrice" : "29.99",
              "familyShareable" : false,
              "groupNumber" : 1,
              "internalID" : "0A7A5030",
              "introductoryOffer" : null,
              "localizations" : [

              ],
              "productID" : "atlas.yearly",
              "recurringSubscriptionPeriod" : "P1Y",
              "referenceName" : "Yearly",
              "subscriptionGroupID" : "20931844",
              "type" : "RecurringSubscription"
            }
          ]
        }
      ],
      "version" : {
        "major" : 3,
        "minor" : 0
      }
    }

    """#

  static let outline3 = """
    group Karten 20931844
      2 atlas.monthly P1M 3990 shared
        introductory - payUpFront 1 x 3M at 9990
        promotional spring.sale payAsYouGo 3 x 1M at 1990
        code WELCOME BACK free 1 x 2W at 0
      1 atlas.yearly P1Y 29990
    consumable atlas.pins 500
    nonConsumable atlas.tour 0
    nonRenewing atlas.season 4990
    """

  /// Format 4.0: app policies and win-back offers are new; a group has a hexadecimal id.
  static let version4 = #"""
    {
      "appPolicies" : {
        "eula" : "",
        "policies" : [
          {
            "locale" : "en_US",
            "policyText" : "",
            "policyURL" : "https://example.com/privacy"
          }
        ]
      },
      "identifier" : "0A7A6001",
      "nonRenewingSubscriptions" : [

      ],
      "products" : [

      ],
      "settings" : {
        "_askToBuyEnabled" : false,
        "_failTransactionsEnabled" : false,
        "_locale" : "en_US",
        "_storefront" : "USA",
        "_storeKitErrors" : [

        ],
        "_timeRate" : 15
      },
      "subscriptionGroups" : [
        {
          "id" : "C0FFEE01",
          "localizations" : [

          ],
          "name" : "Atlas",
          "subscriptions" : [
            {
              "adHocOffers" : [

              ],
              "codeOffers" : [

              ],
              "displayPrice" : "0.99",
              "familyShareable" : false,
              "groupNumber" : 1,
              "internalID" : "0A7A6020",
              "introductoryOffer" : {
                "internalID" : "0A7A6021",
                "paymentMode" : "free",
                "subscriptionPeriod" : "P3D"
              },
              "localizations" : [

              ],
              "productID" : "atlas.weekly",
              "recurringSubscriptionPeriod" : "P1W",
              "referenceName" : "Weekly",
              "subscriptionGroupID" : "C0FFEE01",
              "type" : "RecurringSubscription",
              "winbackOffers" : [
                {
                  "displayPrice" : "0.49",
                  "internalID" : "0A7A6022",
                  "isEligible" : true,
                  "numberOfPeriods" : 2,
                  "offerID" : "come back",
                  "paymentMode" : "payAsYouGo",
                  "referenceName" : "Come back",
                  "subscriptionPeriod" : "P1W"
                }
              ]
            }
          ]
        }
      ],
      "version" : {
        "major" : 4,
        "minor" : 0
      }
    }

    """#

  static let outline4 = """
    group Atlas 79978979
      1 atlas.weekly P1W 990
        introductory - free 1 x 3D at 0
        winBack come back payAsYouGo 2 x 1W at 490
    """
}
