import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import DailyBrief

extension Stage {
  /// A stage for namedays, in Slovak by default.
  static func namedays(
    at now: String = "2026-11-21T09:30:00Z", language: Language = .slovak,
    isInteractive: Bool = false, columns: Int = 80
  ) throws -> Stage {
    try Stage(
      now, kinds: DailyBriefPlugin().records, language: language, isInteractive: isInteractive,
      columns: columns)
  }

  func nameday(_ arguments: String...) async throws -> String {
    try await run(DailyBriefPlugin.self, ["nameday"] + arguments)
  }

  func namedayJSON(_ arguments: String...) async throws -> JSONValue {
    try await json(DailyBriefPlugin.self, ["nameday"] + arguments)
  }
}

@Suite("daily-brief nameday") struct NamedayCommandTests {
  @Test func `shows today and tomorrow`() async throws {
    let stage = try Stage.namedays(isInteractive: true)
    #expect(
      try await stage.nameday() == """
        sobota 21. novembra 2026
        Elvíra
        Zajtra: Cecília

        """)
    let plain = try Stage.namedays()
    #expect(try await plain.nameday() == "2026-11-21  Elvíra\n2026-11-22  Cecília\n")
  }

  @Test func `shows any day, tomorrow, and an empty one`() async throws {
    let stage = try Stage.namedays(isInteractive: true)
    #expect(
      try await stage.nameday("2026-12-24") == "štvrtok 24. decembra 2026\nAdam, Eva\n")
    #expect(
      try await stage.nameday("tomorrow") == "nedeľa 22. novembra 2026\nCecília\n")
    #expect(
      try await stage.nameday("2026-12-25")
        == "piatok 25. decembra 2026\nV tento deň nemá podľa kalendára meniny nikto.\n")
    let plain = try Stage.namedays()
    #expect(
      try await plain.nameday("2026-12-25")
        == "2026-12-25  V tento deň nemá podľa kalendára meniny nikto.\n")
    // With --date, that day is today.
    #expect(
      try await plain.nameday("--date", "2026-12-23")
        == "2026-12-23  Nadežda\n2026-12-24  Adam, Eva\n")
  }

  @Test func `is the contract's value in JSON`() async throws {
    let stage = try Stage.namedays()
    #expect(
      try await stage.namedayJSON("2026-12-24") == [
        "date": "2026-12-24", "day_name": "Thursday", "names": "Adam, Eva",
        "message": "Meniny majú Adam a Eva.", "language": "sk",
      ])
    let empty = try await stage.namedayJSON("2026-01-01")
    #expect(empty["names"] == "")
    #expect(empty["message"] == "V tento deň nemá podľa kalendára meniny nikto.")
    let czech = try await stage.namedayJSON("2026-12-24", "--calendar", "cz")
    #expect(czech["language"] == "cz" && czech["names"] == "Adam, Eva")
    #expect(czech["message"] == "Meniny majú Adam a Eva.")
  }

  @Test(arguments: [
    (Language.slovak, "Meniny má Jana."), (.czech, "Svátek má Jana."),
    (.hungarian, "Névnapját ünnepli Jana."), (.polish, "Imieniny obchodzi Jana."),
    (.english, "Name day of Jana."), (.german, "Namenstag von Jana."), (.spanish, "Santo de Jana."),
  ])
  func `the message is in the person's language`(language: Language, message: String) async throws {
    let stage = try Stage.namedays(language: language)
    let calendar = "sk"
    #expect(
      try await stage.namedayJSON("2027-08-21", "--calendar", calendar)["message"]
        == .string(message))
  }

  @Test func `the brief's own language decides`() async throws {
    let stage = try Stage.namedays(language: .english)
    try await stage.world.store.set(BriefSettings.language, to: "pl")
    #expect(try await stage.nameday("2026-12-24") == "2026-12-24  Adam, Ewa, Ewelina\n")
    #expect(
      try await stage.namedayJSON("2026-12-24")["message"]
        == "Imieniny obchodzą Adam, Ewa i Ewelina.")
  }

  @Test func `a language without namedays says which have them`() async throws {
    let stage = try Stage.namedays(language: .english)
    #expect(
      try await stage.nameday()
        == "There is no name-day calendar for English. There are Slovak (sk), Czech "
        + "(cs), Hungarian (hu) and Polish (pl) ones: daily-brief nameday --calendar sk\n")
    #expect(try await stage.namedayJSON() == .null)
    #expect(try await stage.nameday("--calendar", "hu", "2026-12-24") == "2026-12-24  Ádám, Éva\n")
    await #expect(throws: NamedayError.noCalendar(.english)) {
      try await stage.nameday("--of", "Jana")
    }
    await #expect(throws: NamedayError.unknownCalendar("en")) {
      try await stage.nameday("--calendar", "en")
    }
  }

  @Test func `finds a name's days, the next one first`() async throws {
    let stage = try Stage.namedays(isInteractive: true)
    #expect(try await stage.nameday("--of", "jana") == "21. 8. 2027  Jana  o 273 dní\n")
    let polish = try Stage.namedays(language: .polish)
    let days = try await polish.namedayJSON("--of", "barbara")
    #expect(
      days == [
        [
          "name": "Barbara", "calendar": "pl", "date": "12-04", "next": "2026-12-04",
          "days_left": 13, "is_whole": true,
        ]
      ])
    let johns = try await polish.namedayJSON("--of", "Jan").elements
    #expect(johns.first?["name"] == "Jan" && johns.first?["is_whole"] == true)
    let whole = johns.filter { $0["is_whole"] == true }.compactMap { $0["next"]?.string }
    #expect(whole == whole.sorted() && whole.count > 10)
    #expect(johns.last?["is_whole"] == false)
  }

  @Test func `names that begin so stand where there is no such name`() async throws {
    let stage = try Stage.namedays(isInteractive: true)
    #expect(
      try await stage.nameday("--of", "Ondr") == """
        Mená, ktoré sa tak začínajú:
        30. 11. 2026  Ondrej  o 9 dní

        """)
    await #expect(throws: NamedayError.noSuchName("Batman", similar: [])) {
      try await stage.nameday("--of", "Batman")
    }
    await #expect(throws: NamedayError.dateWithName) {
      try await stage.nameday("2026-12-24", "--of", "Jana")
    }
    await #expect(throws: OptionError.badDay("soon")) { try await stage.nameday("soon") }
    #expect(try await stage.nameday("24.12.") == stage.nameday("2026-12-24"))
  }

  @Test(arguments: [20, 24, 39]) func `fits a narrow terminal`(columns: Int) async throws {
    let stage = try Stage.namedays(language: .polish, isInteractive: true, columns: columns)
    _ = try await stage.nameday("follow", "Konstanty")
    for arguments in [["2026-12-24"], ["--of", "Jan"], ["people"], []] {
      let output = try await stage.run(DailyBriefPlugin.self, ["nameday"] + arguments)
      for line in output.split(separator: "\n") { #expect(line.count <= columns, "\(line)") }
    }
  }

  @Test func `at the end of a Hungarian leap February`() async throws {
    let stage = try Stage.namedays(at: "2028-02-24T08:00:00Z", language: .hungarian)
    #expect(
      try await stage.nameday() == """
        2028-02-24  Ezen a napon a naptár szerint senkinek sincs névnapja.
        2028-02-25  Mátyás

        """)
    #expect(try await stage.nameday("--of", "Mátyás") == "2028-02-25  Mátyás  holnap\n")
  }
}

