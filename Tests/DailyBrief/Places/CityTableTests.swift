import CoreModels
import Foundation
import Testing

@testable import DailyBrief

@Suite("The table of cities") struct CityTableTests {
  private var lines: [[String]] { CityTable.rows.map(\.fields) }

  @Test func `is in the order in which it is searched, and complete`() throws {
    let lines = lines
    let cities = lines.filter { $0.count > 3 }
    #expect(cities.count == 8634)
    #expect(lines.count - cities.count == 5309)
    #expect(lines.allSatisfy { [3, 5, 6].contains($0.count) })
    let names = lines.map { FoldedName.bytes(of: Array($0[0].utf8)) }
    #expect(
      zip(names, names.dropFirst()).allSatisfy { one, next in
        !next.lexicographicallyPrecedes(one)
      })
  }

  @Test func `finds every row by its name, with a zone that this machine knows`() throws {
    var zones: Set<String> = []
    // Every seventh row, which covers every letter and kind of row.
    for (index, fields) in lines.enumerated() where index.isMultiple(of: 7) {
      let found = CityTable.cities(named: fields[0])
      let city = try #require(
        found.first { $0.name == fields[0] && $0.country == fields[1] }, "\(fields)")
      zones.insert(city.timeZone)
    }
    #expect(zones.count > 150)
    #expect(zones.filter { TimeZoneRules(identifier: $0) == nil } == [])
  }

  @Test(arguments: [
    ("Bratislava", "SK", 48.15), ("pozsony", "SK", 48.15), ("WIEN", "AT", 48.21),
    ("Becs", "AT", 48.21), ("Vieden", "AT", 48.21), ("Praha", "CZ", 50.09), ("kassa", "SK", 48.71),
    ("New York", "US", 40.71), ("Roma", "IT", 41.89), ("Rím", "IT", 41.89),
    ("München", "DE", 48.14),
    ("lodz", "PL", 51.75), ("Kyjev", "UA", 50.45), ("Tokio", "JP", 35.69), ("Nitra", "SK", 48.31),
  ])
  func `knows cities by several names, however they are typed`(
    name: String, country: String, latitude: Double
  ) throws {
    let city = try #require(CityTable.cities(named: name).first)
    #expect(city.country == country)
    #expect(abs(city.coordinates.latitude - latitude) < 0.05)
  }

  @Test func `has the larger of namesakes first`() {
    #expect(CityTable.cities(named: "valencia").map(\.country).prefix(2) == ["VE", "ES"])
    #expect(CityTable.cities(named: "Nowhere in particular") == [])
    #expect(CityTable.cities(named: "") == [])
    #expect(CityTable.cities(named: "zzzzzz") == [])
    #expect(CityTable.cities(named: "!") == [])
  }

  @Test func `a name that was found is shown as it is known there`() throws {
    #expect(CityTable.cities(named: "becs").first?.name == "Bécs")
    #expect(CityTable.cities(named: "becs").first?.timeZone == "Europe/Vienna")
  }

  @Test(arguments: [
    (48.15, 17.11, "Bratislava", "Europe/Bratislava"), (41.1, -8.6, "Porto", "Europe/Lisbon"),
    (-33.87, 151.21, "Sydney", "Australia/Sydney"),
  ])
  func `knows the city nearest to a point`(
    latitude: Double, longitude: Double, name: String, zone: String
  ) throws {
    let city = try #require(CityTable.nearest(to: .degrees(latitude, longitude)))
    #expect(city.name == name)
    #expect(city.timeZone == zone)
  }

  @Test func `a point far out at sea keeps universal time`() {
    #expect(Coordinates.degrees(-48.88, -123.39).likelyTimeZone == "GMT")
    #expect(Coordinates.degrees(-33.87, 151.21).likelyTimeZone == "Australia/Sydney")
  }

  @Test(arguments: ["SK", "sk", "SVK", "Slovakia", "SLOVAKIA"])
  func `countries are known by code and name`(text: String) {
    #expect(CityTable.country(text)?.first == "SK")
  }

  @Test func `all capitals are in it`() {
    let capitals = [
      "Bratislava", "Prague", "Budapest", "Warsaw", "Vienna", "Berlin", "Madrid", "London",
      "Dublin",
      "Paris", "Rome", "Vatican City", "San Marino", "Valletta", "Nicosia", "Reykjavík", "Tórshavn",
      "Ngerulmud", "Funafuti", "Yaren", "Thimphu", "Bogotá", "Asunción", "Brasília", "Canberra",
      "Wellington", "Washington", "Ottawa", "Tokyo", "Beijing", "Seoul", "Ulan Bator", "Astana",
    ]
    #expect(capitals.filter { CityTable.cities(named: $0).isEmpty } == [])
  }
}
