import Foundation
import Testing

/// `sandclock catalog` and `sandclock new`.
@Suite struct CatalogTests {
  private static let catalog = #"""
    { "subscriptionGroups": [{ "id": "1", "name": "Maps", "subscriptions": [
      { "productID": "atlas.pro", "recurringSubscriptionPeriod": "P1M", "displayPrice": "9.99" }
    ] }] }
    """#

  @Test func showsACatalog() throws {
    let folder = try Folder()
    try folder.write("my atlas.storekit", Self.catalog)
    let shown = try Command.run(["catalog", "my atlas.storekit"], in: folder.path)
    #expect(shown.status == 0)
    #expect(shown.errors == "")
    #expect(
      shown.output.hasPrefix("my atlas.storekit: 1 group, 1 subscription, 0 other products\n"))
    let json = try Command.run(["catalog", "my atlas.storekit", "--json"], in: folder.path)
    #expect(json.output.hasPrefix(#"{"file":"my atlas.storekit","storefront":"USA","#))
  }

  @Test func readsAScenarioWithItsParams() throws {
    let folder = try Folder()
    try folder.write("my atlas.storekit", Self.catalog)
    let text = #"""
      { sandclock: 1, title: "t", params: { name: { env: "NAME" } },
        catalog: "my ${name}.storekit" }
      """#
    try folder.write("s.json5", text)
    let shown = try Command.run(
      ["catalog", "s.json5"], environment: ["NAME": "atlas"], in: folder.path)
    #expect(shown.status == 0, "\(shown.errors)")
    #expect(shown.output.hasPrefix("s.json5: 1 group, 1 subscription, 0 other products\n"))
  }

  @Test func refusesWhatIsNoCatalog() throws {
    let folder = try Folder()
    try folder.write("a.storekit", "<?xml version=\"1.0\"?><plist></plist>")
    try folder.write("b.storekit", #"{ "subscriptionGroups": [{ "subscriptions": ["x"] }] }"#)
    let list = try Command.run(["catalog", "a.storekit"], in: folder.path)
    #expect(list.status == 65)
    #expect(list.output == "")
    #expect(
      list.errors == #"a.storekit:1:1: $: begins with "<?xml": this is a property list, not JSON; "#
        + "save it as JSON\n")
    let names = try Command.run(["catalog", "b.storekit"], in: folder.path)
    #expect(names.status == 65)
    #expect(names.errors.hasPrefix("b.storekit:1:1: $: nothing is left of the subscriptions; "))
  }

  @Test func writesScenariosOnce() throws {
    let folder = try Folder()
    try folder.write("my atlas.storekit", Self.catalog)
    let first = try Command.run(["new", "my atlas.storekit", "acme"], in: folder.path)
    #expect(first.status == 0)
    #expect(
      first.output == """
        wrote acme/my-atlas.json5: the app, the catalog, short names for 1 subscription
        wrote acme/my-atlas-first.json5: one scenario over it
        Fill in bundleId and appAppleId in acme/my-atlas.json5, then try
          sandclock catalog acme/my-atlas.json5
          sandclock run acme/my-atlas-first.json5

        """)
    let shown = try Command.run(["catalog", "acme/my-atlas.json5"], in: folder.path)
    #expect(shown.output.contains("  level  subscription  alias  period "))

    let second = try Command.run(["new", "my atlas.storekit", "acme/"], in: folder.path)
    #expect(second.status == 74)
    #expect(
      second.errors == "sandclock: acme/my-atlas.json5 is there already and stays as it is; "
        + "name another folder\n")
    #expect(try Command.run(["new", "none.storekit"], in: folder.path).status == 65)
  }
}
