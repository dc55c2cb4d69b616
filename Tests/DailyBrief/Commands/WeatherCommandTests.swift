import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import Foundation
import TestSupport
import Testing

@testable import DailyBrief

@Suite("daily-brief weather") struct WeatherCommandTests {
  private func stage(
    isInteractive: Bool = false, columns: Int = 80, language: Language = .english
  ) async throws -> Stage {
    try await .weather(
      OpenMeteoDouble(), isInteractive: isInteractive, columns: columns, language: language
    ).inBratislava()
  }

  @Test func `without a place it says how to set one`() async throws {
    let stage = try Stage.weather()
    await #expect(throws: WeatherError.noPlace) { try await stage.brief("weather") }
    let failure = WeatherError.noPlace.failure(in: .slovak)
    #expect(failure.message == "Nie je nastavené žiadne miesto.")
    #expect(failure.hint == "Nastavíte ho takto: daily-brief place Bratislava")
    #expect(failure.kind.exitCode == 66)
  }

  @Test func `in a pipe it is bare lines`() async throws {
    let stage = try await stage()
    #expect(
      try await stage.brief("weather") == """
        Bratislava, Saturday, 21 November 2026
        🌧️ rain
        High 7 °C, low 2 °C
        Rain 80%, 4.2 mm
        Wind 23 km/h
        Wear a warm waterproof coat and dry socks, and pack a spare pair.

        Updated just now · Open-Meteo.com

        """)
  }

  @Test func `on a terminal it is a card, what to wear and the week`() async throws {
    let stage = try await stage(isInteractive: true)
    #expect(
      try await stage.brief("weather") == """
        ╭─ Bratislava ─────────────────────────────────────────────────╮
        │ 🌧️ rain                                                      │
        │ High 7 °C, low 2 °C                                          │
        │ Rain 80%, 4.2 mm                                             │
        │ Wind 23 km/h                                                 │
        ╰──────────────────────────────────────────────────────────────╯
        Wear a warm waterproof coat and dry socks, and pack a spare
        pair.

           Sat      Sun      Mon      Tue      Wed      Thu      Fri
           🌧️       🌫️       ☀️       ☁️       ❄️       ⚡       🥶
           7°       6°       10°      12°      1°       8°       −1°
           2°       1°       0°       3°       −3°      4°       −8°
           80%      10%      0%       20%      90%      95%      0%

        Updated just now · Open-Meteo.com

        """)
  }

  @Test func `on a narrow terminal each day has a line`() async throws {
    let stage = try await stage(isInteractive: true, columns: 24)
    #expect(
      try await stage.brief("weather") == """
        ╭─ Bratislava ─────────╮
        │ 🌧️ rain              │
        │ High 7 °C, low 2 °C  │
        │ Rain 80%, 4.2 mm     │
        │ Wind 23 km/h         │
        ╰──────────────────────╯
        Wear a warm waterproof
        coat and dry socks, and
        pack a spare pair.

        Sat  🌧️    7°/2°  80%
        Sun  🌫️    6°/1°  10%
        Mon  ☀️   10°/0°   0%
        Tue  ☁️   12°/3°  20%
        Wed  ❄️   1°/−3°  90%
        Thu  ⚡    8°/4°  95%
        Fri  🥶  −1°/−8°   0%

        Updated just now ·
        Open-Meteo.com

        """)
  }

  @Test func `the week has all figures, and how they rise and fall`() async throws {
    let stage = try await stage(isInteractive: true)
    #expect(
      try await stage.brief("weather", "--week") == """
        The next days in Bratislava
        Day                       High  Low  Rain             Wind
        ──────  ────────────────  ────  ───  ────  ──────  ───────
        Sat 21  🌧️ rain             7°   2°   80%  4.2 mm  23 km/h
        Sun 22  🌫️ fog              6°   1°   10%           5 km/h
        Mon 23  ☀️ sunny           10°   0°    0%           8 km/h
        Tue 24  ☁️ cloudy          12°   3°   20%          14 km/h
        Wed 25  ❄️ snow             1°  −3°   90%  5.1 mm  20 km/h
        Thu 26  ⚡ thunderstorms    8°   4°   95%   12 mm  45 km/h
        Fri 27  🥶 frost           −1°  −8°    0%          10 km/h

        High  ▆▆▆▆▇▇██▄▄▇▇▃▃  −1° … 12°
        Low   ▅▅▄▄▄▄▅▅▃▃▅▅▁▁  −8° … 4°

        Updated just now · Open-Meteo.com

        """)
  }

  @Test func `the week in a pipe`() async throws {
    let stage = try await stage(language: .slovak)
    #expect(
      try await stage.brief("weather", "--week", "--units", "imperial") == """
        Bratislava, sobota 21. novembra 2026
        Deň                  Max.  Min.  Zrážky           Vietor
        ─────  ────────────  ────  ────  ──────  ───────  ──────
        so 21  🌧️ dážď        45°   36°    80 %  0,17 in  14 mph
        ne 22  🌫️ hmla        43°   34°    10 %            3 mph
        po 23  ☀️ slnečno     49°   31°     0 %            5 mph
        ut 24  ☁️ zamračené   53°   38°    20 %            9 mph
        st 25  ❄️ sneženie    34°   27°    90 %  0,20 in  12 mph
        št 26  ⚡ búrky       46°   39°    95 %  0,47 in  28 mph
        pi 27  🥶 mráz        30°   18°     0 %            6 mph

        Max.  ▆▆▆▆▇▇██▄▄▇▇▃▃  30° … 53°
        Min.  ▅▅▄▄▄▄▅▅▃▃▅▅▁▁  18° … 39°

        Aktualizované práve teraz · Open-Meteo.com

        """)
  }

  @Test(arguments: 20...60) func `fits every terminal`(columns: Int) async throws {
    let stage = try await stage(isInteractive: true, columns: columns, language: .german)
    for week in [[], ["--week"]] {
      let lines = try await stage.run(DailyBriefPlugin.self, ["weather"] + week)
        .split(separator: "\n")
      #expect(lines.count > 5)
      for line in lines {
        #expect(String(line).visibleWidth <= columns, "\(line)")
      }
    }
  }

  @Test func `its JSON is the contract's, whatever the units`() async throws {
    let stage = try await stage()
    let json = try await stage.briefJSON("weather", "--units", "imperial")
    #expect(json["location"] == "Bratislava")
    #expect(json["timezone"] == "Europe/Bratislava")
    #expect(
      json["today"] == [
        "temp_max": 7.4, "temp_min": 2.1, "precipitation_sum": 4.2,
        "precipitation_probability": 80, "wind_speed_max": 23, "condition": "raining",
      ])
    guard case .array(let week)? = json["week_forecast"] else {
      Issue.record("no week")
      return
    }
    #expect(
      week.map { $0["day_name"]?.string } == [
        "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday",
      ])
  }

  @Test func `the week can be drawn`() async throws {
    var stage = try await stage()
    stage.world.pictures = Pictures { svg, width in
      #expect(svg.hasPrefix("<svg"))
      #expect(width == 1600)
      return Data("PNG".utf8)
    }
    #expect(
      try await stage.brief("weather", "--svg", "week.svg")
        .hasSuffix("\nThe picture is in /here/week.svg.\n"))
    _ = try await stage.brief("weather", "--svg", "week.png", "--json")
    #expect(try stage.world.files.text(of: "/here/week.png", limit: 100) == "PNG")
    await #expect(throws: FileError.unknownPictureType("week.gif")) {
      try await stage.brief("weather", "--svg", "week.gif")
    }
    await #expect(throws: FileError.unknownPictureType("svg")) {
      try await stage.brief("weather", "--svg", "svg")
    }
  }

  @Test func `units and their setting are asked for by name`() async throws {
    let stage = try await stage()
    try await stage.world.store.set(Units.setting, to: .imperial)
    #expect(try await stage.brief("weather").contains("High 45\u{A0}°F, low 36\u{A0}°F"))
    #expect(
      try await stage.brief("weather", "--units", "metric").contains(
        "High 7\u{A0}°C, low 2\u{A0}°C"))
    await #expect(throws: (any Error).self) {
      try await stage.brief("weather", "--units", "kelvin")
    }
  }

  @Test func `a server's text cannot drive the terminal`() async throws {
    let stage = try Stage.weather(OpenMeteoDouble())
    var place = Place.bratislava
    place.name = "Brati\u{1B}[2Jslava\u{202E}"
    _ = try await stage.world.store.transaction { [place] in
      try $0.keep(place, asPrimary: true)
    }
    let output = try await stage.brief("weather")
    #expect(!output.contains("\u{1B}"))
    #expect(!output.contains("\u{202E}"))
  }

  @Test func `without Unicode nothing is drawn that a terminal cannot show`() async throws {
    var stage = try await stage(isInteractive: true)
    let (terminal, recording) = Terminal.recording(isInteractive: true, isUnicode: false)
    stage.world.terminal = terminal
    _ = try await stage.brief("weather", "--week")
    #expect(recording.output.contains("Low   ==~~~~==--==__"))
    #expect(!recording.output.contains { "☀▁─…".contains($0) })
  }
}
