internal import SubscriptionModel

/// Reads the offers of a subscription in a `.storekit` file.
enum StoreKitOffers {
  /// All offers of a subscription. Format 5.0 writes an introductory offer twice, as an object and
  /// in a list: the list is read first, and never both.
  static func read(_ subscription: ObjectNode) -> [Offer] {
    let introductory =
      subscription["introductoryOffers"]?.elements("a list of offers")
      ?? subscription["introductoryOffer"].map { [$0] } ?? []
    return introductory.compactMap { offer($0, .introductory, identifiedBy: nil) }
      + offers(subscription["adHocOffers"], .promotional, identifiedBy: "offerID")
      + offers(subscription["codeOffers"], .code, identifiedBy: "referenceName")
      + offers(subscription["winbackOffers"], .winBack, identifiedBy: "offerID")
  }

  private static func offers(
    _ list: Node?, _ kind: Offer.Kind, identifiedBy key: String
  ) -> [Offer] {
    list?.elements("a list of offers")?.compactMap {
      offer($0, kind, identifiedBy: key)
    } ?? []
  }

  /// One offer. `none` as its mode is no offer at all; the price of a free one is a leftover of
  /// Xcode's default.
  private static func offer(
    _ node: Node, _ kind: Offer.Kind, identifiedBy key: String?
  ) -> Offer? {
    guard let object = node.anyObject("an offer") else { return nil }
    guard let modeNode = object["paymentMode"], modeNode.value.string != "none" else { return nil }
    let mode = modeNode.word("mode of payment", as: Offer.Mode.self)
    let period = object.required(
      "subscriptionPeriod", example: "\"subscriptionPeriod\" : \"P1W\"")?.offerPeriod()
    let identifier = key.flatMap { object.required($0, example: "\"\($0)\" : \"spring\"")?.text() }
    let periods = object["numberOfPeriods"]?
      .integer(in: 1...1000, "a count of periods from 1 to 1000")
    guard let mode, let period else { return nil }
    let prices =
      mode == .free
      ? PriceList.everywhere(Price(milliunits: 0))
      : object["displayPrice"]?.displayPrice() ?? .unknown
    return Offer(
      kind: kind, identifier: identifier, mode: mode, period: period,
      periods: mode == .payAsYouGo ? Int(periods ?? 1) : 1, prices: prices)
  }
}
