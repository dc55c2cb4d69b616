import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import HubConfiguration

@Suite("The operator's settings") struct HubSettingsTests {
  private func settings(
    _ stage: Stage, _ environment: [String: String] = [:]
  ) async throws -> HubSettings {
    try await stage.world.store.read { try HubSettings(in: $0, environment: environment) }
  }

  @Test func `have the contract's limits until somebody chooses`() async throws {
    let settings = try await settings(Stage())
    #expect(settings.limits.authentication == 20 && settings.limits.data == 50)
    #expect(settings.listen == "127.0.0.1:5001" && settings == HubSettings())
  }

  @Test func `come from the store, and from the environment first`() async throws {
    let stage = try Stage()
    try await stage.world.store.set(HubSettings.dataLimit, to: 200)
    try await stage.world.store.set(HubSettings.mailHost, to: "mail.example.org")
    #expect(try await settings(stage).limits.data == 200)
    let chosen = try await settings(
      stage, ["HUB_LIMIT_DATA": "300", "HUB_SMTP_PORT": "25", "HUB_LOG_LEVEL": ""])
    #expect(chosen.limits.data == 300 && chosen.mail.port == 25)
    #expect(chosen.mail.host == "mail.example.org" && chosen.logLevel == "info")
  }

  @Test(
    arguments: [
      ("HUB_LIMIT_DATA", "0"), ("HUB_LIMIT_DATA", "many"), ("HUB_LISTEN", "5001"),
      ("HUB_SMTP_PORT", "99999"), ("HUB_SMTP_SECURITY", "ssl"), ("HUB_LOG_LEVEL", "loud"),
      ("HUB_TRUSTED_PROXIES", "all"), ("HUB_PUBLIC_URL", "day"),
      ("HUB_SMTP_FROM", "a@b\r\nBcc: c@d"),
    ])
  func `refuse a variable that does not fit`(name: String, value: String) async throws {
    let stage = try Stage()
    await #expect(throws: StoreError.self) { _ = try await settings(stage, [name: value]) }
  }

  @Test func `know a variable that is none of theirs`() {
    let environment = [
      "HUB_LIMIT_DATA": "5", "HUB_SMTP_PASSWORD_FILE": "/run/secret",
      "HUB_DATABASE": "postgres://a",
      "HUB_LIMT_DATA": "5", "HUB_LISTEN_FILE": "/a", "HUB": "x", "PATH": "/bin",
    ]
    #expect(
      HubSettings.unknownVariables(in: environment) == ["HUB_LIMT_DATA", "HUB_LISTEN_FILE"])
  }

  @Test func `have names of their own`() {
    let names = HubSettings.keys.map(\.name)
    #expect(Set(names).count == names.count && names.allSatisfy { $0.hasPrefix("hub.") })
  }
}
