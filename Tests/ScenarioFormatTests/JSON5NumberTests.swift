import ScenarioFormat
import Testing

@Suite struct JSON5NumberTests {
  struct Row: Sendable {
    let literal: String
    let integer: Int64?
    let milliunits: Int64?

    init(_ literal: String, _ integer: Int64?, _ milliunits: Int64?) {
      self.literal = literal
      self.integer = integer
      self.milliunits = milliunits
    }
  }

  @Test(arguments: [
    Row("0", 0, 0),
    Row("-0", 0, 0),
    Row("5", 5, 5000),
    Row("+5", 5, 5000),
    Row("-5", -5, -5000),
    Row("5.", 5, 5000),
    Row("5.0", 5, 5000),
    Row("5.000000000000000000000000000", 5, 5000),
    Row(".5", nil, 500),
    Row("9.99", nil, 9990),
    Row("-9.99", nil, -9990),
    Row("0.5", nil, 500),
    Row("0.0005", nil, nil),
    Row("1e3", 1000, 1_000_000),
    Row("1E+3", 1000, 1_000_000),
    Row("1.5e1", 15, 15_000),
    Row("1500e-2", 15, 15_000),
    Row("1e-3", nil, 1),
    Row("0e999999999999999999999", 0, 0),
    Row("0.000e-5", 0, 0),
    Row("0x1F", 31, 31_000),
    Row("-0XfF", -255, -255_000),
    Row("0x0000000000000000000000001", 1, 1000),
    Row("0x7FFFFFFFFFFFFFFF", .max, nil),
    Row("0xFFFFFFFFFFFFFFFF", nil, nil),
    Row("0x1FFFFFFFFFFFFFFFF", nil, nil),
    Row("9223372036854775807", .max, nil),
    Row("9223372036854775808", nil, nil),
    Row("-9223372036854775808", .min, nil),
    Row("-9223372036854775809", nil, nil),
    Row("9223372036854775.807", nil, .max),
    Row("9007199254740993", 9_007_199_254_740_993, 9_007_199_254_740_993_000),
    Row("18446744073709551616", nil, nil),
    Row("99999999999999999999", nil, nil),
    Row("1e18", 1_000_000_000_000_000_000, nil),
    Row("1e19", nil, nil),
    Row("1e400", nil, nil),
    Row("1e999999999", nil, nil),
    Row("1e-999999999", nil, nil),
    Row("1e99999999999999999999999999", nil, nil),
    Row("1e-99999999999999999999999999", nil, nil),
    Row("NaN", nil, nil),
    Row("-Infinity", nil, nil),
    Row("4,99", nil, nil),
    Row("", nil, nil),
    Row(".", nil, nil),
    Row("0x", nil, nil),
    Row("0x+1", nil, nil),
    Row("1e", nil, nil),
    Row("1.2.3", nil, nil),
  ])
  func exactValue(_ row: Row) {
    let number = JSONNumber(literal: row.literal)
    #expect(number.integer == row.integer)
    #expect(number.milliunits == row.milliunits)
  }

  @Test func zerosMayOutgrowEveryInteger() {
    let zeros = String(repeating: "0", count: 100_000)
    #expect(JSONNumber(literal: "1\(zeros)e-100000").integer == 1)
    #expect(JSONNumber(literal: "0.\(zeros)1e100001").integer == 1)
    #expect(JSONNumber(literal: "1\(zeros)").integer == nil)
  }

  @Test func anyPowerOfTen() {
    #expect(JSONNumber(literal: "2.5").scaled(byPowerOfTen: 6) == 2_500_000)
    #expect(JSONNumber(literal: "2500").scaled(byPowerOfTen: -2) == 25)
    #expect(JSONNumber(literal: "2500").scaled(byPowerOfTen: .max) == nil)
    #expect(JSONNumber(literal: "2500").scaled(byPowerOfTen: .min) == nil)
  }
}
