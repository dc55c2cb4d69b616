import CoreModels
import Foundation
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("The hub's pages in the pseudo-language") struct PseudoPagesTests {
  /// The app, its form, a key, what the person wrote, and the settings' time zones and languages.
  private static let data = Set(
    ([
      "Note slowly Ctrl Daybook Swift UTC Kolkata",
      Language.allCases.map(\.ownName).joined(separator: " "),
    ] + TimeZone.knownTimeZoneIdentifiers).flatMap { $0.split { !$0.isLetter }.map(String.init) })

  @Test(arguments: [
    "/", "/history", "/settings", "/settings/calendar", "/settings/second-factor", "/privacy",
    "/offline", "/nowhere",
  ])
  func `show nothing that is in no catalog`(path: String) async throws {
    try await PseudoLanguage.$isOn.withValue(true) {
      let visitor = try await WebVisitor()
      _ = try await visitor.post("/note", "text=slowly")
      let words = try await visitor.get(path).text.shownWordsOutsideCatalogs
      #expect(words.subtracting(Self.data) == [])
    }
  }

  @Test(arguments: ["/log-in", "/register", "/forgot-password", "/reset-password"])
  func `of accounts neither`(path: String) async throws {
    try await PseudoLanguage.$isOn.withValue(true) {
      let answer = try await GateStage(multiUser: true)
        .call(.get, path, ["Accept": "text/html"])
      #expect(answer.text.shownWordsOutsideCatalogs.subtracting(["Daybook"]) == [])
    }
  }
}
