import ScenarioFormat
import Testing

@Suite struct JSON5NumberTests {
  struct Row: Sendable {
    let literal: String
    let integer: Int64?

    init(_ literal: String, _ integer: Int64?) {
      self.literal = literal
      self.integer = integer
    }
  }

  @Test(arguments: [
    Row("0", 0),
    Row("-0", 0),
    Row("5", 5),
    Row("+5", 5),
    Row("-5", -5),
    Row("5.", 5),
    Row("5.0", 5),
    Row("5.000000000000000000000000000", 5),
    Row(".5", nil),
    Row("9.99", nil),
    Row("-9.99", nil),
    Row("0.5", nil),
    Row("0.0005", nil),
    Row("1e3", 1000),
    Row("1E+3", 1000),
    Row("1.5e1", 15),
    Row("1500e-2", 15),
    Row("1e-3", nil),
    Row("0e999999999999999999999", 0),
    Row("0.000e-5", 0),
    Row("0x1F", 31),
    Row("-0XfF", -255),
    Row("0x0000000000000000000000001", 1),
    Row("0x7FFFFFFFFFFFFFFF", .max),
    Row("0xFFFFFFFFFFFFFFFF", nil),
    Row("0x1FFFFFFFFFFFFFFFF", nil),
    Row("9223372036854775807", .max),
    Row("9223372036854775808", nil),
    Row("-9223372036854775808", .min),
    Row("-9223372036854775809", nil),
    Row("9223372036854775.807", nil),
    Row("9007199254740993", 9_007_199_254_740_993),
    Row("18446744073709551616", nil),
    Row("99999999999999999999", nil),
    Row("1e18", 1_000_000_000_000_000_000),
    Row("1e19", nil),
    Row("1e400", nil),
    Row("1e999999999", nil),
    Row("1e-999999999", nil),
    Row("1e99999999999999999999999999", nil),
    Row("1e-99999999999999999999999999", nil),
    Row("NaN", nil),
    Row("-Infinity", nil),
    Row("4,99", nil),
    Row("", nil),
    Row(".", nil),
    Row("0x", nil),
    Row("0x+1", nil),
    Row("1e", nil),
    Row("1.2.3", nil),
  ])
  func exactValue(_ row: Row) {
    let number = JSONNumber(literal: row.literal)
    #expect(number.integer == row.integer)
  }

  @Test func zerosMayOutgrowEveryInteger() {
    let zeros = String(repeating: "0", count: 100_000)
    #expect(JSONNumber(literal: "1\(zeros)e-100000").integer == 1)
    #expect(JSONNumber(literal: "0.\(zeros)1e100001").integer == 1)
    #expect(JSONNumber(literal: "1\(zeros)").integer == nil)
  }
}
