// swift-tools-version: 6.2
import PackageDescription

// The arrows between targets are the design: a scenario becomes a plan, the engine turns the plan
// into announcements, the wire says them in Apple's words, signing seals them, delivery hands them
// out. Every target may import SubscriptionModel; ScenarioFormat, SimulationEngine and
// NotificationWire never see one another. `ImportArrowTests` keeps the whole table.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func program(_ name: String) -> Target {
  .executableTarget(name: name, dependencies: ["Sandclock"], swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

let package = Package(
  name: "Sandclock",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Sandclock", targets: ["Sandclock"]),
    .executable(name: "sandclock", targets: ["SandclockCommand"]),
    .executable(name: "sandclock-bench", targets: ["SandclockBenchmarks"]),
  ],
  targets: [
    .systemLibrary(
      name: "COpenSSL", pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
    .systemLibrary(
      name: "CCurl", pkgConfig: "libcurl",
      providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),

    module("SubscriptionModel"),
    module("ScenarioFormat", ["SubscriptionModel"]),
    module("SimulationEngine", ["SubscriptionModel"]),
    module("NotificationWire", ["SubscriptionModel"]),
    module("Signing", ["SubscriptionModel", "NotificationWire", "COpenSSL"]),
    module(
      "Delivery", ["SubscriptionModel", "NotificationWire", "Signing", "CCurl", "CSQLite"]),
    module(
      "Sandclock",
      [
        "SubscriptionModel", "ScenarioFormat", "SimulationEngine", "NotificationWire", "Signing",
        "Delivery",
      ]),
    program("SandclockCommand"),
    program("SandclockBenchmarks"),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    tests("SubscriptionModelTests", ["SubscriptionModel"]),
    tests("ScenarioFormatTests", ["ScenarioFormat", "SubscriptionModel", "TestSupport"]),
    tests("SimulationEngineTests", ["SimulationEngine", "SubscriptionModel", "TestSupport"]),
    tests(
      "NotificationWireTests", ["NotificationWire", "SubscriptionModel"],
      exclude: ["Goldens", "GoldensV1"]),
    tests("SigningTests", ["Signing", "SubscriptionModel", "COpenSSL"]),
    tests(
      "DeliveryTests",
      ["Delivery", "Signing", "NotificationWire", "SubscriptionModel", "TestSupport"]),
    tests("SandclockTests", ["Sandclock", "TestSupport"]),
    tests("SandclockCommandTests", ["SandclockCommand", "Sandclock", "TestSupport"]),
    tests("HouseRulesTests", []),
  ]
)

// `SANDCLOCK_TESTS=DeliveryTests swift test` builds those tests and what they need, and nothing
// else: under sanitizers the rest would take longer than all that is looked at there.
if let tests = Context.environment["SANDCLOCK_TESTS"] {
  var needed: Set<String> = []
  var rest = [tests]
  while let name = rest.popLast() {
    guard needed.insert(name).inserted else { continue }
    for case .byNameItem(let other, _) in package.targets.first(where: { $0.name == name })?
      .dependencies ?? []
    {
      rest.append(other)
    }
  }
  package.products = []
  package.targets.removeAll { !needed.contains($0.name) }
}
