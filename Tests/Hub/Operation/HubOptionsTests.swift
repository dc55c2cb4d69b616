import Testing

@testable import Hub
@testable import HubAccounts
@testable import HubConfiguration
@testable import HubWeb

@Suite("How a server was started") struct HubOptionsTests {
  @Test func `a proxy that is not trusted hides who comes`() throws {
    var options = HubOptions()
    #expect(!options.hidesClients)
    options.settings.publicURL = "https://day.example.org"
    #expect(options.hidesClients)
    options.settings.trustedProxies = try #require(TrustedProxies("127.0.0.1"))
    #expect(!options.hidesClients)
  }

  @Test func `serves one person on loopback, and several where there is TLS`() throws {
    var options = HubOptions()
    #expect(try HubCheck.allowedAddress(options).port == 5001)
    options.settings.listen = "0.0.0.0:8080"
    #expect(throws: OperationError.personOffLoopback("0.0.0.0")) {
      try HubCheck.allowedAddress(options)
    }
    options.isMultiUser = true
    options.settings.publicURL = "http://day.example.org"
    #expect(throws: OperationError.plainOffLoopback("0.0.0.0")) {
      try HubCheck.allowedAddress(options)
    }
    options.settings.publicURL = "https://day.example.org"
    #expect(try HubCheck.allowedAddress(options).host == "0.0.0.0")
  }

  @Test func `listens on a socket where a proxy has a name for people`() throws {
    var options = HubOptions()
    options.settings.listen = "unix:/run/hub.sock"
    #expect(throws: OperationError.socketWithoutURL("/run/hub.sock")) {
      try HubCheck.allowedAddress(options)
    }
    options.settings.publicURL = "https://day.example.org"
    #expect(try HubCheck.allowedAddress(options).socketPath == "/run/hub.sock")
  }
}
