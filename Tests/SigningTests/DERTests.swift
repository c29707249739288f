import SubscriptionModel
import Testing

@testable import Signing

/// The encoding of ASN.1 values.
@Suite struct DERTests {
  private static func time(
    _ year: Int64, _ month: Int64 = 1, _ day: Int64 = 1, _ timeOfDay: Int64 = 0
  ) -> [UInt8] {
    DER.time(CivilTime(year: year, month: month, day: day, timeOfDay: timeOfDay).instant)
  }

  @Test(arguments: [
    (DER.integer([]), "020100"), (DER.integer([0, 0]), "020100"), (DER.integer([1]), "020101"),
    (DER.integer([0, 0x7f]), "02017f"), (DER.integer([0x80]), "02020080"),
    (DER.objectIdentifier("2.5.29.19"), "0603551d13"),
    (DER.objectIdentifier("1.2.840.113635.100.6.11.1"), "060a2a864886f76364060b01"),
    (DER.bits([0x06], unused: 1), "03020106"), (DER.null, "0500"),
    (DER.sequence(DER.yes, DER.integer([])), "30060101ff020100"), (DER.text("é"), "0c02c3a9"),
    (time(2000), "170d3030303130313030303030305a"),
    (time(2049), "170d3439303130313030303030305a"),
    (time(2050), "180f32303530303130313030303030305a"),
    (time(2026, 12, 31, 86_399_999), "170d3236313233313233353935395a"),
  ])
  func values(_ value: [UInt8], _ expected: String) {
    #expect(hex(value) == expected)
  }

  @Test(arguments: [
    (0, "0400"), (127, "047f"), (128, "048180"), (255, "0481ff"), (256, "04820100"),
    (65_536, "0483010000"),
  ])
  func lengths(_ count: Int, _ expected: String) {
    let value = DER.octets([UInt8](repeating: 1, count: count))
    #expect(hex(Array(value.prefix(value.count - count))) == expected)
  }
}
