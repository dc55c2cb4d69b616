import CoreModels
import CoreNet
import CorePlugin
import CoreReminders
import CoreStorage
import TestSupport
import Testing

@testable import DailyBrief

@Suite("The pages of DailyBrief") struct BriefPageTests {
  private let brief = DailyBriefPlugin.self

  private func stage(language: Language = .english) throws -> Stage {
    var stage = try Stage.weather(language: language)
    stage.world.isOffline = true
    stage.world.http = .unavailable
    stage.world.timers = RecordedTimers().timers
    return stage
  }

  @Test func `begin kindly, with a way to everything that is not there`() async throws {
    let html = try await stage().html(brief, "/daily-brief")
    #expect(html.contains("<h1>Hello! 👋</h1>"))
    #expect(html.contains("A calm start to the day."))
    #expect(html.contains("href=\"/daily-brief/weather\">Choose a place for the weather</a>"))
    #expect(html.contains("No events yet."))
    #expect(!html.contains("daily-brief place"))
  }

  @Test func `show the weather, a hole as a hole`() async throws {
    let server = OpenMeteoDouble()
    let stage = try await Stage.weather(server).inBratislava()
    try await stage.send(brief, "/daily-brief/refresh")
    let html = try await stage.html(brief, "/daily-brief")
    #expect(html.contains("<h2 id=\"weather\">Bratislava</h2>"))
    #expect(html.contains("<ol class=\"strip\"><li>"))
    #expect(html.contains("<span class=\"label\">High</span>7°</p>"))
    #expect(html.contains("<span class=\"label\">Low</span>2°</p>"))
    let week = try await stage.html(brief, "/daily-brief/weather")
    #expect(week.ranges(of: "<svg class=\"range\"").count == 7)
    #expect(!week.contains("<table") && !week.contains("class=\"strip hours\""))
    #expect(week.utf8.count < 20_000)
    let sky = try #require(html.firstRange(of: "<h2 id=\"weather\">"))
    let events = try #require(html.firstRange(of: "<h2 id=\"events\">"))
    #expect(sky.upperBound < events.lowerBound)
  }

  @Test(arguments: [(0, .sun), (2, .partly), (3, .cloud), (nil, .partly)] as [(Int?, WeatherSign)])
  func `give a cold day the sign of its sky`(code: Int?, sign: WeatherSign) {
    let day = Forecast.Figures(
      day: .sampleDay, high: 3, low: -1, precipitation: 0, probability: 0, wind: 5, code: code)
    #expect(day.weather.condition == .cold && day.weather.sign == sign)
  }

  @Test func `find places, choose between namesakes, and keep them in order`() async throws {
    let stage = try stage()
    try await stage.send(brief, "/daily-brief/places", ["place": "Bratislava"])
    try await stage.send(
      brief, "/daily-brief/places", ["place": "48.2,16.37"])
    let places = try await stage.places()
    #expect(places.map(\.name).first == "Bratislava" && places.count == 2)
    try await stage.send(brief, "/daily-brief/places/first", ["id": places[1].id])
    #expect(try await stage.places().map(\.id) == [places[1].id, places[0].id])
    try await stage.send(brief, "/daily-brief/places/remove", ["id": places[1].id])
    #expect(try await stage.places().map(\.name) == ["Bratislava"])
    let html = try await stage.html(brief, "/daily-brief/weather?search=Vienna")
    #expect(html.contains("aria-label=\"Add: Vienna"))
    let nothing = try await stage.html(brief, "/daily-brief/weather?search=%3Cnowhere%3E")
    #expect(nothing.contains("“&lt;nowhere&gt;”"))
  }

