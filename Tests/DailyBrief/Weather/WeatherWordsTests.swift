import CoreModels
import CorePlugin
import Seeded
import Testing

@testable import DailyBrief

extension DayWeather {
  /// A day of weather in Bratislava.
  static func sample(
    _ condition: WeatherCondition, high: Double? = 24, low: Double? = 13, rain: Double = 0,
    chance: Int? = 0, wind: Double? = 10
  ) -> DayWeather {
    DayWeather(
      day: Day(epochDay: 20_000), high: high, low: low, precipitation: rain,
      precipitationProbability: chance, wind: wind, condition: condition)
  }
}

@Suite("Weather in words") struct WeatherWordsTests {
  private func said(
    _ day: DayWeather, _ language: Language = .english, _ personality: Personality = .neutral,
    _ units: Units = .metric
  ) -> String {
    WeatherWords(language: language, personality: personality, units: units)
      .summary(of: day, at: "Bratislava").replacing("\u{A0}", with: " ")
  }

  @Test func `a fine day needs two sentences`() {
    #expect(
      said(.sample(.sunny))
        == "Bratislava: sunny, high 24 °C, low 13 °C. Light clothes are enough. "
        + "Sunglasses come in handy.")
  }

  @Test func `rain and wind are said where there are any`() {
    #expect(
      said(.sample(.raining, high: 14.4, low: 9.5, rain: 3.25, chance: 80, wind: 42.2), .english)
        == "Bratislava: rain, high 14 °C, low 10 °C. Chance of rain 80%, 3.3 mm. Wind up to 42 "
        + "km/h. A jumper or a light jacket is right. Wear a waterproof jacket and shoes that keep "
        + "the water out.")
  }

  @Test func `in Slovak, with a dear tone`() {
    #expect(
      said(
        .sample(.thunderstorm, high: 31, low: 18, rain: 12, chance: 90, wind: 60), .slovak, .cute)
        == "Bratislava: búrky, maximum 31 °C, minimum 18 °C. Pravdepodobnosť dažďa 90 %, 12 mm. "
        + "Vietor do 60 km/h. Obloha si mrmle popod fúzy, schovaj sa pod deku, kým ju to prejde.")
  }

  @Test func `in Polish and Hungarian, bluntly`() {
    #expect(
      said(.sample(.cold, high: 4, low: -2, chance: 5), .polish, .brutal)
        == "Bratislava: zimno, maks. 4 °C, min. −2 °C. Szansa na deszcz: 5%. Ta cienka "
        + "kurteczka to tylko pobożne życzenie, weź płaszcz.")
    #expect(
      said(.sample(.dry, high: 27, low: 12), .hungarian, .brutal)
        == "Bratislava: száraz, maximum 27 °C, minimum 12 °C. Elég a rövid ujjú, az "
        + "előszobai kabát úgyis elítél.")
  }

  @Test func `in Czech, German and Spanish`() {
    #expect(
      said(.sample(.snowing, high: 0.4, low: -3, rain: 2, chance: 70), .czech)
        == "Bratislava: sněžení, maximum 0 °C, minimum −3 °C. Pravděpodobnost sněžení 70 %, 2 mm. "
        + "Je potřeba zimní kabát, šála a rukavice. Nepromokavé boty nepustí sníh dovnitř. "
        + "Chodníky mohou namrzat, vezměte si boty, které nekloužou.")
    #expect(
      said(.sample(.foggy, high: 7, low: 1), .german)
        == "Bratislava: Nebel, Höchstwert 7 °C, Tiefstwert 1 °C. Einen warmen Mantel anziehen "
        + "und einen Schal griffbereit haben. Helle Kleidung tragen und auf den Straßen aufpassen.")
    #expect(
      said(.sample(.windy, wind: 45), .spanish)
        == "Bratislava: ventoso, máxima de 24 °C y mínima de 13 °C. Viento de hasta 45 km/h. Basta "
        + "con ropa ligera. Viene bien un cortavientos; el paraguas grande, mejor en casa.")
  }

  @Test func `imperial units`() {
    #expect(
      said(.sample(.heavyRain, rain: 12.7, chance: 100, wind: 48.3), .english, .brutal, .imperial)
        == "Bratislava: heavy rain, high 75 °F, low 55 °F. Chance of rain 100%, 0.50 in. Wind up "
        + "to 30 mph. Short sleeves will do; the coat in the hall judges you anyway. Forget the umbrella, it is only a sail today; wear something that floats."
    )
  }

  @Test func `a day that is cold all day has snow, and likeliness that nobody gave is left out`() {
    #expect(said(.sample(.cloudy, high: -1, low: -6, chance: 30)).contains("Chance of snow 30%."))
    #expect(said(.sample(.snowing, rain: 1)).contains(" Snow 1 mm. "))
    #expect(said(.sample(.rainy, rain: 0.4)).contains(" Rain 0.4 mm. "))
  }

  @Test func `holes in a forecast are left out`() {
    #expect(said(.sample(.mild, high: nil)).hasPrefix("Bratislava: mild, low 13 °C."))
    #expect(said(.sample(.mild, low: nil)).hasPrefix("Bratislava: mild, high 24 °C. "))
    #expect(said(.sample(.mild, high: nil, low: nil)) == "Bratislava: mild.")
    #expect(said(.sample(.windy, rain: 8.1, chance: nil, wind: nil)).contains("°C. Rain 8.1 mm. L"))
  }

  @Test func `random days have a sentence or a few, and never a zero below zero`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let day = DayWeather.sample(
        WeatherCondition.allCases.randomElement(using: &generator) ?? .other,
        high: Double.random(in: -40...50, using: &generator),
        low: Double.random(in: -1...1, using: &generator),
        rain: Double.random(in: -1...30, using: &generator),
        chance: Int.random(in: -5...105, using: &generator),
        wind: Double.random(in: 0...120, using: &generator))
      for units in Units.allCases {
        let words = WeatherWords(language: .slovak, personality: .neutral, units: units)
        let text = words.summary(of: day, at: "Bratislava")
        let advice = words.advice(on: day)
        #expect(text.hasSuffix(advice) && (1...3).contains(day.advice.count), "\(text)")
        let rest = text.dropLast(advice.count)
        #expect((1...3).contains(rest.split(separator: ". ").count), "\(text)")
        #expect(!text.contains("−0") && !text.contains("-"), "\(text)")
      }
    }
  }
}

