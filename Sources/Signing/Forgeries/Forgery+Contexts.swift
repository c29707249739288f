internal import NotificationWire

// Genuine tokens where they do not belong. A row is a forgery.

extension Forgery {
  static let contexts = [
    Forgery(
      "wrong-bundle-id", "it is genuine, and another app's", .refused(.appIdentifier),
      advice: "compare bundleId with your own"
    ) { try $0.genuine($0.material.otherBundle) },
    Forgery(
      "wrong-app-id", "it is genuine, of production, and of another app of the same bundle id",
      .refused(.appIdentifier), advice: "compare appAppleId with your own, in production",
      isForProduction: true
    ) { try $0.genuine($0.material.otherApp) },
    Forgery(
      "wrong-environment", "it is genuine, and of the other environment", .refused(.environment),
      advice: "compare environment with your own: what the sandbox sells costs nothing"
    ) { try $0.genuine($0.material.otherEnvironment) },
    Forgery(
      "transaction-as-payload", "a genuine transaction stands where a notification should",
      .refused(.appIdentifier)
    ) { try $0.seal.token($0.material.good.inner.transaction) },
    Forgery(
      "app-transaction-as-payload", "a genuine app transaction stands where a notification should",
      .refused(.appIdentifier)
    ) { try $0.seal.token($0.material.appTransaction) },
  ]
}
