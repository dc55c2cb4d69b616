import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import CoreTerminal
import TestSupport
import Testing

@testable import DailyBrief

@Suite("The screen of the weather") struct WeatherScreenTests {
  private func stage(
    _ days: [OpenMeteoDay] = OpenMeteoDay.week, columns: Int = 80, language: Language = .english
  ) async throws -> Stage {
    try await .weather(
      OpenMeteoDouble(days), isInteractive: true, columns: columns, language: language
    ).inBratislava()
  }

  private static let holes = [
    OpenMeteoDay(7.4, 2.1, rain: 8.1, chance: nil, wind: 23, code: 61),
    OpenMeteoDay(6.2, nil, chance: nil, wind: nil, code: 3),
  ]

  @Test func `what the forecast does not say is not made up`() async throws {
    let stage = try await stage(Self.holes)
    #expect(
      try await stage.brief("weather", "--week").replacing("\u{A0}", with: " ").contains(
        """
        Day                    High  Low  Rain             Wind
        ──────  ─────────────  ────  ───  ────  ──────  ───────
        Sat 21  ⛈️ heavy rain    7°   2°     –  8.1 mm  23 km/h
        Sun 22  ☁️ cloudy        6°    –     –                –

        """))
    #expect(try await stage.brief("weather").contains("│ Rain 8.1\u{A0}mm   "))
    let today = try await stage.briefJSON("weather")["today"]
    #expect(today?["precipitation_probability"] == 0)
  }

  @Test func `a day of which little is known says so`() async throws {
    let stage = try await stage([Self.holes[1]])
    let output = try await stage.brief("weather")
    #expect(output.contains("│ Rain –  "))
    #expect(output.contains("│ Wind –  "))
    #expect(try await stage.briefJSON("weather")["today"]?["wind_speed_max"] == 0)
  }

  @Test func `without Unicode a hole is a plain dash`() async throws {
    var stage = try await stage(Self.holes)
    let (terminal, recording) = Terminal.recording(isInteractive: true, isUnicode: false)
    stage.world.terminal = terminal
    _ = try await stage.brief("weather", "--week")
    #expect(recording.output.contains("\nSun 22  cloudy        6°    -     -                -\n"))
  }

  @Test(arguments: [Language.english, .slovak, .polish, .hungarian], [20, 21, 24, 30, 40])
  func `a figure is never cut`(language: Language, columns: Int) async throws {
    let cold = OpenMeteoDay.week.map { day in
      OpenMeteoDay(-10, -12, rain: day.rain, chance: 100, wind: day.wind, code: day.code)
    }
    for (days, lowest) in [(OpenMeteoDay.week, "−8°"), (cold, "−12°")] {
      let stage = try await stage(days, columns: columns, language: language)
      for arguments in [["weather"], ["weather", "--week"]] {
        let output = try await stage.run(DailyBriefPlugin.self, arguments)
        #expect(!(0...9).contains { output.contains("\($0)…") }, "\(output)")
        #expect(output.contains(lowest), "\(output)")
        let widest = output.split(separator: "\n").map { String($0).visibleWidth }.max()
        #expect((widest ?? 0) <= columns, "\(output)")
      }
    }
  }

  @Test func `on the narrowest terminal what fits is there`() async throws {
    let english = try await stage(columns: 20)
    #expect(
      try await english.brief("weather", "--week").contains(
        """
        Day  High  Low  Rain
        ───  ────  ───  ────
        Sat    7°   2°   80%

        """))
    let slovak = try await stage(columns: 20, language: .slovak)
    #expect(
      try await slovak.brief("weather", "--week").contains(
        """
        Deň      Max.  Min.
        ───  ──  ────  ────
        so   🌧️    7°    2°

        """))
    #expect(try await slovak.brief("weather").contains("\nst   1°/−3°  90\u{A0}%\n"))
  }

  @Test func `everything but what to wear is in the language of the screen`() async throws {
    let stage = try await stage()
    try await stage.world.store.set(BriefSettings.language, to: "sk")
    let today = try await stage.brief("weather")
    #expect(today.contains("│ 🌧️ rain   "))
    #expect(today.contains("│ High 7\u{A0}°C, low 2\u{A0}°C"))
    #expect(today.contains("\nOblečte si teplý nepremokavý kabát a pribaľte náhradné ponožky.\n"))
    #expect(today.contains("   Sat      Sun"))
    let week = try await stage.brief("weather", "--week")
    #expect(week.hasPrefix("The next days in Bratislava\nDay  "))
    #expect(week.contains("⚡ thunderstorms"))
  }

  @Test func `a language that is asked for is the whole screen's`() async throws {
    let stage = try await stage()
    try await stage.world.store.set(BriefSettings.language, to: "es")
    let week = try await stage.brief("weather", "--week", "--lang", "cs")
    #expect(week.hasPrefix("Nejbližší dny: Bratislava\nDen  "))
    #expect(week.contains("Aktualizováno právě teď"))
    try await stage.world.store.set(BriefSettings.language, to: "")
    #expect(
      try await stage.brief("weather", "--lang", "cs")
        .contains("\nVezměte si teplý nepromokavý kabát a přibalte náhradní ponožky.\n"))
  }

  @Test func `one of several places is chosen by its number`() async throws {
    let server = OpenMeteoDouble(places: [.paris, .parisTexas])
    let stage = try Stage.weather(server)
    await #expect(
      throws: WeatherError.ambiguousPlace("Paris", choices: ["Paris, FR", "Paris, US"])
    ) { try await stage.brief("weather", "Paris") }
    #expect(try await stage.brief("weather", "Paris", "--number", "2").hasPrefix("Paris, "))
    #expect(server.calls.last?.url.contains("America/Chicago") == true)
    await #expect(throws: WeatherError.badChoice(3, count: 2)) {
      try await stage.brief("weather", "Paris", "--number", "3")
    }
    await #expect(throws: (any Error).self) { try await stage.brief("weather", "--number", "1") }
  }
}
