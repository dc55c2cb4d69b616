import Foundation

/// Checks that hosts are on the public internet.
public enum PublicHost {
  private static let private4: [(base: [UInt8], bits: Int)] = [
    ([0], 8), ([10], 8), ([100, 64], 10), ([127], 8), ([169, 254], 16), ([172, 16], 12),
    ([192, 0, 0], 24), ([192, 88, 99], 24), ([192, 168], 16), ([198, 18], 15), ([224], 3),
  ]
  /// Reserved ranges within 2000::/3, the only range in use: protocols including Teredo,
  /// documentation and 6to4.
  private static let private6: [(base: [UInt8], bits: Int)] = [
    ([0x20, 0x01, 0x00], 23), ([0x20, 0x01, 0x0D, 0xB8], 32), ([0x20, 0x02], 16),
    ([0x3F, 0xFF], 20),
  ]
  private static let translated4: [UInt8] = [0, 0x64, 0xFF, 0x9B] + Array(repeating: 0, count: 8)
  private static let mapped4: [UInt8] = Array(repeating: 0, count: 10) + [0xFF, 0xFF]

  /// `true` for a public name or address, judged by its text only. Names must be looked up to learn
  /// where they lead.
  public static func isOne(_ host: String) -> Bool {
    let name = host.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: "[]."))
    if let bytes = bytes(of: name) { return isOne(bytes) }
    // A single label or a numeric last one is an address in disguise.
    let parts = name.split(separator: ".")
    guard parts.count > 1, let last = parts.last, !last.utf8.contains(where: { $0 < 0x3A }) else {
      return false
    }
    return !["local", "localhost", "internal", "lan", "home", "localdomain"].contains(last)
  }

  /// `true` if the text is a public address.
  public static func isAddress(_ text: String) -> Bool { bytes(of: text).map(isOne) ?? false }

  private static func isOne(_ bytes: [UInt8]) -> Bool {
    if bytes.count == 4 { return !private4.contains { bytes.begins(with: $0.base, bits: $0.bits) } }
    if bytes.starts(with: mapped4) || bytes.starts(with: translated4) {
      return isOne(Array(bytes[12...]))
    }
    // ISATAP embeds an IPv4 address in the last bytes.
    if bytes[8] & 0xFD == 0, bytes[9...11].elementsEqual([0, 0x5E, 0xFE]) { return false }
    return bytes.begins(with: [0x20], bits: 3)
      && !private6.contains { bytes.begins(with: $0.base, bits: $0.bits) }
  }

  /// Returns the 4 or 16 bytes of an address, without its zone; `nil` for a name.
  private static func bytes(of text: String) -> [UInt8]? {
    let address = String(text.prefix { $0 != "%" })
    var (four, six) = (in_addr(), in6_addr())
    if inet_pton(AF_INET, address, &four) == 1 { return withUnsafeBytes(of: four) { Array($0) } }
    if inet_pton(AF_INET6, address, &six) == 1 { return withUnsafeBytes(of: six) { Array($0) } }
    return nil
  }
}

extension [UInt8] {
  /// `true` if the bytes begin with the first `bits` bits of `base`.
  fileprivate func begins(with base: [UInt8], bits: Int) -> Bool {
    (0..<bits).allSatisfy { bit in
      let other = bit / 8 < base.count ? base[bit / 8] : 0
      return (self[bit / 8] ^ other) & (0x80 >> (bit % 8)) == 0
    }
  }
}
