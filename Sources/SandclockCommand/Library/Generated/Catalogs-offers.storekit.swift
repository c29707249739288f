// Generated from Scenarios/Catalogs/offers.storekit.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let catalogsOffersStorekit = LibraryEntry(
    path: "Catalogs/offers.storekit",
    title: nil,
    needs: [],
    text: catalogsOffersStorekitText)

  static let catalogsOffersStorekitText = #"""
    {
      "appPolicies" : {
        "eula" : "",
        "policies" : [
          {
            "locale" : "en_US",
            "policyText" : "",
            "policyURL" : ""
          }
        ]
      },
      "identifier" : "5A11C10D",
      "nonRenewingSubscriptions" : [

      ],
      "products" : [

      ],
      "settings" : {
        "_failTransactionsEnabled" : false,
        "_locale" : "en_US",
        "_storeKitErrors" : [

        ],
        "_storefront" : "USA"
      },
      "subscriptionGroups" : [
        {
          "id" : "21470001",
          "localizations" : [

          ],
          "name" : "Streaming",
          "subscriptions" : [
            {
              "adHocOffers" : [
                {
                  "displayPrice" : "7.49",
                  "internalID" : "5A110022",
                  "numberOfPeriods" : 2,
                  "offerID" : "half-price",
                  "paymentMode" : "payAsYouGo",
                  "referenceName" : "half-price",
                  "subscriptionPeriod" : "P1M"
                }
              ],
              "codeOffers" : [
                {
                  "eligibility" : [
                    "new",
                    "existing",
                    "expired"
                  ],
                  "internalID" : "5A110023",
                  "isStackable" : true,
                  "numberOfPeriods" : 1,
                  "paymentMode" : "free",
                  "referenceName" : "SUMMER",
                  "subscriptionPeriod" : "P1M"
                },
                {
                  "eligibility" : [
                    "expired"
                  ],
                  "internalID" : "5A110024",
                  "isStackable" : false,
                  "numberOfPeriods" : 1,
                  "paymentMode" : "free",
                  "referenceName" : "COMEBACK",
                  "subscriptionPeriod" : "P1W"
                },
                {
                  "eligibility" : [
                    "existing"
                  ],
                  "internalID" : "5A110028",
                  "isStackable" : false,
                  "numberOfPeriods" : 1,
                  "paymentMode" : "free",
                  "referenceName" : "STAY",
                  "subscriptionPeriod" : "P1M"
                }
              ],
              "displayPrice" : "14.99",
              "familyShareable" : false,
              "groupNumber" : 1,
              "internalID" : "5A110011",
              "introductoryOffer" : {
                "internalID" : "5A110021",
                "numberOfPeriods" : 1,
                "paymentMode" : "free",
                "subscriptionPeriod" : "P1W"
              },
              "localizations" : [
                {
                  "description" : "",
                  "displayName" : "Premium, monthly",
                  "locale" : "en_US"
                }
              ],
              "productID" : "com.example.stream.premium.monthly",
              "recurringSubscriptionPeriod" : "P1M",
              "referenceName" : "Premium, monthly",
              "subscriptionGroupID" : "21470001",
              "type" : "RecurringSubscription",
              "winbackOffers" : [
                {
                  "displayPrice" : "24.99",
                  "internalID" : "5A110025",
                  "isEligible" : true,
                  "numberOfPeriods" : 1,
                  "offerID" : "welcome-back",
                  "paymentMode" : "payUpFront",
                  "referenceName" : "welcome-back",
                  "subscriptionPeriod" : "P3M"
                },
                {
                  "internalID" : "5A110026",
                  "isEligible" : true,
                  "numberOfPeriods" : 1,
                  "offerID" : "first-month-free",
                  "paymentMode" : "free",
                  "referenceName" : "first-month-free",
                  "subscriptionPeriod" : "P1M"
                },
                {
                  "internalID" : "5A110027",
                  "isEligible" : false,
                  "numberOfPeriods" : 1,
                  "offerID" : "for-nobody-yet",
                  "paymentMode" : "free",
                  "referenceName" : "for-nobody-yet",
                  "subscriptionPeriod" : "P1Y"
                }
              ]
            },
            {
              "adHocOffers" : [

              ],
              "codeOffers" : [

              ],
              "displayPrice" : "149.99",
              "familyShareable" : false,
              "groupNumber" : 1,
              "internalID" : "5A110012",
              "introductoryOffer" : null,
              "localizations" : [
                {
                  "description" : "",
                  "displayName" : "Premium, yearly",
                  "locale" : "en_US"
                }
              ],
              "productID" : "com.example.stream.premium.yearly",
              "recurringSubscriptionPeriod" : "P1Y",
              "referenceName" : "Premium, yearly",
              "subscriptionGroupID" : "21470001",
              "type" : "RecurringSubscription",
              "winbackOffers" : [

              ]
            },
            {
              "adHocOffers" : [
                {
                  "displayPrice" : "4.99",
                  "internalID" : "5A110032",
                  "numberOfPeriods" : 2,
                  "offerID" : "half-price",
                  "paymentMode" : "payAsYouGo",
                  "referenceName" : "half-price",
                  "subscriptionPeriod" : "P1M"
                }
              ],
              "codeOffers" : [
                {
                  "eligibility" : [
                    "new",
                    "existing",
                    "expired"
                  ],
                  "internalID" : "5A110033",
                  "isStackable" : true,
                  "numberOfPeriods" : 1,
                  "paymentMode" : "free",
                  "referenceName" : "SUMMER",
                  "subscriptionPeriod" : "P1M"
                }
              ],
              "displayPrice" : "9.99",
              "familyShareable" : false,
              "groupNumber" : 2,
              "internalID" : "5A110013",
              "introductoryOffer" : {
                "displayPrice" : "4.99",
                "internalID" : "5A110031",
                "numberOfPeriods" : 3,
                "paymentMode" : "payAsYouGo",
                "subscriptionPeriod" : "P1M"
              },
              "localizations" : [
                {
                  "description" : "",
                  "displayName" : "Standard, monthly",
                  "locale" : "en_US"
                }
              ],
              "productID" : "com.example.stream.standard.monthly",
              "recurringSubscriptionPeriod" : "P1M",
              "referenceName" : "Standard, monthly",
              "subscriptionGroupID" : "21470001",
              "type" : "RecurringSubscription",
              "winbackOffers" : [

              ]
            },
            {
              "adHocOffers" : [

              ],
              "codeOffers" : [

              ],
              "displayPrice" : "5.99",
              "familyShareable" : false,
              "groupNumber" : 3,
              "internalID" : "5A110017",
              "introductoryOffer" : {
                "displayPrice" : "9.99",
                "internalID" : "5A110041",
                "numberOfPeriods" : 1,
                "paymentMode" : "payUpFront",
                "subscriptionPeriod" : "P3M"
              },
              "localizations" : [
                {
                  "description" : "",
                  "displayName" : "Basic, monthly",
                  "locale" : "en_US"
                }
              ],
              "productID" : "com.example.stream.basic.monthly",
              "recurringSubscriptionPeriod" : "P1M",
              "referenceName" : "Basic, monthly",
              "subscriptionGroupID" : "21470001",
              "type" : "RecurringSubscription",
              "winbackOffers" : [

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
}
