import Foundation

/// Bech32, the encoding of age keys with a checksum (BIP 173, without its length limit).
enum Bech32 {
  private static let alphabet = Array("qpzry9x8gf2tvdw0s3jn54khce6mua7l".utf8)

  static func encode(_ name: String, _ bytes: Data) -> String {
    let values = regrouped(Array(bytes), from: 8, to: 5, isPadded: true) ?? []
    let start = expanded(name) + values
    let check = polymod(start + Array(repeating: 0, count: 6)) ^ 1
    let digits = (0..<6).map { UInt8((check >> UInt32(5 * (5 - $0))) & 31) }
    let letters = (values + digits).map { alphabet[Int($0)] }
    return name + "1" + String(decoding: letters, as: UTF8.self)
  }

  /// Decodes text in upper or lower case into its prefix and bytes; `nil` for anything else.
  static func decode(_ text: String) -> (name: String, bytes: Data)? {
    let small = text.lowercased()
    guard text == small || text == text.uppercased(), let one = small.lastIndex(of: "1") else {
      return nil
    }
    let name = String(small[..<one])
    let values = small[small.index(after: one)...].utf8.map { alphabet.firstIndex(of: $0) }
    let known = values.compactMap { $0.map { UInt8($0) } }
    guard known.count == values.count, known.count >= 6, !name.isEmpty,
      polymod(expanded(name) + known) == 1,
      let bytes = regrouped(Array(known.dropLast(6)), from: 5, to: 8, isPadded: false)
    else { return nil }
    return (name, Data(bytes))
  }

  private static func expanded(_ name: String) -> [UInt8] {
    name.utf8.map { $0 >> 5 } + [0] + name.utf8.map { $0 & 31 }
  }

  private static func polymod(_ values: [UInt8]) -> UInt32 {
    let generators: [UInt32] = [0x3b6a_57b2, 0x2650_8e6d, 0x1ea1_19fa, 0x3d42_33dd, 0x2a14_62b3]
    return values.reduce(1) { sum, value in
      let mixed = (sum & 0x1ff_ffff) << 5 ^ UInt32(value)
      return generators.indices.reduce(mixed) { mixed, bit in
        (sum >> 25) >> UInt32(bit) & 1 == 1 ? mixed ^ generators[bit] : mixed
      }
    }
  }

  /// Regroups bits into groups of another size; `nil` if padding bits are not zero.
  private static func regrouped(
    _ values: [UInt8], from: Int, to: Int, isPadded: Bool
  ) -> [UInt8]? {
    var (waiting, count): (Int, Int) = (0, 0)
    var groups: [UInt8] = []
    for value in values {
      waiting = (waiting << from | Int(value)) & 0xfff
      count += from
      while count >= to {
        count -= to
        groups.append(UInt8(waiting >> count & (1 << to - 1)))
      }
    }
    let rest = waiting & (1 << count - 1)
    if isPadded { return count == 0 ? groups : groups + [UInt8(rest << (to - count))] }
    return count < from && rest == 0 ? groups : nil
  }
}