  @Test func `choose what the page holds and how it speaks`() async throws {
    let stage = try stage()
    let fields = [
      "nickname": "Mia <3", "language": "sk", "personality": "cute", "units": "imperial",
      "timezone": "Europe/Bratislava", "module": "countdown", "accent": "sea",
      "background": "sand",
    ]
    try await stage.send(brief, "/daily-brief/settings", fields)
    let html = try await stage.html(brief, "/daily-brief/settings")
    #expect(html.contains("name=\"nickname\" value=\"Mia &lt;3\""))
    #expect(html.contains("<option value=\"cute\" selected>"))
    #expect(html.contains("value=\"countdown\" checked"))
    #expect(!html.contains("value=\"weather\" checked"))
    #expect(html.contains("<option selected>Europe/Bratislava</option>"))
    #expect(html.ranges(of: "<option selected>").count == 1)
    #expect(html.contains("name=\"accent\" value=\"sea\" checked"))
    #expect(html.contains("name=\"background\" value=\"sand\" checked"))
    #expect(
      try await stage.html(brief, "/daily-brief").contains("<h1>Hello, Mia &lt;3! 👋</h1>"))
    await #expect(throws: BriefError.badValue("timezone", "Mars")) {
      try await stage.send(
        brief, "/daily-brief/settings", fields.merging(["timezone": "Mars"]) { $1 })
    }
    await #expect(throws: BriefError.badValue("accent", "pink")) {
      try await stage.send(
        brief, "/daily-brief/settings", fields.merging(["accent": "pink"]) { $1 })
    }
    try await stage.send(
      brief, "/daily-brief/settings",
      [
        "nickname": "", "language": "", "personality": "neutral", "units": "metric",
        "accent": "sun", "background": "paper",
      ])
    #expect(try await stage.world.store.setting(BriefSettings.nickname).isEmpty)
    #expect(try await stage.world.store.setting(BriefSettings.modules).weather == false)
  }

  @Test func `keep the settings as one change, which one undo takes back`() async throws {
    let stage = try stage()
    let (path, store) = ("/daily-brief/settings", stage.world.store)
    try await stage.send(
      brief, path,
      [
        "nickname": "Mia", "language": "sk", "personality": "cute", "units": "imperial",
        "accent": "sea", "background": "sand",
      ])
    let before = try await stage.html(brief, path)
    #expect(before.contains("action=\"/daily-brief/settings\">"))
    // The second time, nothing changes.
    for _ in 1...2 {
      try await stage.send(
        brief, path,
        [
          "nickname": "", "language": "hu", "personality": "neutral", "units": "metric",
          "timezone": "Europe/Bratislava", "accent": "sun", "background": "paper",
        ], repeated: ["module": ["weather", "countdown"]])
    }
    #expect(try await stage.html(brief, path).contains("value=\"countdown\" checked"))
    #expect(try await store.undoable().count == 2)
    try await store.undo()
    #expect(try await stage.html(brief, path) == before)
  }

  @Test func `shows nothing that is in no catalog`() async throws {
    let stage = try await Stage.weather(OpenMeteoDouble()).inBratislava()
    _ = try await stage.brief("events", "add", "Xmas", "2026-12-24")
    _ = try await stage.brief("nameday", "--calendar", "sk")
    // Names, units, the settings as commands take them, and the tables of weather words.
    let ownNames: [String] = Language.allCases.map(\.ownName)
    let data: [String] = [
      "Bratislava Europe Xmas Elvíra Cecília UTC Region SK Open-Meteo.com mm km",
      try await stage.brief("settings"), "\(Content.advice) \(Content.conditions)",
    ]
    let texts: [String] = data + ownNames + TimeZoneRules.knownIdentifiers
    let known: [String] = texts.flatMap { text in
      text.split { !$0.isLetter }.map { String($0) }
    }
    let words = try await stage.wordsOutsideCatalogs(
      DailyBriefPlugin.self,
      screens: [
        [], ["weather"], ["place"], ["events"], ["nameday"], ["remind"], ["settings"], ["widget"],
        ["whoami"],
      ])
    for (place, words) in words { #expect(words.subtracting(known).isEmpty, "\(place)") }
    #expect(try helpOutsideCatalogs(DailyBriefPlugin.root).isEmpty)
  }
}
