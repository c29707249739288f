import COpenSSL
import Testing

@testable import Signing

/// The three certificates: what verifiers look at, byte by byte and in libcrypto's opinion.
@Suite struct CertificateTests {
  @Test(arguments: [946_684_800, 1_767_603_600, 2_524_608_000, 4_102_444_799])
  func aChainIsValidFrom2000To2100(_ seconds: Int) throws {
    for authority in [try TestAuthority.made(), try TestAuthority.derived(from: "certificates")] {
      #expect(
        Verification.chain(authority.chain, trusting: authority.rootCertificate, at: seconds)
          == X509_V_OK)
    }
  }

  @Test(arguments: [
    (946_684_799, X509_V_ERR_CERT_NOT_YET_VALID), (4_102_444_801, X509_V_ERR_CERT_HAS_EXPIRED),
  ])
  func aChainIsNotValidOutside(_ seconds: Int, _ expected: Int32) throws {
    let authority = try TestAuthority.derived(from: "certificates")
    #expect(
      Verification.chain(authority.chain, trusting: authority.rootCertificate, at: seconds)
        == expected)
  }

  @Test func anotherAuthoritysRootIsNotTrusted() throws {
    let (one, other) = (try TestAuthority.made(), try TestAuthority.made())
    #expect(
      Verification.chain(one.chain, trusting: other.rootCertificate, at: 1_767_603_600)
        != X509_V_OK)
  }

  /// Whole extensions as they stand in the certificate: leaf, intermediate, root.
  @Test(arguments: [
    (0, "leaf basicConstraints", "300c0603551d130101ff04023000"),
    (0, "leaf keyUsage", "300e0603551d0f0101ff040403020780"),
    (0, "leaf marker", "3010060a2a864886f76364060b0104020500"),
    (1, "intermediate basicConstraints", "30120603551d130101ff040830060101ff020100"),
    (1, "intermediate keyUsage", "300e0603551d0f0101ff040403020106"),
    (1, "intermediate marker", "3010060a2a864886f7636406020104020500"),
    (2, "root basicConstraints", "300f0603551d130101ff040530030101ff"),
    (2, "root keyUsage", "300e0603551d0f0101ff040403020106"),
  ])
  func extensions(_ index: Int, _ what: String, _ expected: String) throws {
    let authority = try TestAuthority.derived(from: "certificates")
    #expect(hex(authority.chain[index]).contains(expected), "\(what)")
  }

  @Test(arguments: [(0, 1), (1, 2)])
  func keyIdentifiersLinkTheChain(_ subject: Int, _ issuer: Int) throws {
    let chain = try TestAuthority.derived(from: "certificates").chain.map { hex($0) }
    let start = "301f0603551d23041830168014"
    let found = try #require(chain[subject].firstRange(of: start))
    let identifier = chain[subject][found.upperBound...].prefix(40)
    #expect(chain[issuer].contains("301d0603551d0e04160414\(identifier)"))
    #expect(!chain[2].contains(start), "the root names no other key")
  }

  @Test(arguments: [0, 1, 2])
  func validityAndAlgorithm(_ index: Int) throws {
    let text = hex(try TestAuthority.derived(from: "certificates").chain[index])
    #expect(text.contains("3020170d3030303130313030303030305a180f32313030303130313030303030305a"))
    #expect(text.ranges(of: "300a06082a8648ce3d040303").count == 2)
  }

  @Test func namesSayThatItIsNotApple() throws {
    let names = ["App Store Notification Signing", "Intermediate", "Root"]
    for (authority, unit) in [
      (try TestAuthority.made(), "Not Apple - for tests only"),
      (try TestAuthority.derived(from: "x"), "Not Apple - from a word, insecure"),
    ] {
      for (certificate, name) in zip(authority.chain, names) {
        #expect(
          subject(certificate)
            == "CN=Sandclock Test Authority \(name), OU=\(unit), O=Sandclock")
      }
    }
  }

  /// RFC 5280 appendix A.1 allows 64 characters.
  @Test func everyPartOfANameFitsItsLimit() throws {
    for authority in [try TestAuthority.made(), try TestAuthority.derived(from: "x")] {
      for certificate in authority.chain {
        #expect(subject(certificate).split(separator: ", ").allSatisfy { $0.count <= 64 + 3 })
      }
    }
  }

  @Test func libcryptoReadsTheSameBytesBack() throws {
    let authority = try TestAuthority.made()
    for certificate in authority.chain {
      let read = try #require(Certificate(pem: Array(PEM.certificate(certificate).utf8)))
      #expect(try read.encoded() == certificate)
    }
  }

  private func subject(_ certificate: [UInt8]) -> String {
    let parsed = Verification.parsed(certificate)
    let output = BIO_new(BIO_s_mem())
    defer {
      X509_free(parsed)
      BIO_free(output)
    }
    let flags = UInt(XN_FLAG_SEP_CPLUS_SPC)
    X509_NAME_print_ex(output, X509_get_subject_name(parsed), 0, flags)
    var text = [UInt8](repeating: 0, count: 512)
    let count = BIO_read(output, &text, Int32(text.count))
    return String(decoding: text.prefix(Int(max(0, count))), as: UTF8.self)
      .replacing(" + ", with: ", ")
  }
}
