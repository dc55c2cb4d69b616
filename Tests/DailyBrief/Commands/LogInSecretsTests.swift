import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import DailyBrief

@Suite("The secrets of a log-in") struct LogInSecretsTests {
  @Test func `the token belongs to its server, account and profile`() async throws {
    let stage = try await Stage.loggedIn(BriefServer())
    var other = stage
    other.world.store = stage.world.store.profile(named: "ďuro")
    #expect(try other.world.serverToken() == nil)
    let elsewhere = "https://elsewhere.example.org"
    try await stage.world.store.set(ServerAccount.serverSetting, to: elsewhere)
    // Nothing is sent there.
    #expect(await stage.briefFailure("--refresh")?.code == "unauthorized")
  }

  @Test func `neither password nor token nor key is ever written or kept`() async throws {
    let log = WrittenLog()
    var stage = try Stage.brief(BriefServer(), files: ["-": "s3cret pass"])
    stage.world.log = log.logger
    _ = try await stage.run(
      DailyBriefPlugin.self,
      [
        "login", "--server", BriefServer.url, "--email", "ana@example.org", "--api-key", "k3y",
        "--verbose",
      ])
    var written = stage.output + stage.errors
    for command in [["whoami"], ["--json"], ["settings", "--json"], ["widget"], ["logout"]] {
      written += try await stage.run(DailyBriefPlugin.self, command) + stage.errors
    }
    written += try await stage.world.store.history().map { "\($0)" }.joined()
    #expect(log.text.contains("POST") == false)
    written += log.text
    for secret in ["s3cret", "t0ken", "k3y"] { #expect(!written.contains(secret)) }
  }
}
