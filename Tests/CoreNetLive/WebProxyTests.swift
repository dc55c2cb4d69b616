import CoreNet
import Foundation
import HTTPTypes
import Loopback
import Testing

@testable import CoreNetLive

@Suite struct WebProxyTests {
  @Test func `Protected calls go through the proxy, and it sees only the host`() async throws {
    let proxy = try LoopbackServer.start { _ in .reply(403) }
    defer { proxy.stop() }
    let client = live(environment: ["https_proxy": "http://me:pw@127.0.0.1:\(proxy.port)"])
    await #expect(throws: NetError.connectionLost) {
      try await client.fetch(HTTPCall(.get, "https://example.org/private"))
    }
    let request = try #require(proxy.requests.first)
    #expect(request.method == "CONNECT")
    #expect(request.path == "example.org:443")
    #expect(request.headers["proxy-authorization"] == "Basic bWU6cHc=")
  }

  @Test func `Calls on this machine do not`() async throws {
    let server = try LoopbackServer.start { _ in .reply() }
    defer { server.stop() }
    let client = live(environment: ["HTTPS_PROXY": "http://127.0.0.1:1"])
    #expect(try await client.fetch(HTTPCall(.get, server.url)).response.status == .ok)
  }

  @Test(arguments: [
    ("example.org", false), ("api.example.org", false), ("notexample.org", true),
    ("internal", false), ("10.0.0.1", true), ("localhost", false), ("127.0.0.1", false),
  ])
  func `Exceptions are names with all below them`(host: String, isServed: Bool) throws {
    let proxy = try #require(
      WebProxy(environment: ["ALL_PROXY": "proxy:3128", "NO_PROXY": ".Example.org, internal"]))
    #expect(proxy.serves(host) == isServed)
  }

  @Test(arguments: [
    [:], ["HTTPS_PROXY": ""], ["HTTPS_PROXY": "socks5://proxy:1080"], ["HTTP_PROXY": "http://p"],
  ])
  func `Without a usable proxy there is none`(environment: [String: String]) {
    #expect(WebProxy(environment: environment) == nil)
  }

  @Test func `A star means no proxy at all`() throws {
    let proxy = try #require(WebProxy(environment: ["HTTPS_PROXY": "http://p", "no_proxy": "*"]))
    #expect(!proxy.serves("example.org"))
  }
}
