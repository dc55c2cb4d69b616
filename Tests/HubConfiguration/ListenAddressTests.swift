import Testing

@testable import HubConfiguration

@Suite("Where a server listens") struct ListenAddressTests {
  @Test func `may be a socket, which only this machine reaches`() throws {
    let address = try #require(ListenAddress("unix:/run/daybook/hub.sock"))
    #expect(address.socketPath == "/run/daybook/hub.sock" && address.isLoopback)
    #expect(ListenAddress("127.0.0.1:5001")?.socketPath == nil)
    #expect(ListenAddress("unix:hub.sock") == nil && ListenAddress("unix:/") == nil)
    #expect(ListenAddress("unix:/" + String(repeating: "a", count: 100)) == nil)
  }

  @Test(
    arguments: [
      ("127.0.0.1:5001", "127.0.0.1", 5001, true), ("localhost:0", "localhost", 0, true),
      ("[::1]:5001", "::1", 5001, true), ("127.8.8.8:1", "127.8.8.8", 1, true),
      ("0.0.0.0:8080", "0.0.0.0", 8080, false), ("[::]:8080", "::", 8080, false),
      ("day.example.org:65535", "day.example.org", 65535, false),
    ])
  func `is read`(text: String, host: String, port: Int, isLoopback: Bool) throws {
    let address = try #require(ListenAddress(text))
    #expect(address.host == host && address.port == port && address.isLoopback == isLoopback)
  }

  @Test(
    arguments: [
      "", "5001", ":5001", "127.0.0.1", "127.0.0.1:", "127.0.0.1:65536", "127.0.0.1:-1",
      "::1:5001", "[::1]", "[day]:1", "a b:1", "127.0.0.1:+1", "http://127.0.0.1:1",
    ])
  func `is refused where it is no address`(text: String) {
    #expect(ListenAddress(text) == nil)
  }

  @Test(
    arguments: [
      ("https://day.example.org", "day.example.org", true, ""),
      ("https://Day.Example.org:8443/", "day.example.org:8443", true, ""),
      ("http://127.0.0.1:5001", "127.0.0.1:5001", false, ""),
      ("https://example.org/daybook/", "example.org", true, "/daybook"),
      ("https://example.org/our/day-book.2", "example.org", true, "/our/day-book.2"),
    ])
  func `has an address for people`(
    text: String, authority: String, isSecure: Bool, path: String
  ) throws {
    let address = try #require(PublicURL(text))
    #expect(address.authority == authority && address.isSecure == isSecure)
    #expect(address.path == path && address.text == address.origin + path)
    #expect(!address.origin.hasSuffix("/"))
  }

  @Test(
    arguments: [
      "", "day.example.org", "https://", "https://a//b", "https://a/b//", "https://a/..",
      "https://a/b/./c", "https://a/%62",
      "https://a/b c", "https://a/b?c", "https://a/\"", "https:///b", "https://a?b", "https://me@a",
      "ftp://a",
      "https://a b",
    ])
  func `refuses what no browser is sent to`(text: String) { #expect(PublicURL(text) == nil) }
}
