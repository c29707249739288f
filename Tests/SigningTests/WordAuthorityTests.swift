import Testing

@testable import Signing

/// Authorities that depend on a word alone.
@Suite struct WordAuthorityTests {
  @Test func aWordGivesTheSameBytesEverywhere() throws {
    let (one, other) = (
      try TestAuthority.derived(from: "acme"), try TestAuthority.derived(from: "acme")
    )
    #expect(one.chain == other.chain)
    #expect(one.leafScalar == other.leafScalar)
    #expect(one.origin == .word("acme"))
    #expect(one.warnings.isEmpty)
    // Committed fixtures of users depend on these: they change with the promise only.
    #expect(
      hex(SHA256State.hash(one.rootCertificate))
        == "5bfa915914887bd0ac7a8c36379ec646a8c83d05b30faecc2e94437660be0064")
    #expect(
      hex(SHA256State.hash(one.chain.flatMap { $0 }))
        == "b801c39cf8ffa90722d3c2b5320eaf3e1c2d6edf5bf0263965cd9b7e13040d02")
    #expect(one.fingerprint == "5bfa-9159")
  }

  /// Computed with another program: SHA-512 modulo n-1, plus one.
  @Test func theScalarIsTheReducedHash() throws {
    #expect(
      hex(try TestAuthority.derived(from: "acme").leafScalar)
        == "7d3107d48e72ee1f8d8f5596db080f310b42899f3b0e88d4cd02ab1a75a50074")
  }

  @Test func differentWordsDiffer() throws {
    let authorities = try ["acme", "acme2", "Acme", " acme", "é"].map {
      try TestAuthority.derived(from: $0)
    }
    for place in 0..<3 { #expect(Set(authorities.map { $0.chain[place] }).count == 5) }
    #expect(Set(authorities.map { $0.leafScalar }).count == 5)
    #expect(Set(authorities.map { $0.fingerprint }).count == 5)
  }

  @Test func keysOfDifferentPurposesDiffer() throws {
    let keys = try ["root key", "intermediate key"].map {
      try KeyPair.derived(.p384, purpose: $0, word: "acme")
    }
    #expect(keys[0].scalar != keys[1].scalar)
    for key in keys { #expect(try Curve(.p384).accepts(key.scalar)) }
  }

  @Test func anEmptyWordIsRefused() {
    #expect(throws: AuthorityError.emptyWord) { try TestAuthority.derived(from: "") }
  }

  @Test func madeAuthoritiesDiffer() throws {
    let (one, other) = (try TestAuthority.made(), try TestAuthority.made())
    #expect(one.rootCertificate != other.rootCertificate)
    #expect(one.leafScalar != other.leafScalar)
    #expect(one.origin == .memory)
  }
}
