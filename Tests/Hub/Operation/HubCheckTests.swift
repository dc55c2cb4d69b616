import CoreModels
import CorePlugin
import CoreStorage
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubConfiguration
@testable import HubWeb

@Suite("The check before a start") struct HubCheckTests {
  /// Returns the problems of a hub with a mail server on this machine.
  private func problems(
    user: String = "", environment: [String: String] = [:]
  ) async throws -> [any ExplainedError] {
    var options = HubOptions()
    options.settings.listen = "127.0.0.1:0"
    (options.settings.mail.host, options.settings.mail.sender) = ("127.0.0.1", "hub@example.org")
    options.settings.mail.user = user
    var world = try Stage().world
    world.secrets = Secrets(environment: environment, vault: .inMemory())
    return await HubCheck(options: options, world: world).problems()
  }

  @Test func `misses the password of whom the mail server knows`() async throws {
    let problems = try await problems(user: "hub")
    #expect(problems.compactMap { $0 as? OperationError } == [.mailPasswordMissing("hub")])
  }

  @Test(arguments: ["hub", ""])
  func `names the variable whose file cannot be read`(user: String) async throws {
    let problems = try await problems(
      user: user, environment: ["HUB_SMTP_PASSWORD_FILE": "/nowhere/smtp"])
    #expect(
      problems.compactMap { $0 as? StoreError } == [
        .secretFile(path: "/nowhere/smtp", variable: "HUB_SMTP_PASSWORD_FILE")
      ])
    let failure = OperationError.several(problems.map { $0.failure(in: .english) })
      .failure(in: .english)
    #expect(failure.kind == .misconfigured && failure.code == "secret_file_unreadable")
    #expect(
      failure.message
        == "The file /nowhere/smtp, given by HUB_SMTP_PASSWORD_FILE, cannot be read.")
  }
}
