import CoreModels
import TestSupport
import Testing

@testable import DailyBrief

@Suite("A week's chart") struct WeekChartTests {
  private func chart(_ days: [OpenMeteoDay], place name: String = "Bratislava") async throws
    -> String
  {
    let stage = try Stage.weather(OpenMeteoDouble(days))
    var place = Place.bratislava
    place.name = name
    let local = try await stage.world.localWeather(at: place, as: .english)
    return WeekChart(weather: local.weather, reader: .english).svg
  }

  /// `true` if every element is closed, in order.
  private func isXML(_ text: String) -> Bool {
    var open: [Substring] = []
    for part in text.split(separator: "<").dropFirst(text.hasPrefix("<") ? 0 : 1) {
      guard let end = part.firstIndex(of: ">") else { return false }
      let name = part.prefix { !" >/".contains($0) }
      if part.hasPrefix("/") {
        guard open.popLast() == part[..<end].dropFirst() else { return false }
      } else if part[..<end].last != "/" {
        open.append(name)
      }
    }
    return open.isEmpty
  }

  @Test func `shows every day once, with both temperatures and the rain`() async throws {
    let svg = try await chart(OpenMeteoDay.week)
    #expect(isXML(svg))
    #expect(svg.contains("<title>The next days in Bratislava</title>"))
    for day in ["Sat", "Sun", "Mon", "Tue", "Wed", "Thu", "Fri"] {
      #expect(svg.split(separator: ">\(day)<").count == 2)
    }
    #expect(svg.split(separator: "<circle ").count == 15)
    #expect(svg.split(separator: "<polyline ").count == 3)
    #expect(svg.contains(">12°<"))
    #expect(svg.contains(">−8°<"))
    #expect(svg.contains(">95%<"))
    #expect(svg.contains("@media (prefers-color-scheme: dark)"))
  }

  @Test func `a hole breaks the line, and a name may hold anything`() async throws {
    var days = OpenMeteoDay.week
    days[3].high = nil
    let svg = try await chart(days, place: "<A & \"B\">\u{1B}[2J")
    #expect(isXML(svg))
    #expect(svg.contains("The next days in &lt;A &amp; &quot;B&quot;&gt;"))
    #expect(svg.split(separator: "<polyline ").count == 4)
    #expect(svg.split(separator: "<circle ").count == 14)
  }

  @Test(arguments: [
    [OpenMeteoDay(nil, nil)], [OpenMeteoDay(5, 5)], [OpenMeteoDay(nil, 3), OpenMeteoDay(4, nil)],
  ])
  func `few figures are drawn as well`(days: [OpenMeteoDay]) async throws {
    #expect(isXML(try await chart(days)))
  }

  @Test func `its words are read on both looks`() {
    #expect(WeekChart.theme.light.lowestContrast >= 4.5)
    #expect(WeekChart.theme.dark.lowestContrast >= 4.5)
    #expect(
      WeekChart.rainColor(on: WeekChart.theme.light)
        .contrast(with: WeekChart.theme.light.background) >= 4.5)
    #expect(
      WeekChart.rainColor(on: WeekChart.theme.dark)
        .contrast(with: WeekChart.theme.dark.background) >= 4.5)
  }
}
