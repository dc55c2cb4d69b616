import ArgumentParser
import CoreModels
import CoreNet
import CorePlugin
import HTTPTypes
import TestSupport
import Testing

@Suite("The shared options") struct OptionsTests {
  private func world(_ arguments: String..., isInteractive: Bool = false) throws -> World {
    try Stage(isInteractive: isInteractive).world.adopting(SharedOptions.parse(arguments).values)
  }

  @Test func `none of them leaves the world as it is`() throws {
    let world = try world(isInteractive: true)
    #expect(world.answers == .drawn)
    #expect(!world.isOffline)
    #expect(world.language == .english)
    #expect(world.fixedDay == nil)
    #expect(world.today == Day("2026-11-21"))
  }

  @Test(
    arguments: [
      (["--json"], .json), (["--plain"], .plain), (["--plain", "--json"], .json), ([], .drawn),
    ] as [([String], AnswerStyle)])
  func `json wins over plain, and both over layout`(
    arguments: [String], style: AnswerStyle
  ) throws {
    let stage = try Stage(isInteractive: true)
    #expect(try stage.world.adopting(SharedOptions.parse(arguments).values).answers == style)
  }

  @Test func `offline takes the network away`() async throws {
    let world = try world("--offline")
    #expect(world.isOffline)
    let call = try HTTPCall(.get, "https://example.org/")
    await #expect(throws: NetError.offline) { try await world.http.fetch(call) }
  }

  @Test(
    arguments: [
      ("sk", .slovak), ("SK", .slovak), ("cs_CZ.UTF-8", .czech), ("hu-HU", .hungarian),
      ("pl", .polish), ("de", .german), ("es", .spanish), ("en", .english),
    ] as [(String, Language)])
  func `a language is named by its code or its locale`(code: String, language: Language) throws {
    #expect(try world("--lang", code).language == language)
  }

  @Test(arguments: ["xx", "english", "-", "e"])
  func `a language that Daybook does not speak is refused`(code: String) throws {
    #expect(throws: OptionError.unknownLanguage(code)) { try world("--lang=\(code)") }
  }

  @Test func `a day takes the place of today, and the clock goes on`() throws {
    let world = try world("--date", "2024-02-29")
    #expect(world.today == Day("2024-02-29"))
    #expect(world.moment.today == Day("2024-02-29"))
    #expect(world.now() == Instant("2026-11-21T09:30:00Z"))
  }

  @Test func `a day may be typed in words, a weekday being the last one`() throws {
    #expect(try world("--date", "yesterday").today == Day("2026-11-20"))
    #expect(try world("--date", "monday").today == Day("2026-11-16"))
    #expect(try world("--date", "1. 11. 2026").today == Day("2026-11-01"))
    #expect(try world("--date", "včera").today == Day("2026-11-20"))
  }

  @Test func `what is no day is refused`() throws {
    let refused: [(String, OptionError)] = [
      ("soon", .badDay("soon")), ("March", .severalDays("March")), ("Q2", .severalDays("Q2")),
      ("2026-11-21T09:30:00Z", .badDay("2026-11-21T09:30:00Z")),
      ("2026-02-29", .impossibleDay("2026-02-29")), ("31 February", .impossibleDay("31 February")),
      ("3/4/2026", .ambiguousDay("3/4/2026", Day(epochDay: 20_546), Day(epochDay: 20_516))),
    ]
    for (text, error) in refused {
      #expect(throws: error) { try world("--date=\(text)") }
    }
  }

  @Test func `a number stays within what its option allows`() throws {
    #expect(try (1...9).validated(9, option: "limit") == 9)
    for value in [0, 10, .min, .max] {
      #expect(throws: OptionError.badNumber(option: "limit", allowed: 1...9)) {
        try (1...9).validated(value, option: "limit")
      }
    }
  }

  @Test(
    arguments: [
      (
        .badDay("soon"), "bad_day", "“soon” is not a date.",
        "Write it as year-month-day, for example 2026-11-21."
      ),
      (
        .severalDays("Q2"), "bad_day", "“Q2” is more than one day.",
        "Write it as year-month-day, for example 2026-11-21."
      ),
      (
        .impossibleDay("31 June"), "impossible_day", "“31 June” is in no calendar.",
        "Write it as year-month-day, for example 2026-11-21."
      ),
      (
        .unknownLanguage("xx"), "unknown_language", "Daybook does not speak “xx” yet.",
        "Choose one of en, sk, cs, hu, pl, de, es."
      ),
      (
        .badProfile("a/b"), "bad_profile", "“a/b” cannot be the name of a profile.",
        "Use up to 50 letters, digits, hyphens or underscores."
      ),
      (
        .badNumber(option: "limit", allowed: 1...9), "bad_number",
        "--limit takes a number from 1 to 9.", "Leave it out to use the default."
      ),
    ] as [(OptionError, String, String, String)])
  func `each refusal is a usage error that says what to do`(
    error: OptionError, code: String, message: String, hint: String
  ) {
    #expect(
      error.failure(in: .english) == Failure(.usage, code: code, message: message, hint: hint))
    #expect(error.failure(in: .english).kind.exitCode == 64)
  }
}
