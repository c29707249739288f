import Foundation
import Signing

/// Parcels whose bodies a test chooses.
enum PipeParcels {
  /// A parcel with this signed body.
  static func parcel(_ body: [UInt8]) -> Parcel {
    .named("pipe", body: body)
  }

  /// Parcels with bodies of so many bytes each, no two alike.
  static func parcels(_ count: Int, of size: Int) -> [Parcel] {
    (0..<count).map { number in
      let head = Array("{\"signedPayload\":\"\(number).".utf8)
      let filler = [UInt8](repeating: UInt8(ascii: "a") + UInt8(number % 26), count: size)
      return parcel(head + filler.dropFirst(head.count + 2) + Array("\"}".utf8))
    }
  }

  /// What a command reads when it is given these.
  static func lines(_ parcels: some Sequence<Parcel>) -> Data {
    Data(parcels.flatMap { ($0.body(.signed) ?? []) + [UInt8(ascii: "\n")] })
  }
}
