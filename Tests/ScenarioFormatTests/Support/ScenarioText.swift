/// The text of a scenario that has nothing wrong with it, but for the members that are changed.
///
/// Each member has a line of its own: `sandclock` is line 2, `title` 3, `app` 4, `catalog` 5,
/// `products` 6, `customers` 7, and what is added follows from line 8. A member changed to an
/// empty text is left out.
func scenarioText(_ changes: KeyValuePairs<String, String> = [:]) -> String {
  let standard: KeyValuePairs = [
    "sandclock": "1",
    "title": #""t""#,
    "app": #"{ bundleId: "com.example.app", appAppleId: 7 }"#,
    "catalog": #"{ groups: { main: [\#(proMonth)] } }"#,
    "products": #"{ pro: "pro.month" }"#,
    "customers": #"[{ name: "ana", script: [{ buy: "pro" }] }]"#,
  ]
  let kept = standard.map { member in
    (member.key, changes.first { $0.key == member.key }?.value ?? member.value)
  }
  let added = changes.filter { change in !standard.contains { $0.key == change.key } }
    .map { ($0.key, $0.value) }
  let lines = (kept + added).filter { !$0.1.isEmpty }.map { "  \($0.0): \($0.1),\n" }
  return "{\n" + lines.joined() + "}\n"
}

/// The one subscription of that scenario's catalog.
let proMonth = #"{ id: "pro.month", level: 1, period: "P1M", price: "9.99" }"#

/// A catalog of this one subscription with other things said about it.
func catalogText(_ subscription: String) -> String {
  #"{ groups: { main: [{ id: "pro.month", \#(subscription) }] } }"#
}
