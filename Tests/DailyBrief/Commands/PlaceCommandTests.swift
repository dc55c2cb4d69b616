import CoreModels
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import DailyBrief

@Suite("A point as a place") struct PlacePointTests {
  @Test func `may have its name behind it, also where options have ended`() async throws {
    let stage = try Stage.weather()
    _ = try await stage.brief("place", "add", "--", "-33.9,18.4", "--name", "Cape", "Town")
    #expect(try await stage.places().map(\.name) == ["Cape Town"])
  }

  @Test func `is on Earth`() async throws {
    let stage = try Stage.weather()
    let failure = try #require(await stage.briefFailure("place", "91,10"))
    #expect(failure.code == "no_such_point" && failure.message == "91,10 is not a point on Earth.")
  }
}

@Suite("daily-brief place") struct PlaceCommandTests {
  @Test func `at first there is none, and it is said how to set one`() async throws {
    let stage = try Stage.weather()
    #expect(
      try await stage.brief("place") == "No place yet. Set one: daily-brief place Bratislava\n")
    #expect(try await stage.briefJSON("place") == [])
  }

  @Test func `sets the place that is shown first, others follow`() async throws {
    let stage = try Stage.weather(OpenMeteoDouble())
    #expect(
      try await stage.brief("place", "Bratislava")
        == "Shown first from now on: Bratislava, Bratislava Region, SK\n")
    #expect(try await stage.brief("place", "add", "Vienna", "--offline") == "Saved: Vienna, AT\n")
    #expect(
      try await stage.brief("place") == """
        Bratislava, Bratislava Region, SK  48.15,17.11  Europe/Bratislava  primary
        Vienna, AT  48.21,16.37  Europe/Vienna

        """)
    #expect(
      try await stage.brief("place", "New", "York", "--offline")
        == "Shown first from now on: New York, US\n")
    #expect(try await stage.places().map(\.name) == ["New York", "Bratislava", "Vienna"])
    #expect(try await stage.places().map(\.isPrimary) == [true, false, false])
  }

  @Test func `the first one is primary, however it came`() async throws {
    let stage = try Stage.weather()
    _ = try await stage.brief("place", "add", "Brno", "--offline")
    #expect(
      try await stage.briefJSON("place") == [
        [
          "id": "49.20,16.61", "name": "Brno", "country": "CZ", "admin": nil,
          "coordinates": ["lat": 49.2, "lon": 16.61], "timezone": "Europe/Prague", "primary": true,
        ]
      ])
  }

  @Test func `primary and remove go by name, whatever its case`() async throws {
    let stage = try Stage.weather()
    for name in ["Brno", "Praha", "Košice"] {
      _ = try await stage.brief("place", "add", name, "--offline")
    }
    #expect(
      try await stage.brief("place", "primary", "KOSICE") == "Shown first from now on: Košice, SK\n"
    )
    #expect(try await stage.places().map(\.name) == ["Košice", "Brno", "Praha"])
    #expect(try await stage.brief("place", "remove", "Košice, SK") == "Removed: Košice, SK\n")
    #expect(try await stage.places().map(\.name) == ["Brno", "Praha"])
    #expect(try await stage.places().first?.isPrimary == true)
    await #expect(throws: WeatherError.notKept("Wien")) {
      try await stage.brief("place", "remove", "Wien")
    }
  }

  @Test func `a place that is there already stays one`() async throws {
    let stage = try Stage.weather()
    for name in ["Brno", "Wien", "Vienna", "Becs"] {
      _ = try await stage.brief("place", "add", name, "--offline")
    }
    #expect(try await stage.places().map(\.name) == ["Brno", "Bécs"])
  }

  @Test func `degrees may have a name`() async throws {
    let stage = try Stage.weather()
    _ = try await stage.brief("place", "48.15,17.11", "--name", "Home")
    _ = try await stage.brief("place", "add", "--name", "Harbour", "--", "-33.87,151.21")
    #expect(
      try await stage.brief("place") == """
        Home  48.15,17.11  Europe/Bratislava  primary
        Harbour  -33.87,151.21  Australia/Sydney

        """)
  }

  @Test func `at a terminal namesakes are asked about`() async throws {
    let server = OpenMeteoDouble(places: [.paris, .parisTexas])
    let stage = try Stage.weather(server, isInteractive: true, typed: ["2"])
    #expect(
      try await stage.brief("place", "Paris") == """
        Several places are called Paris:
          1  Paris, FR
          2  Paris, US
        Shown first from now on: Paris, Texas, US

        """)
    #expect(stage.errors.hasSuffix("Which one? Type its number: "))
  }

  @Test(arguments: ["3", "0", "x", ""])
  func `an answer that is no choice keeps nothing`(answer: String) async throws {
    let server = OpenMeteoDouble(places: [.paris, .parisTexas])
    let stage = try Stage.weather(server, isInteractive: true, typed: [answer])
    await #expect(throws: WeatherError.self) { try await stage.brief("place", "Paris") }
    #expect(try await stage.places().isEmpty)
  }

  @Test func `every change can be undone`() async throws {
    let stage = try Stage.weather()
    let store = stage.world.store
    _ = try await stage.brief("place", "add", "Brno", "--offline")
    _ = try await stage.brief("place", "Praha", "--offline")
    try await store.undo()
    #expect(try await stage.places().map(\.name) == ["Brno"])
    #expect(try await stage.places().first?.isPrimary == true)
  }

  @Test func `its table fits a narrow terminal`() async throws {
    var stage = try Stage.weather(isInteractive: true, columns: 20)
    _ = try await stage.brief("place", "add", "Frankfurt am Main", "--offline")
    #expect(try await stage.brief("place") == "Frankfurt…   primary\n")
    stage = try Stage.weather(isInteractive: true)
    _ = try await stage.brief("place", "add", "Frankfurt am Main", "--offline")
    #expect(
      try await stage.brief("place")
        == "Frankfurt am Main, DE  50.12,8.68  Europe/Berlin  primary\n")
  }
}
