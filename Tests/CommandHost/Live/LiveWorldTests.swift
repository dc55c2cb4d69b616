import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import Testing

@testable import CommandHost

@Suite("The world that a command is given") struct LiveWorldTests {
  @Test func `is a person's own, here and now`() async throws {
    #expect(
      try await HostStage().facts() == [
        "today": "2026-11-21", "now": "2026-11-21T09:30:00Z", "language": "en", "profile": "me",
        "answers": "plain", "colors": "none", "interactive": false, "unicode": true,
        "columns": 80, "offline": false,
      ])
  }

  @Test func `has its home where the option, the environment or the system says`() async throws {
    let stage = HostStage()
    let named = stage.folder.path + "/named"
    _ = try await stage.facts("--home", named)
    #expect(FileManager.default.fileExists(atPath: named + "/daybook.sqlite"))
    #expect(!FileManager.default.fileExists(atPath: stage.home.path))
    var usual = stage
    usual.facts.environment["DAYBOOK_HOME"] = ""
    _ = try await usual.facts()
    #expect(
      FileManager.default.fileExists(
        atPath: stage.folder.path + "/.local/share/daybook/daybook.sqlite"))
    usual.facts.isMac = true
    _ = try await usual.facts()
    #expect(
      FileManager.default.fileExists(
        atPath: stage.folder.path + "/Library/Application Support/Daybook/daybook.sqlite"))
  }

  @Test func `belongs to the profile that is named`() async throws {
    let stage = HostStage(environment: ["DAYBOOK_PROFILE": "eva"])
    let unknown = await stage.run("keep", "a")
    #expect(unknown.status == 66 && unknown.errors.contains("daybook profile add eva"))
    for name in ["eva", "Ján-2_b", "ada"] { _ = await stage.daybook("profile", "add", name) }
    #expect(try await stage.facts()["profile"] == "eva")
    #expect(try await stage.facts("--profile", "Ján-2_b")["profile"] == "Ján-2_b")
    #expect(await stage.run("keep", "a", "--profile", "ada").status == 0)
    #expect(try await stage.store(profile: "ada").collection(of: DayEntry.self).list().count == 1)
    #expect(try await stage.store(profile: "eva").collection(of: DayEntry.self).list().isEmpty)
    #expect(try await HostStage(environment: ["DAYBOOK_PROFILE": ""]).facts()["profile"] == "me")
  }

  @Test func `shows the instant that DAYBOOK_NOW names`() async throws {
    let stage = HostStage(environment: ["DAYBOOK_NOW": "2024-02-29T23:30:00-02:00"])
    #expect(try await stage.facts()["now"] == "2024-03-01T01:30:00Z")
    #expect(try await stage.facts()["today"] == "2024-03-01")
    #expect(try await stage.facts("--date", "2024-01-01")["today"] == "2024-01-01")
    #expect(
      try await HostStage(environment: ["DAYBOOK_NOW": ""]).facts()["now"]
        == "2026-11-21T09:30:00Z")
  }

  @Test(
    arguments: [
      ("Europe/Bratislava", 0, "2026-11-21T22:59:59Z", "2026-11-21"),
      ("Europe/Bratislava", 0, "2026-11-21T23:00:00Z", "2026-11-22"),
      ("Europe/Bratislava", 4, "2026-11-22T02:59:59Z", "2026-11-21"),
      ("Europe/Bratislava", 4, "2026-11-22T03:00:00Z", "2026-11-22"),
      ("Pacific/Kiritimati", 0, "2026-11-21T10:00:00Z", "2026-11-22"),
      ("", 6, "2026-11-21T05:59:59Z", "2026-11-20"),
    ])
  func `has the today of the person's time zone and of when their day starts`(
    zone: String, hour: Int, now: String, today: String
  ) async throws {
    let stage = HostStage(environment: ["DAYBOOK_NOW": now])
    try await stage.store().set(SuiteSettings.timeZoneSetting, to: zone)
    try await stage.store().set(SuiteSettings.dayStartsAtSetting, to: hour)
    #expect(try await stage.facts()["today"] == .string(today))
  }

  @Test(
    arguments: [
      (["LANG": "sk_SK.UTF-8"], "sk"), (["LANG": "sk_SK", "LC_MESSAGES": "de_DE"], "de"),
      (["LANG": "sk_SK", "LC_MESSAGES": "de_DE", "LC_ALL": "hu_HU"], "hu"),
      (["LANG": "sk_SK", "LC_ALL": ""], "sk"), (["LANG": "C.UTF-8"], "en"),
      (["LANG": "sk_SK", "LC_ALL": "C"], "en"), (["LANG": "ja_JP.UTF-8"], "en"),
      (["LANG": ""], "en"), (["LANG": "sk_SK", "LC_CTYPE": "de_DE.UTF-8"], "sk"),
    ])
  func `speaks the language of the locale`(
    environment: [String: String], language: String
  ) async throws {
    let facts = try await HostStage(environment: environment).facts()
    #expect(facts["language"] == .string(language))
  }

  @Test func `speaks the person's choice rather than the locale, and the option before all`()
    async throws
  {
    let stage = HostStage(environment: ["LANG": "de_DE.UTF-8"])
    try await stage.store().set(SuiteSettings.languageSetting, to: "sk")
    #expect(try await stage.facts()["language"] == "sk")
    #expect(try await stage.facts("--lang=pl")["language"] == "pl")
    try await stage.store().set(SuiteSettings.languageSetting, to: nil)
    #expect(try await stage.facts()["language"] == "de")
  }

  @Test func `is offline where the person asked for it`() async throws {
    #expect(try await HostStage().facts("--offline")["offline"] == true)
  }

  @Test func `has no network where none was built in, and says what has one`() async throws {
    let outcome = await HostStage().run("call")
    #expect(outcome.status == 69)
    #expect(
      outcome.errors == """
        This command has no network access.
        Run it through daybook: daybook, then the same words.

        """)
  }

  @Test func `has settings that refuse what makes no sense`() async throws {
    let store = try HostStage().store()
    await #expect(throws: StoreError.badSetting(name: "time_zone")) {
      try await store.set(SuiteSettings.timeZoneSetting, to: "Europe/Nowhere")
    }
    await #expect(throws: StoreError.badSetting(name: "language")) {
      try await store.set(SuiteSettings.languageSetting, to: "xx")
    }
    await #expect(throws: StoreError.badSetting(name: "day_starts_at")) {
      try await store.set(SuiteSettings.dayStartsAtSetting, to: 7)
    }
  }
}
