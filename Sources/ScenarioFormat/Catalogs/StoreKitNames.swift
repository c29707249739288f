/// Which of a product's names in a `.storekit` file is shown.
struct StoreKitNames {
  private let locale: String
  private let language: Substring

  /// For a file with this `_locale`.
  init(locale: String?) {
    self.locale = locale ?? "en_US"
    language = self.locale.prefix { $0 != "_" }
  }

  /// The name in the file's language, else in American English, else the first one, else the
  /// developer's own for it; `nil` when there is none. Empty names, which Xcode writes, are none.
  func name(of product: ObjectNode) -> String? {
    let names: [(locale: String, name: String)] =
      (product.node.value["localizations"]?.elements ?? []).compactMap { value in
        guard let name = (value["displayName"] ?? value["name"])?.string, !name.isEmpty else {
          return nil
        }
        return (value["locale"]?.string ?? "", name)
      }
    let closest =
      names.first { $0.locale == locale } ?? names.first { $0.locale.hasPrefix(language) }
      ?? names.first { $0.locale == "en_US" } ?? names.first
    if let closest { return closest.name }
    let reference = product.node.value["referenceName"]?.string
    return reference?.isEmpty ?? true ? nil : reference
  }
}
