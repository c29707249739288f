internal import SubscriptionModel

extension CatalogSheet {
  /// The sheet in lines: a head, a table for each group, other products, notes.
  package var lines: [String] {
    let tables = catalog.groups.indices.map { table(of: $0) }
    let widths = TextTable.widths(of: tables)
    var lines = head
    for (index, group) in catalog.groups.enumerated() {
      lines += ["", title(of: group)]
      lines += !tables[index].rows.isEmpty ? tables[index].lines(widths) : ["  no subscriptions"]
    }
    if !catalog.oneTimeProducts.isEmpty {
      let table = productTable
      lines += ["", "other products"] + table.lines(TextTable.widths(of: [table]))
    }
    if !notes.isEmpty { lines += [""] + notes.map(\.description) }
    return lines.map(secrets.blackedOut)
  }

  private var head: [String] {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let groups = counted(catalog.groups.count, "group")
    let subscriptions = counted(catalog.subscriptions.count, "subscription")
    let others = counted(catalog.oneTimeProducts.count, "other product")
    let own = namesStorefront ? "" : ", for the catalog names none"
    return [
      "\(name): \(groups), \(subscriptions), \(others)",
      "prices are those of \(storefront.country)\(own)",
      "periods are those of production"
        + (columns.contains { $0.profile == .xcode }
          ? "" : ", and of xcode where no renewalRate is set"),
    ]
  }

  private func title(of group: SubscriptionGroup) -> String {
    let name = group.name.isEmpty ? "group without a name" : "group \(group.name)"
    if !hasGroupNumbers { return name }
    return "\(name), id \(group.identifier)"
      + (group.fileIdentifier.map { ", made of \($0)" } ?? "")
  }

  private func table(of group: Int) -> TextTable {
    let names = columns.map(\.profile.rawValue)
    var table = TextTable(
      ["level", "subscription", "alias", "period", "price"] + names + ["name"],
      alignments: [.right, .left, .left, .left, .right])
    for (index, product) in subscriptions(of: group) {
      table.add(
        [
          "\(product.level)", product.identifier, aliases[index] ?? "", product.period.words,
          product.prices.words(in: storefront) ?? "none",
        ] + columns.map { $0.text(of: product.period) } + [product.displayName ?? ""],
        below: details(of: product))
    }
    return table
  }

  /// What stands below a subscription, a line each.
  private func details(of product: SubscriptionProduct) -> [String] {
    let plan = product.monthlyPlan.map { plan in
      "MONTHLY plan: \(plan.prices.words(in: storefront) ?? "no price") per month for 12 months, "
        + "\(plan.commitmentPrices.words(in: storefront) ?? "no price") in all"
    }
    return [
      product.prices.wordsElsewhere(than: storefront).map { "elsewhere: \($0)" },
      product.isFamilyShareable ? Self.isShareable : nil, plan,
    ].compactMap(\.self) + product.offers.map { $0.words(in: storefront) }
  }

  private static let isShareable = "can be shared with the family"

  private var productTable: TextTable {
    var table = TextTable(
      ["kind", "product", "price", "name"], alignments: [.left, .left, .right])
    for product in catalog.oneTimeProducts {
      table.add(
        [
          product.kind.rawValue, product.identifier,
          product.prices.words(in: storefront) ?? "none", product.displayName ?? "",
        ],
        below: [
          product.prices.wordsElsewhere(than: storefront).map { "elsewhere: \($0)" },
          product.isFamilyShareable ? Self.isShareable : nil,
        ].compactMap(\.self))
    }
    return table
  }
}
