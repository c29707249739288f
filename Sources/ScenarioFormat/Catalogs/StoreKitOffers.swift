internal import SubscriptionModel

/// Reads the offers of a subscription in a `.storekit` file.
enum StoreKitOffers {
  /// All offers of a subscription. Format 5.0 writes an introductory offer twice, as an object and
  /// in a list: the list is read first, and never both.
  static func read(_ subscription: ObjectNode) -> [Offer] {
    introductory(subscription)
      + offers(subscription["adHocOffers"], .promotional, identifiedBy: "offerID")
      + offers(subscription["codeOffers"], .code, identifiedBy: "referenceName")
      + offers(subscription["winbackOffers"], .winBack, identifiedBy: "offerID")
  }

  /// The introductory offers, one for each billing plan.
  private static func introductory(_ subscription: ObjectNode) -> [Offer] {
    let nodes =
      subscription["introductoryOffers"]?.elements("a list of offers")
      ?? subscription["introductoryOffer"].map { [$0] } ?? []
    var offers: [Offer] = []
    for node in nodes {
      guard let offer = offer(node, .introductory, identifiedBy: nil) else { continue }
      if offers.contains(where: { $0.plan == offer.plan }) {
        node.found(CatalogFact.secondIntroductoryOffer)
      } else {
        offers.append(offer)
      }
    }
    return offers
  }

  private static func offers(
    _ list: Node?, _ kind: Offer.Kind, identifiedBy key: String
  ) -> [Offer] {
    list?.elements("a list of offers")?.compactMap {
      offer($0, kind, identifiedBy: key)
    } ?? []
  }

  private static func offer(
    _ node: Node, _ kind: Offer.Kind, identifiedBy key: String?
  ) -> Offer? {
    guard let object = node.anyObject("an offer") else { return nil }
    object.noteForeignKeys(StoreKitKeys.offer)
    // A mode is what makes an offer: without one there is nothing to say of the rest.
    guard let mode = mode(of: object) else { return nil }
    let plan = object["billingPlanType"].map {
      $0.knownWord("billing plan", as: BillingPlan.self)
    }
    let period = object.required(
      "subscriptionPeriod", orFound: ["period"], example: "\"subscriptionPeriod\" : \"P1W\"")?
      .offerPeriod()
    let identifier = key.flatMap {
      object.required($0, orFound: ["id"], example: "\"\($0)\" : \"spring\"")?.text()
    }
    let periods = object["numberOfPeriods"]?.offerPeriods()
    let isStackable = object["isStackable"]?.truth()
    let isEligible = object["isEligible"]?.truth()
    let audiences = audiences(object["eligibility"])
    let prices = prices(of: object, mode)
    guard let period, let plan = plan ?? .upFront else { return nil }
    return Offer(
      kind: kind, identifier: identifier, mode: mode, period: period,
      periods: mode == .payAsYouGo ? periods ?? 1 : 1, prices: prices, plan: plan,
      audiences: audiences, isStackable: isStackable ?? true, isEligible: isEligible ?? true)
  }

  /// The mode of payment; `none`, which an early Xcode wrote, is no offer at all.
  private static func mode(of offer: ObjectNode) -> Offer.Mode? {
    guard let node = offer["paymentMode"] else {
      if offer["mode"] == nil { offer.node.found(CatalogFact.offerWithoutMode) }
      return nil
    }
    if node.value.string == "none" { return nil }
    return node.knownWord("mode of payment", as: Offer.Mode.self)
  }

  /// The price of a free offer is a leftover of Xcode's default.
  private static func prices(of offer: ObjectNode, _ mode: Offer.Mode) -> PriceList {
    guard mode == .free else { return offer.displayPrice(missing: .offerWithoutPrice) }
    if let leftover = offer["displayPrice"], let text = leftover.value.string,
      Price(decimal: text) != Price(milliunits: 0)
    {
      leftover.found(CatalogFact.priceOfFreeOffer(text))
    }
    return .everywhere(Price(milliunits: 0))
  }

  private static func audiences(_ node: Node?) -> [Offer.Audience] {
    guard let node, let elements = node.elements("a list of words") else {
      return Offer.Audience.allCases
    }
    let named = elements.compactMap { element -> Offer.Audience? in
      guard let word = element.text() else { return nil }
      if let audience = Offer.Audience(rawValue: word) { return audience }
      element.found(CatalogFact.audienceLeftOut(word))
      return nil
    }
    return Offer.Audience.allCases.filter(named.contains)
  }
}

extension Node {
  /// One of the words of an enumeration; another one is a note that the offer is left out.
  fileprivate func knownWord<Word: RawRepresentable & CaseIterable>(
    _ what: String, as: Word.Type
  ) -> Word? where Word.RawValue == String {
    let known = Word.allCases.map(\.rawValue)
    guard let text = text(Wording.either(known.map { Quotation.of($0) })) else { return nil }
    if let word = Word(rawValue: text) { return word }
    found(CatalogFact.offerLeftOut(what: what, word: text, known: known))
    return nil
  }
}
