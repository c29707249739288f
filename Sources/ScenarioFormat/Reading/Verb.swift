internal import SubscriptionModel

/// What a step can do; the raw values are the words of scenario files.
enum Verb: String, CaseIterable {
  case buy
  case changePlan
  case cancel
  case resume
  case failBilling
  case fixBilling
  case consentToPrice
  case declinePrice
  case requestRefund
  case decideRefund
  case reverseRefund
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
    case .buy, .changePlan, .cancel, .resume, .failBilling, .fixBilling, .consentToPrice,
      .declinePrice, .requestRefund, .decideRefund, .reverseRefund, .shareWithFamily, .stopSharing,
      .advancedCommerce,
      .rescindConsent:
      .customers
    case .raisePrice, .withdrawProduct, .sendTest, .externalPurchaseToken: .store
    }
  }

  /// Whether a step with this verb is about a product.
  var isAboutProduct: Bool {
    switch self {
    case .buy, .changePlan, .cancel, .resume, .failBilling, .fixBilling, .consentToPrice,
      .declinePrice, .raisePrice, .withdrawProduct, .requestRefund, .reverseRefund,
      .shareWithFamily, .stopSharing, .advancedCommerce:
      true
    case .decideRefund, .rescindConsent, .sendTest, .externalPurchaseToken: false
    }
  }

  /// The options that steps with this verb have.
  var options: [String] {
    switch self {
    case .buy: ["newRun", "plan", "quantity", "accountToken", "askToBuy"]
    case .failBilling: ["for"]
    case .requestRefund: ["period", "via", "reason", "decision"]
    case .decideRefund: ["product", "period", "percent"]
    case .reverseRefund: ["period"]
    case .shareWithFamily, .stopSharing: ["members", "after"]
    case .advancedCommerce: ["product"]
    case .externalPurchaseToken: ["kind"]
    case .raisePrice: ["to", "consent", "storefronts"]
    case .changePlan, .cancel, .resume, .fixBilling, .consentToPrice, .declinePrice,
      .withdrawProduct, .rescindConsent, .sendTest:
      []
    }
  }

  /// The action on a product, or findings about the verb's value and its options.
  ///
  /// - Parameters:
  ///   - product: The product, where the verb is about one.
  ///   - target: The verb's value.
  func action(_ product: ProductIndex?, _ target: Node, _ step: ObjectNode) -> Action? {
    switch self {
    case .buy: return product.map { .buy($0) }
    case .changePlan: return product.map { .changePlan($0) }
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
