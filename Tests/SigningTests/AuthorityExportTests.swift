import Foundation
import Testing

@testable import Signing

/// What receivers are given, and where an authority is kept.
@Suite struct AuthorityExportTests {
  @Test(arguments: ["out", "out/", "deep/below/out"])
  func exportWritesFourFilesAndNoKey(_ name: String) throws {
    try withTemporaryFolder { folder in
      let authority = try TestAuthority.derived(from: "export")
      let path = "\(folder)/\(name)"
      try authority.export(to: path)
      try authority.export(to: path)
      let files = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      #expect(files == ["chain.pem", "root.base64", "root.cer", "root.pem"])
      func content(_ file: String) throws -> [UInt8] { try Files.read("\(path)/\(file)").bytes }
      #expect(try content("root.cer") == authority.rootCertificate)
      #expect(try content("root.pem") == Array(authority.rootPEM.utf8))
      #expect(try content("root.base64") == Array("\(authority.rootBase64)\n".utf8))
      #expect(try content("chain.pem") == Array(authority.chainPEM.utf8))
    }
  }

  @Test func exportIntoAFileSaysSo() throws {
    try withTemporaryFolder { folder in
      try Data().write(to: URL(fileURLWithPath: "\(folder)/file"))
      let authority = try TestAuthority.derived(from: "export")
      #expect(
        throws: AuthorityError.cannotMakeFolder(
          path: "\(folder)/file/out", reason: "Not a directory")
      ) { try authority.export(to: "\(folder)/file/out") }
      #expect(
        throws: AuthorityError.cannotWrite(
          path: "\(folder)/file/root.cer", reason: "Not a directory")
      ) { try authority.export(to: "\(folder)/file") }
    }
  }

  @Test func theTextsHoldTheCertificates() throws {
    let authority = try TestAuthority.made()
    #expect(
      Data(base64Encoded: authority.rootBase64).map { Array($0) } == authority.rootCertificate)
    let lines = authority.rootPEM.split(separator: "\n")
    #expect(lines.first == "-----BEGIN CERTIFICATE-----")
    #expect(lines.last == "-----END CERTIFICATE-----")
    #expect(lines.allSatisfy { $0.count <= 64 })
    #expect(lines.dropFirst().dropLast().joined() == authority.rootBase64)
    #expect(authority.chainPEM.hasSuffix(authority.rootPEM))
    #expect(authority.chainPEM.ranges(of: "BEGIN CERTIFICATE").count == 3)
  }

  @Test(arguments: [
    (["XDG_DATA_HOME": "/data", "HOME": "/users/a"], "/data/sandclock/authority"),
    (["HOME": "/users/a"], "/users/a/.local/share/sandclock/authority"),
    (["XDG_DATA_HOME": "", "HOME": "/users/a"], "/users/a/.local/share/sandclock/authority"),
    (["XDG_DATA_HOME": "data", "HOME": "/users/a"], "/users/a/.local/share/sandclock/authority"),
  ])
  func standardDirectory(_ environment: [String: String], _ expected: String) throws {
    #expect(try TestAuthority.standardDirectory(environment: environment) == expected)
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "here"]])
  func withoutAHomeThereIsNoStandardDirectory(_ environment: [String: String]) {
    #expect(throws: AuthorityError.noDataDirectory) {
      try TestAuthority.standardDirectory(environment: environment)
    }
  }

  @Test(arguments: [
    (
      AuthorityError.missingFile(path: "a/leaf.key"),
      """
      a/leaf.key is missing: an authority's folder holds root.key, intermediate.key, leaf.key, \
      root.pem, intermediate.pem and leaf.pem. Put it back, or name a new or empty folder to have \
      an authority made there
      """
    ),
    (
      .unreadable(path: "a/leaf.key", reason: "Permission denied"),
      "a/leaf.key cannot be read: Permission denied"
    ),
    (
      .notACertificate(path: "a/leaf.pem"),
      """
      a/leaf.pem holds no certificate: expected PEM, a block that begins \
      -----BEGIN CERTIFICATE-----
      """
    ),
    (
      .notAPrivateKey(path: "a/leaf.key"),
      """
      a/leaf.key holds no private key that can be read: expected PEM without a passphrase, a \
      block that begins -----BEGIN PRIVATE KEY----- or -----BEGIN EC PRIVATE KEY-----
      """
    ),
    (
      .cannotMakeFolder(path: "a", reason: "Permission denied"),
      "a cannot be made: Permission denied. Name a folder that can be written to"
    ),
    (
      .cannotWrite(path: "a/root.cer", reason: "No space left on device"),
      "a/root.cer cannot be written: No space left on device"
    ),
    (
      .emptyWord,
      "the word to derive an authority from is empty: write one after seed:, such as seed:acme"
    ),
    (
      .noDataDirectory,
      """
      neither XDG_DATA_HOME nor HOME says where to keep the test authority: set one of them to an \
      absolute path, or name a folder
      """
    ),
  ])
  func words(_ error: AuthorityError, _ expected: String) {
    #expect("\(error)" == expected)
  }
}
