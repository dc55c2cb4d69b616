import CoreModels
import TestSupport
import Testing

@testable import Hub

@Suite("The hub's pages in the pseudo-language") struct PseudoPagesTests {
  @Test(arguments: [
    "/", "/history", "/settings", "/settings/calendar", "/settings/second-factor", "/privacy",
    "/offline", "/nowhere",
  ])
  func `show nothing that is in no catalog`(path: String) async throws {
    try await PseudoLanguage.$isOn.withValue(true) {
      let visitor = try await WebVisitor()
      _ = try await visitor.post("/note", "text=slowly")
      let words = try await visitor.get(path).text.shownWordsOutsideCatalogs
      // The app, its form and what the person wrote.
      #expect(words.subtracting(["Note", "slowly", "Daybook"]) == [])
    }
  }

  @Test(arguments: ["/log-in", "/register", "/forgot-password", "/log-in/code", "/reset-password"])
  func `of accounts neither`(path: String) async throws {
    try await PseudoLanguage.$isOn.withValue(true) {
      let answer = try await GateStage(multiUser: true)
        .call(.get, path, ["Accept": "text/html"])
      #expect(answer.text.shownWordsOutsideCatalogs.subtracting(["Daybook"]) == [])
    }
  }
}
