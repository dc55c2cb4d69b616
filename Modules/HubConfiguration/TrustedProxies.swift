import Foundation
package import HTTPTypes

/// The networks of proxies whose `X-Forwarded-For` is trusted.
package struct TrustedProxies: Hashable, Sendable {
  private let networks: [IPNetwork]

  private static let forwardedFor = HTTPField.Name("X-Forwarded-For")

  /// Trusts no proxy.
  package static let none = TrustedProxies(networks: [])
  /// This machine.
  package static let loopback = TrustedProxies(
    networks: ["127.0.0.0/8", "::1"].compactMap { IPNetwork($0) })

  private init(networks: [IPNetwork]) { self.networks = networks }

  /// Parses addresses and networks such as `10.0.0.0/8, ::1`; `nil` if any is invalid.
  package init?(_ list: String) {
    let parts = list.split(separator: ",").map { $0.filter { $0 != " " } }
    let networks = parts.compactMap { IPNetwork($0) }
    guard networks.count == parts.count else { return nil }
    self.networks = networks
  }

  package func contains(_ address: IPNetwork) -> Bool { networks.contains { $0.contains(address) } }

  /// Returns the client's address: the peer's, or for a trusted proxy the last address in
  /// `X-Forwarded-For` that is not a trusted proxy's.
  package func client(peer: String, in fields: HTTPFields) -> String {
    guard !networks.isEmpty, let name = Self.forwardedFor, let field = fields[name],
      let proxy = IPNetwork(peer), contains(proxy)
    else { return peer }
    var client = peer
    for part in field.split(separator: ",").reversed() {
      guard let address = IPNetwork(forwarded: part.filter { $0 != " " }), address.isHost else {
        break
      }
      client = address.text
      if !contains(address) { break }
    }
    return client
  }
}

/// An IPv4 or IPv6 address, or a network.
package struct IPNetwork: Hashable, Sendable {
  /// The address in its usual notation.
  package let text: String
  private let bytes: [UInt8]
  private let bits: Int

  /// Parses `10.0.0.0/8`, `192.0.2.1` or `2001:db8::/32`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let address = parts.first.map(String.init) else { return nil }
    var (four, six) = (in_addr(), in6_addr())
    if inet_pton(AF_INET, address, &four) == 1 {
      bytes = withUnsafeBytes(of: four) { Array($0) }
    } else if inet_pton(AF_INET6, address, &six) == 1 {
      let all = withUnsafeBytes(of: six) { Array($0) }
      // An IPv4 address on an IPv6 socket.
      let isMapped = all[..<10].allSatisfy { $0 == 0 } && all[10] == 0xFF && all[11] == 0xFF
      bytes = isMapped && parts.count == 1 ? Array(all[12...]) : all
    } else {
      return nil
    }
    guard let bits = parts.count == 1 ? bytes.count * 8 : Int(parts[1]),
      (0...bytes.count * 8).contains(bits)
    else { return nil }
    self.bits = bits
    self.text =
      bytes.count == 4 && address.contains(":")
      ? bytes.map { "\($0)" }.joined(separator: ".") : address.lowercased()
  }

  /// Parses an address as proxies write it, possibly with a port and with brackets around IPv6.
  fileprivate init?(forwarded text: String) {
    var address = text[...]
    if address.hasPrefix("["), let end = address.firstIndex(of: "]") {
      address = address[address.index(after: address.startIndex)..<end]
    } else if let colon = address.firstIndex(of: ":"), colon == address.lastIndex(of: ":") {
      address = address[..<colon]
    }
    self.init(String(address))
  }

  package var isIPv6: Bool { bytes.count == 16 }
  /// The part of an address that identifies a customer: all of IPv4, the first 64 bits of IPv6.
  package var site: String {
    isIPv6 ? bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":") : text
  }
  /// `true` for a single address.
  package var isHost: Bool { bits == bytes.count * 8 }

  /// `true` if the network contains all addresses of `other`.
  package func contains(_ other: IPNetwork) -> Bool {
    guard other.bytes.count == bytes.count, other.bits >= bits else { return false }
    return (0..<bits).allSatisfy { bit in
      let difference = bytes[bit / 8] ^ other.bytes[bit / 8]
      let mask: UInt8 = 0x80 >> (bit % 8)
      return difference & mask == 0
    }
  }
}
