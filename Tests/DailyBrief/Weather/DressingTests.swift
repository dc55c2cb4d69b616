import CoreModels
import CoreTerminal
import Testing

@testable import DailyBrief

@Suite("Clothes fit the weather") struct DressingTests {
  /// By felt temperature: clear, overcast, foggy and windy.
  private static let dry = """
    -25 | arctic   | arctic   | arctic fog   | arctic
    -20 | arctic   | arctic   | arctic fog   | arctic
    -15 | freezing | freezing | freezing fog | arctic
    -10 | freezing | freezing | freezing fog | arctic
     -5 | cold     | cold     | cold fog     | freezing
      0 | cold     | cold     | cold fog     | cold_wind
      5 | chilly   | chilly   | chilly fog   | cold_wind
     10 | cool sun | cool     | cool fog     | cold_wind
     15 | mild sun | mild     | mild fog     | mild wind
     20 | fair sun | fair     | fair fog     | fair wind
     25 | warm sun | warm     | warm fog     | warm wind
     30 | hot uv   | hot      | hot fog      | hot wind
     35 | heat sun | heat     | heat fog     | heat wind
     40 | heat sun | heat     | heat fog     | heat wind
    """

  /// By felt temperature: showers, rain, a downpour, snow and a thunderstorm.
  private static let wet = """
    -25 | arctic snow   | arctic snow   | arctic snow         | arctic snow     | storm arctic
    -20 | arctic snow   | arctic snow   | arctic snow         | arctic snow     | storm arctic
    -15 | freezing snow | freezing snow | freezing snow       | freezing snow   | storm freezing
    -10 | freezing snow | freezing snow | freezing snow       | freezing snow   | storm freezing
     -5 | cold_rain ice | cold snow     | cold snow           | cold snow       | storm cold
      0 | cold_rain ice | cold_rain ice | cold downpour ice   | cold snow ice   | storm cold
      5 | cold_rain ice | cold_rain ice | chilly downpour ice | chilly snow ice | storm chilly
     10 | cool showers  | cool rain     | cool downpour       | cool snow       | storm cool
     15 | mild showers  | mild rain     | mild downpour       | mild snow       | storm mild
     20 | fair showers  | fair rain     | fair downpour       | fair snow       | storm fair
     25 | warm showers  | warm rain     | warm downpour       | warm snow       | storm
     30 | hot showers   | hot rain      | hot downpour        | hot snow        | storm
     35 | heat showers  | heat rain     | heat downpour       | heat snow       | storm
     40 | heat showers  | heat rain     | heat downpour       | heat snow       | storm
    """

  private func table(_ skies: [(WeatherCondition, rain: Double, wind: Double)]) -> String {
    let columns = stride(from: -25.0, through: 40, by: 5).map { degrees in
      ["\(Int(degrees))"]
        + skies.map { condition, rain, wind in
          // A quarter of the way down from the high is the row's temperature.
          DayWeather.sample(
            condition, high: degrees + 2, low: degrees - 6, rain: rain,
            chance: rain > 0 ? 90 : 0, wind: wind
          ).advice.map(\.rawValue).joined(separator: " ")
        }
    }
    let widths = (0...skies.count).map { column in
      columns.map { $0[column].count }.max() ?? 0
    }
    return columns.map { row in
      let first = row[0].padded(to: widths[0], alignment: .trailing)
      let cells = zip(row, widths).dropFirst().map { $0.padded(to: $1) }
      let line = ([first] + cells).joined(separator: " | ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  @Test func `in every band of temperature and under every sky`() {
    #expect(
      table([(.sunny, 0, 8), (.cloudy, 0, 8), (.foggy, 0, 4), (.windy, 0, 45)]) == Self.dry)
    #expect(
      table([
        (.rainy, 0.6, 8), (.raining, 4, 8), (.heavyRain, 12, 8), (.snowing, 3, 8),
        (.thunderstorm, 9, 8),
      ]) == Self.wet)
  }

  @Test(
    arguments: [
      (.sunny, 6, -4, 0, 10, "cold"), (.cloudy, 29, 21, 0, 10, "hot"),
      (.sunny, 19, -3, 0, 35, "mild wind span"), (.sunny, 22, 5, 0, 10, "fair span sun"),
      (.sunny, 24, 13, 0, 10, "warm sun"), (.sunny, 29, 21, 0, 10, "hot uv"),
      (.sunny, 8, 1, 0, 35, "cold_wind"), (.humid, 7, 4, 0.6, 10, "cold_rain"),
      (.cloudy, 0, -5, 0.6, 10, "cold snow"), (.rainy, -1, -4, 0.6, 10, "cold_rain ice"),
      (.windy, 15, 10, 1, 45, "mild rain"), (.snowing, 1, -3, 2, 10, "cold snow ice"),
      (.blizzard, -5, -16, 8, 60, "blizzard"), (.blizzard, -9, -16, 0, 5, "freezing"),
    ] as [(WeatherCondition, Double, Double, Double, Double, String)])
  func `by the day's span, by ice, and by what comes together`(
    condition: WeatherCondition, high: Double, low: Double, rain: Double, wind: Double,
    advice: String
  ) {
    let day = DayWeather.sample(condition, high: high, low: low, rain: rain, wind: wind)
    #expect(day.advice.map(\.rawValue).joined(separator: " ") == advice)
  }

  @Test func `where no temperature is known, by the sky alone`() {
    #expect(DayWeather.sample(.sunny, high: nil, low: nil).advice == [.sun])
    #expect(DayWeather.sample(.raining, high: nil, low: nil).advice == [.rain])
    #expect(DayWeather.sample(.cloudy, high: nil, low: nil).advice.isEmpty)
  }

  @Test func `warmer days never feel colder`() {
    for condition in [WeatherCondition.sunny, .cloudy] {
      var last = -100.0
      for high in stride(from: -20.0, through: 40, by: 1) {
        let feeling = DayWeather.sample(condition, high: high, low: high - 8).feeling ?? 0
        #expect(feeling >= last)
        last = feeling
      }
    }
  }

  @Test func `bands rise, and every sentence but those is chosen somewhere`() {
    #expect(Advice.bands.map(\.below) == Advice.bands.map(\.below).sorted())
    let tables = Self.dry + Self.wet
    let elsewhere: Set<Advice> = [.blizzard, .span]
    for advice in Advice.allCases where !elsewhere.contains(advice) {
      #expect(tables.contains(advice.rawValue), "\(advice)")
    }
  }
}
