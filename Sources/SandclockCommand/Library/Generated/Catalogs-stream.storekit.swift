// Generated from Scenarios/Catalogs/stream.storekit.
// `SANDCLOCK_RECORD=1 swift test` writes it anew; changes here are lost.

extension Library {
  static let catalogsStreamStorekit = LibraryEntry(
    path: "Catalogs/stream.storekit",
    title: nil,
    needs: [],
    text: catalogsStreamStorekitText)

  static let catalogsStreamStorekitText = #"""
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
      "identifier" : "5A11C10C",
      "nonRenewingSubscriptions" : [

      ],
      "products" : [
        {
          "displayPrice" : "0.99",
          "familyShareable" : false,
          "internalID" : "5A110001",
          "localizations" : [
            {
              "description" : "",
              "displayName" : "100 coins",
              "locale" : "en_US"
            }
          ],
          "productID" : "com.example.stream.coins.100",
          "referenceName" : "100 coins",
          "type" : "Consumable"
        }
      ],
      "settings" : {
        "_failTransactionsEnabled" : false,
        "_locale" : "en_US",
        "_storefront" : "USA",
        "_storeKitErrors" : [

        ]
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

              ],
              "codeOffers" : [

              ],
              "displayPrice" : "14.99",
              "familyShareable" : false,
              "groupNumber" : 1,
              "internalID" : "5A110011",
              "introductoryOffer" : null,
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

              ]
            },
            {
              "adHocOffers" : [

              ],
              "codeOffers" : [

              ],
              "displayPrice" : "14.99",
              "familyShareable" : false,
              "groupNumber" : 1,
              "internalID" : "5A110016",
              "introductoryOffer" : null,
              "localizations" : [
                {
                  "description" : "",
                  "displayName" : "Premium with kids, monthly",
                  "locale" : "en_US"
                }
              ],
              "productID" : "com.example.stream.premium.kids.monthly",
              "recurringSubscriptionPeriod" : "P1M",
              "referenceName" : "Premium with kids, monthly",
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

              ],
              "codeOffers" : [

              ],
              "displayPrice" : "9.99",
              "familyShareable" : false,
              "groupNumber" : 2,
              "internalID" : "5A110013",
              "introductoryOffer" : null,
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
              "displayPrice" : "2.99",
              "familyShareable" : false,
              "groupNumber" : 3,
              "internalID" : "5A110014",
              "introductoryOffer" : null,
              "localizations" : [
                {
                  "description" : "",
                  "displayName" : "Basic, weekly",
                  "locale" : "en_US"
                }
              ],
              "productID" : "com.example.stream.basic.weekly",
              "recurringSubscriptionPeriod" : "P1W",
              "referenceName" : "Basic, weekly",
              "subscriptionGroupID" : "21470001",
              "type" : "RecurringSubscription",
              "winbackOffers" : [

              ]
            }
          ]
        },
        {
          "id" : "21470002",
          "localizations" : [

          ],
          "name" : "Sports",
          "subscriptions" : [
            {
              "adHocOffers" : [

              ],
              "codeOffers" : [

              ],
              "displayPrice" : "5.99",
              "familyShareable" : false,
              "groupNumber" : 1,
              "internalID" : "5A110015",
              "introductoryOffer" : null,
              "localizations" : [
                {
                  "description" : "",
                  "displayName" : "Sports, monthly",
                  "locale" : "en_US"
                }
              ],
              "productID" : "com.example.stream.sports.monthly",
              "recurringSubscriptionPeriod" : "P1M",
              "referenceName" : "Sports, monthly",
              "subscriptionGroupID" : "21470002",
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
