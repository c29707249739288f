extension TestAuthority {
  /// The authority kept in a folder; made there first, with fresh keys that only the owner can
  /// read, if the folder is missing or empty.
  ///
  /// The folder holds `root.key`, `intermediate.key`, `leaf.key`, `root.pem`, `intermediate.pem`
  /// and `leaf.pem`. It appears completely or not at all, and of several processes that make it at
  /// the same time all get the same one. Keys and certificates are checked against each other. A
  /// key that others can read is a warning, because a team may keep its authority in a repository.
  /// Throws `AuthorityError`, or if libcrypto fails.
  public static func opened(at directory: String) throws -> TestAuthority {
    let folder = AuthorityFolder(path: directory)
    try folder.makeIfMissing()
    return try folder.load()
  }

  /// Where a user's own authority is kept: `sandclock/authority` in `$XDG_DATA_HOME`, or in
  /// `$HOME/.local/share` if that is not set to an absolute path. Throws
  /// `AuthorityError.noDataDirectory` if neither is.
  ///
  /// https://specifications.freedesktop.org/basedir-spec/latest/
  public static func standardDirectory(environment: [String: String]) throws -> String {
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      return "\(data)/sandclock/authority"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else {
      throw AuthorityError.noDataDirectory
    }
    return "\(home)/.local/share/sandclock/authority"
  }

  /// Writes what receivers need in order to trust this authority into a folder, which is made if it
  /// is missing: `root.cer` (DER), `root.pem`, `root.base64` (one line) and `chain.pem` (leaf,
  /// intermediate, root). No key is among them. Each file is replaced atomically. Throws
  /// `AuthorityError`.
  public func export(to directory: String) throws {
    do {
      try Files.makeFolders(directory)
    } catch let failure as Files.Failure {
      throw AuthorityError.cannotMakeFolder(path: directory, reason: failure.reason)
    }
    let folder = directory.hasSuffix("/") ? directory : directory + "/"
    for (name, content) in [
      ("root.cer", rootCertificate), ("root.pem", Array(rootPEM.utf8)),
      ("root.base64", Array("\(rootBase64)\n".utf8)), ("chain.pem", Array(chainPEM.utf8)),
    ] {
      do {
        try Files.replace(folder + name, content, mode: 0o644)
      } catch let failure as Files.Failure {
        throw AuthorityError.cannotWrite(path: folder + name, reason: failure.reason)
      }
    }
  }
}