@Suite("Figures with units") struct UnitTextTests {
  @Test(arguments: [
    (-0.4, "0", "31"), (-0.5, "−1", "31"), (24.5, "25", "76"), (-17.8, "−18", "0"),
    (-18.1, "−18", "−1"), (.nan, "0", "0"), (1e300, "0", "0"),
  ])
  func `degrees are whole and never below zero by nothing`(
    celsius: Double, metric: String, imperial: String
  ) {
    #expect(Units.metric.degrees(celsius) == metric)
    #expect(Units.imperial.degrees(celsius) == imperial)
  }

  @Test(
    arguments: [
      (0.04, nil, nil), (0.05, "0.1 mm", nil), (2, "2 mm", "0.08 in"), (9.96, "10 mm", "0.39 in"),
      (12.7, "13 mm", "0.50 in"), (-3, nil, nil),
    ] as [(Double, String?, String?)])
  func `millimetres have a decimal below ten`(mm: Double, metric: String?, imperial: String?) {
    #expect(
      Units.metric.precipitation(mm, in: .english) == metric?.replacing(" ", with: "\u{A0}"))
    #expect(
      Units.imperial.precipitation(mm, in: .english) == imperial?.replacing(" ", with: "\u{A0}"))
  }

  @Test func `decimals follow the language`() {
    #expect(Units.metric.precipitation(0.4, in: .german) == "0,4\u{A0}mm")
    #expect(Units.imperial.precipitation(20, in: .polish) == "0,79\u{A0}in")
    #expect(Language.slovak.percent(40) == "40\u{A0}%")
    #expect(Language.hungarian.percent(40) == "40%")
  }
}
