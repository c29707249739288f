import Foundation
import Testing

/// `sandclock forgeries`: bodies that a receiver must refuse. That Apple's library refuses them is
/// seen in `Tests/Interop`; here is seen that each is wrong in the way it says and in no other.
@Suite struct ForgeriesTests {
  private struct Entry: Decodable {
    let file: String
    let wrong: String
    let receiver: String
    let accepted: Bool
    let token: String?
    let failure: String?
    let environment: String
  }

  private struct Header: Decodable {
    let alg: String
    let x5c: [String]
  }

  private static let demo = ["--authority", "seed:demo"]

  private func entries(_ folder: borrowing Folder) throws -> [Entry] {
    try JSONDecoder().decode([Entry].self, from: Data(folder.text("fg/index.json").utf8))
  }

  /// The header, and how many bytes the signature has.
  private func token(_ file: String, _ folder: borrowing Folder) throws -> (Header, Int) {
    let body = try JSONDecoder().decode(
      [String: String].self, from: Data(folder.text("fg/\(file).json").utf8))
    let parts = try #require(body["signedPayload"]).split(
      separator: ".", omittingEmptySubsequences: false)
    #expect(parts.count == 3)
    let plain = parts[0].replacing("-", with: "+").replacing("_", with: "/").filter { $0 != "=" }
    let padded = plain + String(repeating: "=", count: (4 - plain.count % 4) % 4)
    let header = try JSONDecoder().decode(
      Header.self, from: try #require(Data(base64Encoded: padded)))
    return (header, parts[2].filter { $0 != "=" }.count * 3 / 4)
  }

  @Test func listsWhatIsWrongAndWhatToDo() throws {
    let folder = try Folder()
    let command = try Command.run(["forgeries", "fg/"] + Self.demo, in: folder.path)
    #expect(command.status == 0)
    #expect(command.errors == "")
    let entries = try entries(folder)
    #expect(command.output.hasPrefix("wrote \(entries.count) bodies into fg/, "))
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/fg")
    #expect(
      Set(files)
        == Set(entries.map(\.file)).union(["index.json", "root.cer", ".gitattributes"]))
    #expect(Set(entries.map(\.wrong)).count == entries.count)
    #expect(entries.allSatisfy { !$0.receiver.isEmpty })
    #expect(
      entries.allSatisfy { ($0.failure == nil) == $0.accepted && ($0.token == nil) == $0.accepted })
    #expect(
      entries.filter(\.accepted).map(\.file) == [
        "good.json", "intermediate-rotated.json", "leaf-rotated.json",
      ])
    let again = try Command.run(["forgeries", "fg"] + Self.demo, in: folder.path)
    #expect(again.status == 0, "what was written before is replaced")
  }

  @Test func eachIsWrongAsItSays() throws {
    let folder = try Folder()
    _ = try Command.run(["forgeries", "fg"] + Self.demo, in: folder.path)
    let (good, length) = try token("good", folder)
    #expect(good.alg == "ES256" && good.x5c.count == 3 && length == 64)
    // The name, `alg`, the bytes of the signature (`nil`: those of DER), how many certificates, and
    // how many of them are the good ones.
    let table: [(String, String, Int?, Int, Int)] = [
      ("payload-altered", "ES256", 64, 3, 3), ("tokens-swapped", "ES256", 64, 3, 3),
      ("signature-der", "ES256", nil, 3, 3), ("signature-of-another-key", "ES256", 64, 3, 3),
      ("signature-empty", "ES256", 0, 3, 3), ("alg-none", "none", 0, 3, 3),
      ("alg-hs256", "HS256", 32, 3, 3), ("alg-es384", "ES384", 96, 3, 2),
      ("chain-foreign", "ES256", 64, 3, 0), ("chain-foreign-under-root", "ES256", 64, 3, 1),
      ("chain-of-two", "ES256", 64, 2, 2), ("chain-of-four", "ES256", 64, 4, 4),
      ("chain-empty", "ES256", 64, 0, 0), ("certificates-base64url", "ES256", 64, 3, 0),
      ("intermediate-without-marker", "ES256", 64, 3, 1),
      ("leaf-without-marker", "ES256", 64, 3, 2),
      ("intermediate-no-authority", "ES256", 64, 3, 1), ("leaf-expired", "ES256", 64, 3, 2),
      ("leaf-not-yet-valid", "ES256", 64, 3, 2), ("leaf-rotated", "ES256", 64, 3, 2),
      ("intermediate-rotated", "ES256", 64, 3, 1), ("wrong-bundle-id", "ES256", 64, 3, 3),
      ("base64-padded", "ES256", 64, 3, 3), ("date-in-seconds", "ES256", 64, 3, 3),
    ]
    for (name, algorithm, signature, certificates, genuine) in table {
      let (header, length) = try token(name, folder)
      #expect(header.alg == algorithm, "\(name)")
      #expect(signature.map { $0 == length } ?? (68...72).contains(length), "\(name): \(length)")
      #expect(header.x5c.count == certificates, "\(name)")
      #expect(header.x5c.count { good.x5c.contains($0) } == genuine, "\(name)")
    }
  }

  /// What is inside is what the good body has, but for what the name says.
  @Test func changesNothingElse() throws {
    let folder = try Folder()
    _ = try Command.run(["forgeries", "fg"] + Self.demo, in: folder.path)
    func decoded(_ name: String) throws -> String {
      try Command.run(["decode", "fg/\(name).json"], in: folder.path).output
    }
    let good = try decoded("good")
    for name in ["signature-der", "alg-none", "chain-foreign", "leaf-expired", "base64-padded"] {
      #expect(try decoded(name) == good, "\(name)")
    }
    for name in ["payload-altered", "transaction-altered", "tokens-swapped", "date-in-seconds"] {
      #expect(try decoded(name) != good, "\(name)")
    }
    #expect(try decoded("wrong-bundle-id").contains(#""bundleId":"com.example.stream.other""#))
    #expect(try decoded("wrong-environment").contains(#""environment":"Production""#))
    #expect(try decoded("app-transaction-as-payload").hasPrefix(#"{"receiptType":"Sandbox""#))
  }

  @Test func needsSomethingToRefuse() throws {
    let folder = try Folder()
    let command = try Command.run(
      ["forgeries", "fg", "--set", "store.environment=Xcode"] + Self.demo, in: folder.path)
    #expect(command.status == 65)
    #expect(
      command.errors.hasPrefix("sandclock: in the environment Xcode Apple's libraries verify"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    let production = try Command.run(
      ["forgeries", "fg", "--set", "store.environment=Production"] + Self.demo, in: folder.path)
    #expect(production.status == 0)
    #expect(try entries(folder).allSatisfy { $0.environment == "Production" })
  }
}
