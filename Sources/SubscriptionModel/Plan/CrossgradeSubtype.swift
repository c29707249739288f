/// How crossgrades are announced. Apple's page and an engineer of Apple's say different things.
package enum CrossgradeSubtype: String, CaseIterable, Sendable {
  /// As Apple's page says: UPGRADE for one at once, DOWNGRADE for one at the renewal.
  case apple
  /// Without a subtype.
  case omitted
}
