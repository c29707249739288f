internal import Foundation

/// The folder an authority is kept in: three keys and three certificates, in PEM.
struct AuthorityFolder {
  // Owner only: whoever reads a key can sign.
  private static let keyMode: mode_t = 0o600
  private static let certificateMode: mode_t = 0o644

  /// The path as the user gave it: messages name it.
  let path: String

  /// Makes an authority if the folder is missing or empty. Whoever looks sees all of it or nothing,
  /// and of several makers at the same time all but the first withdraw theirs.
  func makeIfMissing() throws {
    do {
      guard try Files.isMissingOrEmpty(path) else { return }
    } catch let failure as Files.Failure {
      throw AuthorityError.unreadable(path: path, reason: failure.reason)
    }
    let target = Files.resolved(path)
    let temporary = try Files.sibling(of: target)
    do {
      try Files.makeFolders(Files.parent(of: target))
      try fill(temporary, with: .random())
      try Files.rename(temporary, to: target)
      // The folder stands; one above it that may not be read need not stop anybody.
      try? Files.syncFolder(Files.parent(of: target))
    } catch let failure as Files.Failure {
      remove(temporary)
      // A folder that has been filled meanwhile is another maker's: it won.
      if failure.code == ENOTEMPTY || failure.code == EEXIST { return }
      throw AuthorityError.cannotMakeFolder(path: path, reason: failure.reason)
    } catch {
      remove(temporary)
      throw error
    }
  }

  /// Reads the folder and checks that its six files belong together. Throws `AuthorityError`.
  func load() throws -> TestAuthority {
    var warnings: [String] = []
    let keys = try ["root", "intermediate", "leaf"].map { try key("\($0).key", &warnings) }
    let certificates = try ["root", "intermediate", "leaf"].map { try certificate("\($0).pem") }
    for (index, name) in ["root", "intermediate", "leaf"].enumerated() {
      guard certificates[index].fits(keys[index]) else {
        throw AuthorityError.keyDoesNotFit(
          key: file("\(name).key"), certificate: file("\(name).pem"))
      }
    }
    let (root, intermediate, leaf) = (certificates[0], certificates[1], certificates[2])
    for (subject, issuer, names) in [
      (root, root, ("root.pem", "root.pem")),
      (intermediate, root, ("intermediate.pem", "root.pem")),
      (leaf, intermediate, ("leaf.pem", "intermediate.pem")),
    ] where !subject.isIssued(by: issuer) {
      throw AuthorityError.notIssuedBy(certificate: file(names.0), issuer: file(names.1))
    }
    guard let scalar = try keys[2].scalar(on: .p256) else {
      throw AuthorityError.wrongKind(path: file("leaf.key"), found: keys[2].kind)
    }
    var issuers: (root: [UInt8], intermediate: [UInt8])?
    if let first = try keys[0].scalar(on: .p384), let second = try keys[1].scalar(on: .p384) {
      issuers = (first, second)
    }
    return TestAuthority(
      leaf: try leaf.encoded(), intermediate: try intermediate.encoded(),
      root: try root.encoded(), leafScalar: scalar, origin: .folder(path), issuers: issuers,
      warnings: warnings)
  }

  private func fill(_ folder: String, with material: AuthorityMaterial) throws {
    guard mkdir(folder, 0o700) == 0 else { throw Files.Failure.last }
    for (name, key) in [
      ("root.key", material.rootKey), ("intermediate.key", material.intermediateKey),
      ("leaf.key", material.leafKey),
    ] {
      try Files.create("\(folder)/\(name)", Array(PEM.privateKey(key).utf8), mode: Self.keyMode)
    }
    for (name, certificate) in [
      ("root.pem", material.root), ("intermediate.pem", material.intermediate),
      ("leaf.pem", material.leaf),
    ] {
      let text = Array(PEM.certificate(certificate).utf8)
      try Files.create("\(folder)/\(name)", text, mode: Self.certificateMode)
    }
    try Files.syncFolder(folder)
  }

  private func key(_ name: String, _ warnings: inout [String]) throws -> PrivateKey {
    let (bytes, mode) = try contents(name)
    if mode & 0o044 != 0 {
      warnings.append(
        """
        \(file(name)) can be read by others (mode \(String(mode, radix: 8))): whoever reads it can \
        sign. If that is not meant: chmod 600 \(file(name))
        """)
    }
    guard let key = PrivateKey(pem: bytes) else {
      throw AuthorityError.notAPrivateKey(path: file(name))
    }
    return key
  }

  private func certificate(_ name: String) throws -> Certificate {
    guard let certificate = Certificate(pem: try contents(name).bytes) else {
      throw AuthorityError.notACertificate(path: file(name))
    }
    return certificate
  }

  private func contents(_ name: String) throws -> (bytes: [UInt8], mode: UInt32) {
    do {
      return try Files.read(file(name))
    } catch let failure as Files.Failure {
      guard failure.code != ENOENT else { throw AuthorityError.missingFile(path: file(name)) }
      throw AuthorityError.unreadable(path: file(name), reason: failure.reason)
    }
  }

  private func file(_ name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  private func remove(_ folder: String) {
    // Best effort: what is left over has a hidden name and is never read.
    try? FileManager.default.removeItem(atPath: folder)
  }
}