@Suite("Every sentence about namedays") struct NamedayTextTests {
  @Test(arguments: [
    (Language.english, ["Adam", "Eva", "Jana"], "Adam, Eva and Jana"),
    (.spanish, ["María", "Inés"], "María e Inés"), (.spanish, ["Ana", "Hilario"], "Ana e Hilario"),
    (.spanish, ["Ana", "Eva"], "Ana y Eva"), (.german, ["Ida", "Inge"], "Ida und Inge"),
    (.polish, ["Anna"], "Anna"), (.polish, [], ""),
  ])
  func `lists names as each language does`(language: Language, names: [String], list: String) {
    #expect(NameList(names: names).text(in: language) == list)
  }

  @Test(
    arguments: zip(
      Language.allCases,
      [
        "Jana has no name day on 24 December.", "Jana nemá meniny 24. decembra.",
        "Jana nemá svátek 24. prosince.", "Ezen a napon nincs Jana névnap: december 24.",
        "Jana nie obchodzi imienin 24 grudnia.", "Jana hat am 24. Dezember keinen Namenstag.",
        "El santo de Jana no es el 24 de diciembre.",
      ]))
  func `says the day that is not a name's own in words`(language: Language, sentence: String) {
    let error = NamedayError.notOnDate("Jana", date: "12-24", dates: ["08-21"])
    #expect(error.failure(in: language).message == sentence)
  }
}
