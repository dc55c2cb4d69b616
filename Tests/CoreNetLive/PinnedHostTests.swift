import CoreNet
import Foundation
import HTTPTypes
import Loopback
import Synchronization
import Testing

@testable import CoreNetLive

@Suite("Calls that may reach the open internet alone") struct PinnedHostTests {
  /// A client for which names lead where the test says.
  private func client(
    _ addresses: [String], isPublic: @escaping @Sendable (String) -> Bool = PublicHost.isAddress,
    trustRootsFile: String? = nil
  ) -> HTTPClient {
    var configuration = LiveConfiguration(version: "1.2", trustRootsFile: trustRootsFile)
    configuration.findAddresses = { _ in addresses }
    configuration.isPublic = isPublic
    return .live(configuration, sleep: { _ in }, random: { 0 })
  }

  private func call(_ url: String) throws -> HTTPCall {
    var call = try patientCall(.get, url)
    call.isForPublicHost = true
    return call
  }

  @Test(arguments: [
    ["127.0.0.1"], ["10.0.0.8"], ["::1"], ["93.184.216.34", "192.168.1.1"], ["2002:7f00:1::"], [],
  ])
  func `are refused by name where it leads elsewhere`(addresses: [String]) async throws {
    await #expect(throws: NetError.refused(host: "rebind.example.com")) {
      try await client(addresses).fetch(call("https://rebind.example.com:1/"))
    }
  }

  @Test func `connect to the very address that was looked at`() async throws {
    let looks = Mutex(0)
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pem")
    try Data(certificate.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try await LiveTLSTests().withServer { url in
      let elsewhere = client(
        ["127.0.0.1"],
        isPublic: { address in
          looks.withLock { $0 += 1 }
          return address == "127.0.0.1"
        }, trustRootsFile: file.path())
      // The name itself leads nowhere.
      for host in ["daybook.invalid", "127.0.0.1"] {
        let reply = try await elsewhere.fetch(call(url.replacing("127.0.0.1", with: host)))
        #expect(String(decoding: reply.body, as: UTF8.self) == "private")
      }
    }
    #expect(looks.withLock(\.self) >= 2)
  }

  @Test func `find the addresses of a name, and of an address itself`() async throws {
    #expect(
      try await HostLookup(host: "127.0.0.1", bound: .seconds(30)).addresses() == ["127.0.0.1"])
    #expect(try await HostLookup(host: "[::1]", bound: .seconds(30)).addresses() == ["::1"])
    let local = try await HostLookup(host: "localhost", bound: .seconds(30)).addresses()
    #expect(!local.isEmpty)
    #expect(local.allSatisfy { !PublicHost.isAddress($0) })
  }
}
