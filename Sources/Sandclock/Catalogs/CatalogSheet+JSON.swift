internal import NotificationWire
internal import ScenarioFormat
internal import SubscriptionModel

extension CatalogSheet {
  /// The sheet as JSON. Prices are whole thousandths of the currency, as in Apple's tokens; where
  /// a profile is not among those that a period `lasts` under, it lasts what it says.
  package var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("file")
      writer.string(file)
      writer.key("storefront")
      writer.string(storefront.country)
      writer.key("currency")
      writer.string(storefront.currency)
      writer.key("groups")
      writer.list(of: Array(catalog.groups.indices)) { writeGroup($1, &$0) }
      writer.key("products")
      writer.list(of: catalog.oneTimeProducts) { writeProduct($1, &$0) }
      writer.key("notes")
      writer.list(of: notes) { writer, note in writer.string(note.description) }
    }
    return writer.bytes
  }

  private func writeGroup(_ index: Int, _ writer: inout JSONWriter) {
    let group = catalog.groups[index]
    writer.object { writer in
      writer.key("name")
      writer.string(secrets.blackedOut(group.name))
      if hasGroupNumbers {
        writer.key("id")
        writer.string(group.identifier)
      }
      writer.key("subscriptions")
      writer.list(of: subscriptions(of: index)) { writer, entry in
        writer.object { writeSubscription(entry.product, aliases[entry.index], &$0) }
      }
    }
  }

  private func writeSubscription(
    _ product: SubscriptionProduct, _ alias: String?, _ writer: inout JSONWriter
  ) {
    writer.key("id")
    writer.string(secrets.blackedOut(product.identifier))
    writer.member("alias", alias.map(secrets.blackedOut))
    writer.member("name", product.displayName.map(secrets.blackedOut))
    writer.key("level")
    writer.integer(Int64(product.level))
    writer.key("period")
    writer.string(product.period.rawValue)
    writer.key("lasts")
    writer.object { writer in
      for column in columns {
        writer.key(named: column.profile.rawValue)
        writer.string(column.text(of: product.period))
      }
    }
    writer.prices("price", product.prices, storefront)
    writer.key("familyShareable")
    writer.bool(product.isFamilyShareable)
    if let plan = product.monthlyPlan {
      writer.prices("monthlyPlanPrice", plan.prices, storefront)
      writer.prices("commitmentPrice", plan.commitmentPrices, storefront)
    }
    writer.key("offers")
    writer.list(of: product.offers) { writer, offer in
      writer.object { writeOffer(offer, &$0) }
    }
  }

  private func writeOffer(_ offer: Offer, _ writer: inout JSONWriter) {
    writer.key("kind")
    writer.string(offer.kind.rawValue)
    writer.member("id", offer.identifier.map(secrets.blackedOut))
    writer.key("mode")
    writer.string(offer.mode.rawValue)
    writer.key("period")
    writer.string("P\(offer.period.count)\(offer.period.unit.rawValue)")
    writer.key("periods")
    writer.integer(Int64(offer.periods))
    writer.prices("price", offer.prices, storefront)
    writer.key("plan")
    writer.string(offer.plan.rawValue)
    guard offer.kind == .code else { return }
    writer.key("eligibility")
    writer.list(of: offer.audiences) { $0.string($1.rawValue) }
    writer.key("isStackable")
    writer.bool(offer.isStackable)
  }

  private func writeProduct(_ product: OneTimeProduct, _ writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("id")
      writer.string(secrets.blackedOut(product.identifier))
      writer.member("name", product.displayName.map(secrets.blackedOut))
      writer.key("kind")
      writer.string(product.kind.rawValue)
      writer.prices("price", product.prices, storefront)
      writer.key("familyShareable")
      writer.bool(product.isFamilyShareable)
    }
  }
}

extension JSONWriter {
  /// The price in a storefront, or all prices by country where the list has several.
  fileprivate mutating func prices(
    _ name: StaticString, _ list: PriceList, _ storefront: Storefront
  ) {
    if case .byStorefront(let prices) = list {
      key(name)
      object { writer in
        for (country, price) in prices.sorted(by: { $0.key < $1.key }) {
          writer.key(named: country)
          writer.integer(price.milliunits)
        }
      }
    } else if let price = list.price(in: storefront) {
      key(name)
      integer(price.milliunits)
    }
  }
}
