import HTTPTypes
import Testing

@testable import HubConfiguration

@Suite("Proxies") struct TrustedProxiesTests {
  @Test(
    arguments: [
      // Whose proxies, who is at the other end, what the field says, who it is then.
      ("", "203.0.113.7", "198.51.100.1", "203.0.113.7"),
      ("127.0.0.1", "127.0.0.1", "198.51.100.1", "198.51.100.1"),
      ("127.0.0.1", "127.0.0.1", nil, "127.0.0.1"),
      ("127.0.0.1", "127.0.0.1", "6.6.6.6, 198.51.100.1", "198.51.100.1"),
      ("127.0.0.1,10.0.0.0/8", "127.0.0.1", "6.6.6.6, 198.51.100.1, 10.1.2.3", "198.51.100.1"),
      ("127.0.0.1", "203.0.113.7", "198.51.100.1", "203.0.113.7"),
      ("127.0.0.1", "127.0.0.1", "unknown", "127.0.0.1"),
      ("::1", "::1", "2001:DB8::1", "2001:db8::1"),
      ("127.0.0.1", "127.0.0.1", "203.0.113.9:1000", "203.0.113.9"),
      ("127.0.0.1", "127.0.0.1", "[2001:db8::1]:443", "2001:db8::1"),
      ("127.0.0.1", "127.0.0.1", "[2001:db8::1]", "2001:db8::1"),
      ("127.0.0.1", "127.0.0.1", "203.0.113.9:1000, 127.0.0.1:5", "203.0.113.9"),
      ("127.0.0.1", "127.0.0.1", "unknown:80", "127.0.0.1"),
      ("127.0.0.1", "::ffff:127.0.0.1", "198.51.100.1", "198.51.100.1"),
    ] as [(String, String, String?, String)])
  func `are believed where they are ours`(
    list: String, peer: String, field: String?, client: String
  ) throws {
    let proxies = try #require(TrustedProxies(list))
    var fields = HTTPFields()
    fields[try #require(HTTPField.Name("X-Forwarded-For"))] = field
    #expect(proxies.client(peer: peer, in: fields) == client)
  }

  @Test(arguments: ["10.0.0.0/33", "day", "10.0.0.0/", "10.0.0", "1.2.3.4,,x"])
  func `are addresses or networks`(list: String) { #expect(TrustedProxies(list) == nil) }
}
