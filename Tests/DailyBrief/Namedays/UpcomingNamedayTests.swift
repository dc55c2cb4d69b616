import CoreModels
import CorePlugin
import CoreStorage
import Seeded
import TestSupport
import Testing

@testable import DailyBrief

extension Stage {
  fileprivate func follow(_ names: FollowedName...) async throws {
    for name in names { try await world.store.collection(of: FollowedName.self).put(name) }
  }

  fileprivate func alerts(_ first: String, _ last: String) async throws -> [NamedayAlert] {
    let days = try #require(Day(first))...#require(Day(last))
    let moment = world.moment
    return try await world.store.read { try $0.namedayAlerts(on: days, at: moment) }
  }

  fileprivate func announced() async throws -> [String] {
    let moment = world.moment
    return try await world.store.read { snapshot in
      try snapshot.announcedNamedays(at: moment).map { $0.text(in: moment.language) }
    }
  }
}

@Suite("Your people's namedays") struct UpcomingNamedayTests {
  @Test func `a name is followed, listed and forgotten`() async throws {
    let stage = try Stage.namedays(isInteractive: true)
    #expect(
      try await stage.nameday("people")
        == "Zatiaľ nesledujete žiadne meno. Pridá sa takto: daily-brief nameday follow Jana\n")
    #expect(
      try await stage.nameday("follow", "katarina") == """
        Meniny mena Katarína vám pripomenieme týždeň vopred, deň vopred a v ten deň.
        streda 25. novembra 2026, o 4 dni

        """)
    _ = try await stage.nameday("follow", "Jana")
    _ = try await stage.nameday("follow", "Katarína")
    #expect(
      try await stage.nameday("people") == """
        25. 11. 2026  Katarína  o 4 dni
        21. 8. 2027   Jana      o 273 dní

        """)
    #expect(
      try await stage.nameday("unfollow", "JANA") == "Meniny mena Jana už pripomínať nebudeme.\n")
    #expect(
      try await stage.namedayJSON("people") == [
        [
          "id": "sk katarina", "name": "Katarína", "calendar": "sk", "date": .null,
          "next": "2026-11-25", "days_left": 4,
        ]
      ])
    await #expect(throws: NamedayError.notFollowed("Jana")) {
      try await stage.nameday("unfollow", "Jana")
    }
  }

  @Test func `a name that the calendar does not have is not followed`() async throws {
    let stage = try Stage.namedays()
    await #expect(
      throws: NamedayError.noSuchName(
        "Jaro", similar: ["Jaromír", "Jaroslava", "Jaroslav", "Jarolím"])
    ) {
      try await stage.nameday("follow", "Jaro")
    }
    await #expect(throws: NamedayError.notOnDate("Jana", date: "12-24", dates: ["08-21"])) {
      try await stage.nameday("follow", "Jana", "--on", "12-24")
    }
    #expect(try await stage.world.store.collection(of: FollowedName.self).list().isEmpty)
  }

  @Test func `of several days one can count`() async throws {
    let stage = try Stage.namedays(at: "2026-06-01T08:00:00Z", language: .polish)
    _ = try await stage.nameday("follow", "Jan", "--on", "06-24")
    #expect(try await stage.nameday("people") == "2026-06-24  Jan  za 23 dni\n")
    #expect(
      try await stage.alerts("2026-06-01", "2026-07-31").map(\.day.description) == [
        "2026-06-17", "2026-06-23", "2026-06-24",
      ])
  }

  @Test func `names of several calendars are followed side by side`() async throws {
    let stage = try Stage.namedays(language: .english)
    _ = try await stage.nameday("follow", "Jana", "--calendar", "sk")
    _ = try await stage.nameday("follow", "Jana", "--calendar", "cz")
    #expect(
      try await stage.nameday("people") == """
        2027-05-24  Jana  in 184 days
        2027-08-21  Jana  in 273 days

        """)
    _ = try await stage.nameday("unfollow", "jana", "--calendar", "cs")
    #expect(try await stage.namedayJSON("people").elements.map { $0["calendar"] } == ["sk"])
  }

  @Test func `is announced a week ahead, the day before and on the day`() async throws {
    let stage = try Stage.namedays(at: "2026-11-18T08:00:00Z")
    try await stage.follow(FollowedName("Katarína", in: .slovak))
    var said: [String] = []
    for _ in 1...9 {
      said += try await stage.announced().map { "\(stage.world.today): \($0)" }
      stage.clock.advance(seconds: 86_400)
    }
    #expect(
      said == [
        "2026-11-18: Katarína má meniny o 7 dní.", "2026-11-24: Katarína má meniny zajtra.",
        "2026-11-25: Katarína má meniny dnes.",
      ])
    let alerts = try await stage.alerts("2026-11-01", "2026-11-30")
    #expect(alerts.map { "\($0.day): \($0.text)" } == said)
    #expect(Set(alerts.map(\.identifier)) == ["nameday_sk katarina"])
    #expect(alerts.map(\.title) == ["Katarína", "Katarína", "Katarína"])
  }

  @Test func `today's screen names who is announced`() async throws {
    let stage = try Stage.namedays(at: "2026-11-24T08:00:00Z", isInteractive: true)
    try await stage.follow(FollowedName("Katarína", in: .slovak))
    #expect(
      try await stage.nameday() == """
        utorok 24. novembra 2026
        Emília
        Zajtra: Katarína
        Katarína má meniny zajtra.

        """)
  }

  @Test func `mercy days have no announcements`() async throws {
    let stage = try Stage.namedays(at: "2026-11-18T08:00:00Z")
    try await stage.follow(FollowedName("Katarína", in: .slovak))
    let pause = try MercySpan(
      from: #require(Day("2026-11-23")), until: #require(Day("2026-11-24")))
    try await stage.world.store.collection(of: MercySpan.self).put(pause)
    #expect(
      try await stage.alerts("2026-11-01", "2026-11-30").map(\.day.description) == [
        "2026-11-18", "2026-11-25",
      ])
  }

  @Test func `days that are asked for apart say what they say together`() async throws {
    var generator = SeededGenerator(seed: 3)
    let stage = try Stage.namedays(at: "2028-02-15T08:00:00Z")
    for calendar in NamedayCalendar.all {
      for _ in 1...40 {
        let entry = try #require(calendar.entries.randomElement(using: &generator))
        guard let name = entry.names.first else { continue }
        try await stage.follow(FollowedName(name, in: calendar.language))
      }
    }
    let together = try await stage.alerts("2028-02-15", "2028-03-20")
    var apart: [NamedayAlert] = []
    for day in stride(from: stage.world.today, through: stage.world.today.advanced(by: 34), by: 1) {
      apart += try await stage.alerts(day.description, day.description)
    }
    #expect(apart == together)
    #expect(!together.isEmpty)
    #expect(Set(together.map { "\($0.day) \($0.identifier)" }).count == together.count)
  }

  @Test(arguments: [
    (Language.english, "Jana’s name day is today.", "Jana’s name day is in 7 days."),
    (.slovak, "Jana má meniny dnes.", "Jana má meniny o 7 dní."),
    (.czech, "Jana má svátek dnes.", "Jana má svátek za 7 dní."),
    (.hungarian, "Jana névnapja ma van.", "Jana névnapja 7 nap múlva lesz."),
    (.polish, "Jana obchodzi imieniny dzisiaj.", "Jana obchodzi imieniny za 7 dni."),
    (.german, "Jana hat heute Namenstag.", "Jana hat in 7 Tagen Namenstag."),
    (.spanish, "El santo de Jana es hoy.", "Faltan 7 días para el santo de Jana."),
  ])
  func `is told in the person's language`(language: Language, today: String, inAWeek: String) {
    #expect(NamedayText.upcoming("Jana", daysLeft: 0).text(in: language) == today)
    #expect(NamedayText.upcoming("Jana", daysLeft: 7).text(in: language) == inAWeek)
  }
}
