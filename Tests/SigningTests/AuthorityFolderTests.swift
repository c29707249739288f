import Foundation
import Testing

@testable import Signing

/// Authorities kept in folders.
@Suite struct AuthorityFolderTests {
  private static let files = [
    "intermediate.key", "intermediate.pem", "leaf.key", "leaf.pem", "root.key", "root.pem",
  ]

  @Test(arguments: ["authority", "authority/", "deep/below/authority"])
  func aMissingFolderIsMadeAndFoundAgain(_ name: String) throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/\(name)"
      let made = try TestAuthority.opened(at: path)
      let again = try TestAuthority.opened(at: path)
      #expect(made.chain == again.chain)
      #expect(made.leafScalar == again.leafScalar)
      #expect(made.origin == .folder(path))
      #expect(made.warnings.isEmpty)
      #expect(try entries(path) == Self.files)
      #expect(try entries(Files.parent(of: path)) == ["authority"], "nothing is left beside it")
      for file in Self.files {
        #expect(try mode("\(path)/\(file)") == (file.hasSuffix(".key") ? 0o600 : 0o644))
      }
      #expect(try mode(path) == 0o700)
    }
  }

  @Test func anEmptyFolderIsFilledAlsoThroughALink() throws {
    try withTemporaryFolder { folder in
      try FileManager.default.createDirectory(
        atPath: "\(folder)/empty", withIntermediateDirectories: false)
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/link", withDestinationPath: "\(folder)/empty")
      let made = try TestAuthority.opened(at: "\(folder)/link")
      #expect(try TestAuthority.opened(at: "\(folder)/empty").chain == made.chain)
      #expect(try entries(folder) == ["empty", "link"])
    }
  }

  @Test func twoFoldersAreTwoAuthorities() throws {
    try withTemporaryFolder { folder in
      let one = try TestAuthority.opened(at: "\(folder)/one")
      #expect(try TestAuthority.opened(at: "\(folder)/two").fingerprint != one.fingerprint)
    }
  }

  @Test func makersAtTheSameTimeAllGetTheSameAuthority() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sandclock-tests-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let roots = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<8 {
        group.addTask { try TestAuthority.opened(at: "\(folder)/authority").rootCertificate }
      }
      return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
    }
    #expect(roots.count == 1)
    #expect(try entries(folder) == ["authority"])
  }

  @Test func aMakerWhoComesSecondWithdraws() throws {
    try withTemporaryFolder { folder in
      let first = try TestAuthority.opened(at: "\(folder)/authority")
      // What the loser of a race does after it saw no folder: its rename fails.
      try FileManager.default.copyItem(atPath: "\(folder)/authority", toPath: "\(folder)/late")
      let failure = #expect(throws: Files.Failure.self) {
        try Files.rename("\(folder)/late", to: "\(folder)/authority")
      }
      #expect(failure?.code == ENOTEMPTY || failure?.code == EEXIST)
      #expect(try TestAuthority.opened(at: "\(folder)/authority").chain == first.chain)
    }
  }

  @Test func keysMadeByOtherToolsAreRead() throws {
    try withTemporaryFolder { folder in
      let made = try TestAuthority.opened(at: "\(folder)/a")
      let scalar = made.leafScalar
      // SEC 1 instead of PKCS #8: what `openssl ec` writes.
      let key = try KeyPair(.p256, scalar: scalar)
      let content = DER.sequence(
        DER.integer([1]), DER.octets(scalar),
        DER.context(0, DER.objectIdentifier("1.2.840.10045.3.1.7")),
        DER.context(1, DER.bits(key.publicKey)))
      try write(PEM.block("EC PRIVATE KEY", content), to: "\(folder)/a/leaf.key")
      #expect(try TestAuthority.opened(at: "\(folder)/a").leafScalar == scalar)
    }
  }

  @Test func aKeyThatOthersCanReadIsAWarning() throws {
    try withTemporaryFolder { folder in
      _ = try TestAuthority.opened(at: "\(folder)/a")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o640], ofItemAtPath: "\(folder)/a/leaf.key")
      #expect(
        try TestAuthority.opened(at: "\(folder)/a").warnings == [
          """
          \(folder)/a/leaf.key can be read by others (mode 640): whoever reads it can sign. If \
          that is not meant: chmod 600 \(folder)/a/leaf.key
          """
        ])
    }
  }

  @Test(arguments: [
    ("leaf.key", "leaf.pem"), ("root.key", "root.pem"),
    ("intermediate.key", "intermediate.pem"),
  ])
  func aKeyOfAnotherAuthorityIsRefused(_ key: String, _ certificate: String) throws {
    try withTemporaryFolder { folder in
      _ = try TestAuthority.opened(at: "\(folder)/a")
      _ = try TestAuthority.opened(at: "\(folder)/b")
      try replace("\(folder)/a/\(key)", by: "\(folder)/b/\(key)")
      #expect(
        refusal("\(folder)/a") == """
          \(folder)/a/\(key) does not fit \(folder)/a/\(certificate): the certificate holds the \
          public key of another private key. Put back the key that was made with it, or name a \
          new folder
          """)
    }
  }

  @Test(arguments: [
    (["leaf"], "leaf.pem", "intermediate.pem"),
    (["intermediate", "leaf"], "intermediate.pem", "root.pem"),
  ])
  func certificatesOfAnotherAuthorityAreRefused(
    _ names: [String], _ certificate: String, _ issuer: String
  ) throws {
    try withTemporaryFolder { folder in
      _ = try TestAuthority.opened(at: "\(folder)/a")
      _ = try TestAuthority.opened(at: "\(folder)/b")
      for name in names {
        try replace("\(folder)/a/\(name).key", by: "\(folder)/b/\(name).key")
        try replace("\(folder)/a/\(name).pem", by: "\(folder)/b/\(name).pem")
      }
      #expect(
        refusal("\(folder)/a") == """
          \(folder)/a/\(certificate) is not signed by \(folder)/a/\(issuer): the two come from \
          different authorities. Put back the certificate that was made with it, or name a new \
          folder
          """)
    }
  }

  @Test(arguments: files)
  func aMissingFileIsNamed(_ file: String) throws {
    try withTemporaryFolder { folder in
      _ = try TestAuthority.opened(at: "\(folder)/a")
      try FileManager.default.removeItem(atPath: "\(folder)/a/\(file)")
      #expect(throws: AuthorityError.missingFile(path: "\(folder)/a/\(file)")) {
        try TestAuthority.opened(at: "\(folder)/a")
      }
    }
  }

  @Test(arguments: files)
  func aFileThatHoldsSomethingElseIsNamed(_ file: String) throws {
    try withTemporaryFolder { folder in
      _ = try TestAuthority.opened(at: "\(folder)/a")
      try write("nothing of the kind\n", to: "\(folder)/a/\(file)")
      let path = "\(folder)/a/\(file)"
      let expected: AuthorityError =
        file.hasSuffix(".key") ? .notAPrivateKey(path: path) : .notACertificate(path: path)
      #expect(throws: expected) { try TestAuthority.opened(at: "\(folder)/a") }
    }
  }

  @Test func aKeyOnAnotherCurveCannotSignTokens() throws {
    try withTemporaryFolder { folder in
      let material = try AuthorityMaterial.random()
      let key = try KeyPair.random(.p384)
      let leaf = try CertificateBuilder(names: .secret).certificate(
        of: .leaf, subject: key, serial: [1], issuedBy: .intermediate,
        issuer: material.intermediateKey)
      for (name, text) in [
        ("root.key", PEM.privateKey(material.rootKey)), ("leaf.key", PEM.privateKey(key)),
        ("intermediate.key", PEM.privateKey(material.intermediateKey)),
        ("root.pem", PEM.certificate(material.root)), ("leaf.pem", PEM.certificate(leaf)),
        ("intermediate.pem", PEM.certificate(material.intermediate)),
      ] { try write(text, to: "\(folder)/\(name)") }
      #expect(
        refusal(folder) == """
          \(folder)/leaf.key is a key of the wrong kind, secp384r1: tokens are signed with ES256, \
          which takes a key on P-256 (prime256v1)
          """)
    }
  }

  @Test func aFileInPlaceOfTheFolderIsNamed() throws {
    try withTemporaryFolder { folder in
      try write("", to: "\(folder)/a")
      #expect(refusal("\(folder)/a") == "\(folder)/a cannot be read: Not a directory")
      #expect(
        refusal("\(folder)/a/b") == "\(folder)/a/b cannot be read: Not a directory")
    }
  }

  @Test func aFolderThatCannotBeMadeLeavesNothingBehind() throws {
    try withTemporaryFolder { folder in
      // A link to nowhere: the folder seems to be missing, but cannot be put there.
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/link", withDestinationPath: "\(folder)/nowhere")
      #expect(
        refusal("\(folder)/link") == """
          \(folder)/link cannot be made: Not a directory. Name a folder that can be written to
          """)
      #expect(try entries(folder) == ["link"])
      #expect(throws: AuthorityError.unreadable(path: "", reason: "No such file or directory")) {
        try TestAuthority.opened(at: "")
      }
    }
  }

  @Test func aKeyWithAPassphraseIsRefusedWithoutAsking() throws {
    try withTemporaryFolder { folder in
      _ = try TestAuthority.opened(at: "\(folder)/a")
      let path = "\(folder)/a/leaf.key"
      // The header of the old form; the content does not matter, as there is no passphrase.
      let content = PEM.block("EC PRIVATE KEY", [UInt8](repeating: 7, count: 128)).replacing(
        "PRIVATE KEY-----\nBw",
        with: """
          PRIVATE KEY-----
          Proc-Type: 4,ENCRYPTED
          DEK-Info: AES-256-CBC,000102030405060708090A0B0C0D0E0F

          Bw
          """)
      #expect(content.contains("ENCRYPTED"))
      try write(content, to: path)
      #expect(throws: AuthorityError.notAPrivateKey(path: path)) {
        try TestAuthority.opened(at: "\(folder)/a")
      }
    }
  }

  private func refusal(_ path: String) -> String? {
    do {
      _ = try TestAuthority.opened(at: path)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private func entries(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  private func mode(_ path: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private func replace(_ path: String, by other: String) throws {
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.copyItem(atPath: other, toPath: path)
  }
}
