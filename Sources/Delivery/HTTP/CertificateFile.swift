internal import Signing

/// A file of certificates that the user trusts.
enum CertificateFile {
  /// Judges a file before anything is posted, because libcurl would say of each attempt only that
  /// its certificate is not trusted. Throws ``HTTPError``.
  static func judge(_ path: String) throws(HTTPError) {
    let bytes: [UInt8]
    do {
      bytes = try Files.read(path).bytes
    } catch {
      let reason = (error as? Files.Failure)?.reason ?? "\(error)"
      throw .cannotReadAuthority(path: path, reason: reason)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let kinds = ["CERTIFICATE", "TRUSTED CERTIFICATE", "X509 CERTIFICATE"]
    guard kinds.contains(where: { text.contains("-----BEGIN \($0)-----") }) else {
      throw .noCertificate(path: path)
    }
  }
}
