internal import SubscriptionModel

/// What a step can do; the raw values are the words of scenario files.
enum Verb: String, CaseIterable {
  case buy
  case changePlan
  case cancel
  case resume
  case redeem
  case failBilling
  case fixBilling
  case consentToPrice
  case declinePrice
  case requestRefund
  case decideRefund
  case reverseRefund
  case extendRenewal
  case closeAccount
  case extendAll
  case shareWithFamily
  case stopSharing
  case advancedCommerce
  case rescindConsent
  case raisePrice
  case withdrawProduct
  case sendTest
  case externalPurchaseToken

  /// Whose scripts there are.
  enum Script {
    /// A customer's.
    case customers
    /// The top-level one, of what concerns no single customer.
    case store
  }

  /// In which of them steps with this verb stand.
  var script: Script {
    switch self {
    case .buy, .changePlan, .cancel, .resume, .redeem, .failBilling, .fixBilling, .consentToPrice,
      .declinePrice, .requestRefund, .decideRefund, .reverseRefund, .extendRenewal, .closeAccount,
      .shareWithFamily, .stopSharing, .advancedCommerce, .rescindConsent:
      .customers
    case .raisePrice, .withdrawProduct, .extendAll, .sendTest, .externalPurchaseToken: .store
    }
  }

  /// Whether a step with this verb is about a product.
  var isAboutProduct: Bool {
    switch self {
    case .buy, .changePlan, .cancel, .resume, .redeem, .failBilling, .fixBilling, .consentToPrice,
      .declinePrice, .raisePrice, .withdrawProduct, .requestRefund, .reverseRefund, .extendRenewal,
      .extendAll, .shareWithFamily, .stopSharing, .advancedCommerce:
      true
    case .decideRefund, .closeAccount, .rescindConsent, .sendTest, .externalPurchaseToken: false
    }
  }

  /// Whether the product stands in the option `product`, and not in the verb's value.
  var namesProductBeside: Bool {
    switch self {
    case .redeem, .decideRefund, .advancedCommerce: true
    case .buy, .changePlan, .cancel, .resume, .failBilling, .fixBilling, .consentToPrice,
      .declinePrice, .raisePrice, .withdrawProduct, .requestRefund, .reverseRefund, .extendRenewal,
      .extendAll, .closeAccount, .shareWithFamily, .stopSharing, .rescindConsent, .sendTest,
      .externalPurchaseToken:
      false
    }
  }

  /// The options that steps with this verb have.
  var options: [String] {
    switch self {
    case .buy: ["offer", "intro", "accountToken", "quantity", "newRun", "plan", "askToBuy"]
    case .changePlan: ["offer"]
    case .redeem: ["product", "accountToken"]
    case .failBilling: ["for"]
    case .requestRefund: ["period", "via", "reason", "decision"]
    case .decideRefund: ["product", "period", "percent"]
    case .reverseRefund: ["period"]
    case .extendRenewal: ["days", "reason"]
    case .extendAll: ["days", "storefronts", "fail"]
    case .shareWithFamily, .stopSharing: ["members", "after"]
    case .advancedCommerce: ["product"]
    case .externalPurchaseToken: ["kind"]
    case .raisePrice: ["to", "consent", "storefronts"]
    case .cancel, .resume, .fixBilling, .consentToPrice, .declinePrice, .withdrawProduct,
      .closeAccount, .rescindConsent, .sendTest:
      []
    }
  }

  /// The options of all verbs, each once.
  static let allOptions = allCases.reduce(into: [String]()) { options, verb in
    options += verb.options.filter { !options.contains($0) }
  }

  /// The action on a product, or findings about the verb's value and its options.
  ///
  /// - Parameters:
  ///   - product: The product, where the verb is about one.
  ///   - choice: The offer of the product that is taken.
  ///   - target: The verb's value.
  func action(
    _ product: ProductIndex?, _ choice: OfferChoice, _ target: Node, _ step: ObjectNode
  ) -> Action? {
    switch self {
    case .buy: return product.map { .buy($0, choice) }
    case .changePlan: return product.map { .changePlan($0, offer: choice.named) }
    case .redeem:
      guard let product, let code = choice.named else { return nil }
      return .redeem(product, code: code)
    case .cancel: return .cancel
    case .resume: return .resume
    case .failBilling:
      guard let length = step["for"] else { return .failBilling(for: nil) }
      return length.duration().map { .failBilling(for: $0) }
    case .fixBilling: return .fixBilling
    case .consentToPrice: return .consentToPrice
    case .declinePrice: return .declinePrice
    // It is kept with the plan, so that it is read where the others are known: `IncreaseReader`.
    case .raisePrice: return nil
    case .withdrawProduct: return .withdrawProduct
    case .requestRefund: return .requestRefund(step.refundOrder())
    case .decideRefund: return step.refundDecision(target)
    case .reverseRefund:
      return .reverseRefund(period: step.refundedPeriod())
    case .extendRenewal: return step.extensionOrder().map { .extendRenewal($0) }
    case .extendAll: return step.massExtension().map { .extendAll($0) }
    case .closeAccount: return target.yes() ? .closeAccount : nil
    case .shareWithFamily: return .shareWithFamily
    case .stopSharing: return .stopSharing
    case .advancedCommerce:
      return target.word("change", as: AdvancedCommerceChange.self).map { .advancedCommerce($0) }
    case .rescindConsent: return target.yes() ? .tell(.consentRescinded) : nil
    case .sendTest: return target.yes() ? .tell(.test) : nil
    case .externalPurchaseToken:
      let kind = step["kind"].map { $0.word("kind of token", as: ExternalPurchaseToken.Kind.self) }
      let event = target.word("subtype of tokens", as: AppNotice.TokenEvent.self)
      guard let event, kind != .some(nil) else { return nil }
      return .tell(.externalPurchaseToken(event, kind: kind ?? nil))
    }
  }
}

extension Node {
  /// `true`, or a finding: a verb without a value is true, and a step that does not happen is left
  /// out.
  fileprivate func yes() -> Bool {
    if value.bool == true { return true }
    foundWrongShape(wanted: "true")
    return false
  }
}
