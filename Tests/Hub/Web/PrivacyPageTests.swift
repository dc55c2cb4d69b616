import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import Testing

@testable import Hub
@testable import HubAccounts
@testable import HubConfiguration
@testable import HubWeb

/// A product that sends places to a weather service.
private struct TellingPlugin: Plugin {
  let id = "telling"
  let name = "Telling"
  let abstract = "Tells others."

  func recipients(in world: World) async throws -> [String] { ["weather.example <gets> places."] }
}

@Suite("The page about privacy") struct PrivacyPageTests {
  private func page(_ stage: GateStage, _ language: String = "en") async throws -> String {
    let answer = try await stage.call(
      .get, "/privacy", ["Accept": "text/html", "Accept-Language": language])
    #expect(answer.status == 200)
    return answer.text
  }

  @Test(arguments: Language.allCases)
  func `anybody reads it in their language`(_ language: Language) async throws {
    let text = try await page(GateStage(multiUser: true), language.rawValue)
    #expect(text.contains("<html lang=\"\(language.rawValue)\""))
    #expect(text.contains(PrivacyText.keptAccount.text(in: language)))
    #expect(text.contains(PrivacyText.noContact.text(in: language)))
  }

  @Test func `it names whom the hub tells something, and whom to ask`() async throws {
    let stage = try GateStage(multiUser: true, plugins: [TellingPlugin()]) {
      $0.operatorContact = "ann@example.org"
      $0.mail.host = "mail.example.org"
    }
    let text = try await page(stage)
    #expect(text.contains("<p>weather.example &lt;gets&gt; places.</p>"))
    #expect(
      text.contains("<p>mail.example.org delivers the emails that this server sends you: links"))
    #expect(text.contains("<a href=\"mailto:ann@example.org\">ann@example.org</a>"))
    let other = try GateStage(multiUser: true) { $0.operatorContact = "Ann, 3rd floor" }
    #expect(try await page(other).contains("<p>Ann, 3rd floor</p>"))
    #expect(try await stage.hub.services.privacyVersion() != other.hub.services.privacyVersion())
  }

  @Test func `whoever registers is led to it, and what they agreed to is kept`() async throws {
    let stage = try GateStage(multiUser: true)
    let version = try await stage.hub.services.privacyVersion()
    let form = try await stage.call(.get, "/register", ["Accept": "text/html"]).text
    #expect(form.contains("<a href=\"/privacy\">Privacy</a>"))
    #expect(
      form.contains("name=\"privacy\" type=\"hidden\" autocomplete=\"off\" value=\"\(version)\""))
    _ = try await stage.call(
      .post, "/register",
      ["Content-Type": "application/x-www-form-urlencoded", "Accept": "text/html"],
      body: "email=zoe%40example.org&new_password=bread+and+rain&privacy=" + version)
    _ = try await stage.call(
      .post, "/api/users/register",
      ["X-API-Key": stage.key(), "Content-Type": "application/json"],
      body: #"{"email":"ann@example.org","password":"bread and rain","terms_accepted":true}"#)
    for email in ["zoe@example.org", "ann@example.org"] {
      let account = try #require(try await stage.hub.services.accounts.account(of: email))
      #expect(account.privacyVersion == version)
      #expect(account.termsAccepted)
    }
  }

  @Test func `a hub for one person has nobody to tell`() async throws {
    let stage = try GateStage()
    #expect(try await stage.call(.get, "/privacy", ["Accept": "text/html"]).status == 404)
  }
}
