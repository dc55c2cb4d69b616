import CoreNet
import Foundation
import HTTPTypes
import Testing

@Suite struct HTTPCallTests {
  @Test(arguments: [
    ("https://Example.ORG", "https://example.org/"),
    ("HTTPS://example.org:443/a?b=c#d", "https://example.org/a?b=c"),
    ("https://example.org:8443?q", "https://example.org:8443/?q"),
    ("http://[::1]:80/x", "http://[::1]/x"),
    ("https://example.org/a b/é", "https://example.org/a%20b/%C3%A9"),
  ])
  func `An address is brought into one form`(text: String, url: String) throws {
    #expect(try HTTPCall(.get, text).url == url)
  }

  @Test(arguments: [
    "", "example.org", "/path", "ftp://example.org", "https://", "file:///etc/passwd",
    "https://me:secret@example.org", "https://me@example.org", "https://example.org:99999",
    "javascript:alert(1)", "https:///path",
  ])
  func `What is no web address is refused`(text: String) {
    #expect(throws: NetError.invalidURL) { try HTTPCall(.get, text) }
  }

  @Test(arguments: [
    "http://127.0.0.1:8080/", "http://127.255.0.9/", "http://[::1]/", "http://localhost:3000/",
    "https://example.org/",
  ])
  func `Protected and local addresses are allowed`(url: String) async throws {
    let server = ScriptedServer(answer(.ok))
    _ = try await server.client.fetch(HTTPCall(.get, url))
    #expect(server.calls.map(\.url) == [url])
  }

  @Test(arguments: [
    "http://example.org/", "http://127.0.0.1.example.org/", "http://localhost.example.org/",
    "http://128.0.0.1/", "http://127.1/", "http://0.0.0.0/", "http://192.168.1.1/",
    "http://[::2]/", "http://127.0.0.256/",
  ])
  func `Plain http elsewhere is not`(url: String) async throws {
    let server = ScriptedServer()
    let host = try #require(URL(string: url)?.host(percentEncoded: false))
    await #expect(throws: NetError.insecure(host: host.contains(":") ? "[\(host)]" : host)) {
      try await server.client.fetch(HTTPCall(.get, url))
    }
    #expect(server.calls.isEmpty)
  }

  @Test func `An origin is scheme, host and port`() throws {
    #expect(try HTTPCall(.get, "https://example.org:443/a").origin == "https://example.org")
    #expect(try HTTPCall(.get, "https://example.org:444/a").origin == "https://example.org:444")
  }
}
