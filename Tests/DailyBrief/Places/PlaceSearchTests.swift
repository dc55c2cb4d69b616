import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import TestSupport
import Testing

@testable import DailyBrief

@Suite("The search for places") struct PlaceSearchTests {
  @Test func `asks Open-Meteo for the name alone`() async throws {
    let server = OpenMeteoDouble()
    let stage = try Stage.weather(server, language: .slovak)
    let found = try await stage.world.findPlace("Žilina & okolie, SK")
    #expect(found.place == .bratislava)
    #expect(
      server.calls.map(\.url) == [
        "https://geocoding-api.open-meteo.com/v1/search?"
          + "name=%C5%BDilina%20%26%20okolie&count=20&language=sk&format=json"
      ])
  }

  @Test func `can be asked elsewhere, but only in private`() async throws {
    var stage = try Stage.weather(OpenMeteoDouble())
    stage.world.environment["DAILY_BRIEF_GEOCODING_URL"] = "http://127.0.0.1:1/search"
    #expect(try await stage.world.findPlace("Bratislava").name == "Bratislava")
    stage.world.environment["DAILY_BRIEF_GEOCODING_URL"] = "http://example.org/search"
    await #expect(throws: NetError.insecure(host: "example.org")) {
      try await stage.world.findPlace("Nowhere")
    }
  }

  @Test func `namesakes are told apart by country or region`() async throws {
    let stage = try Stage.weather(OpenMeteoDouble(places: [.paris, .parisTexas]))
    for typed in [
      "Paris, US", "paris,usa", "Paris, United States", "Paris, Texas", "Paris, texas, us",
    ] {
      #expect(try await stage.world.findPlace(typed).admin == "Texas", "\(typed)")
    }
    #expect(try await stage.world.findPlace("Paris, France").country == "FR")
    await #expect(
      throws: WeatherError.ambiguousPlace("Paris", choices: ["Paris, FR", "Paris, US"])
    ) { try await stage.world.findPlace("Paris") }
    // No match: the bundled cities have no Paris in Slovakia either.
    await #expect(throws: WeatherError.unknownPlace("Paris, SK")) {
      try await stage.world.findPlace("Paris, SK")
    }
    #expect(try await stage.world.findPlace("Paris", number: 2).country == "US")
    await #expect(throws: WeatherError.badChoice(3, count: 2)) {
      try await stage.world.findPlace("Paris", number: 3)
    }
  }

  @Test func `villages, districts and ruins of the name are no reason to ask`() async throws {
    var village = OpenMeteoPlace.bratislava
    (village.population, village.latitude) = (nil, 40)
    var district = OpenMeteoPlace.bratislava
    (district.feature, district.latitude, district.population) = ("PPLX", 48.17, 110_000)
    var ruins = OpenMeteoPlace.bratislava
    (ruins.feature, ruins.latitude) = ("PPLH", 41)
    let stage = try Stage.weather(
      OpenMeteoDouble(places: [village, district, ruins, .bratislava]))
    #expect(try await stage.world.findPlace("Bratislava").place == .bratislava)
  }

  @Test func `namesakes in one country have their region, else their point`() {
    let one = PlaceCandidate(
      name: "Springfield", country: "US", admin: "Illinois", coordinates: .degrees(39.8, -89.64),
      timeZone: "America/Chicago", population: 114_000)
    var other = one
    (other.admin, other.coordinates) = ("Missouri", .degrees(37.22, -93.3))
    #expect([one, other].labels == ["Springfield, Illinois, US", "Springfield, Missouri, US"])
    other.admin = "Illinois"
    #expect(
      [one, other].labels == [
        "Springfield, Illinois, US (39.80,-89.64)", "Springfield, Illinois, US (37.22,-93.30)",
      ])
  }

  @Test func `fields may be missing, and a zone is then that of the nearest city`() async throws {
    var bare = OpenMeteoPlace.bratislava
    (bare.country, bare.admin, bare.population, bare.timeZone) = (nil, nil, nil, nil)
    let stage = try Stage.weather(OpenMeteoDouble(places: [bare]))
    let found = try await stage.world.findPlace("Bratislava")
    #expect(found.timeZone == "Europe/Bratislava")
    #expect(found.country == nil)
    #expect(found.place.fullName == "Bratislava")
  }

  @Test func `what a service says cannot break lines, drive a terminal or name no zone`()
    async throws
  {
    var odd = OpenMeteoPlace.bratislava
    odd.name = #"A\u001b[2J\nB"#
    odd.country = ("<b>", "Nowhere")
    (odd.admin, odd.timeZone) = (#"C\r\nD"#, "Mars/Olympus")
    let found = try await Stage.weather(OpenMeteoDouble(places: [odd])).world.findPlace("A B")
    #expect(found.place.fullName == "A B, C D")
    #expect(found.timeZone == "Europe/Bratislava")
    let bodies = [
      #"{"results":[{"name":"","latitude":1,"longitude":1}]}"#,
      #"{"results":[{"name":"A","latitude":91,"longitude":1}]}"#,
      #"{"results":[{"name":"A","latitude":1,"longitude":1e300,"population":1e300}]}"#,
    ]
    for body in bodies {
      let server = OpenMeteoDouble()
      server.fail(.body(body))
      await #expect(throws: WeatherError.unknownPlace("Blatnica"), "\(body)") {
        try await Stage.weather(server).world.findPlace("Blatnica")
      }
    }
  }

  @Test func `without a network the bundled cities serve`() async throws {
    var stage = try Stage.weather()
    stage.world.isOffline = true
    #expect(try await stage.world.findPlace("pozsony").country == "SK")
    #expect(try await stage.world.findPlace("Birmingham, GB").timeZone == "Europe/London")
    await #expect(
      throws: WeatherError.ambiguousPlace(
        "birmingham", choices: ["Birmingham, GB", "Birmingham, US"])
    ) { try await stage.world.findPlace("birmingham") }
    await #expect(throws: WeatherError.unknownPlace("Blatnica")) {
      try await stage.world.findPlace("Blatnica")
    }
  }

  @Test(
    arguments: [
      .network(.offline), .network(.timedOut), .limited("Daily"), .overloaded, .page, .truncated,
      .badRequest("no"), .body(#"{"results":[{"name":7}]}"#), .body(#"{"results":{}}"#),
    ] as [OpenMeteoFailure])
  func `when the service fails, bundled cities serve, and else it is said why`(
    failure: OpenMeteoFailure
  ) async throws {
    let server = OpenMeteoDouble()
    server.fail(failure)
    let stage = try Stage.weather(server)
    #expect(try await stage.world.findPlace("Viedeň").place.id == "48.21,16.37")
    let error = await #expect(throws: (any Error).self) {
      try await stage.world.findPlace("Blatnica")
    }
    #expect(error is any ExplainedError)
  }

  @Test func `what the service does not know may be bundled`() async throws {
    let stage = try Stage.weather(OpenMeteoDouble(places: []))
    #expect(try await stage.world.findPlace("Pressburg").country == "SK")
    await #expect(throws: WeatherError.unknownPlace("Blatnica")) {
      try await stage.world.findPlace("Blatnica")
    }
  }

  @Test func `degrees need no search`() async throws {
    let stage = try Stage.weather()
    let home = try await stage.world.findPlace("48.15, 17.11", named: " Home ")
    #expect(home.name == "Home")
    #expect(home.timeZone == "Europe/Bratislava")
    #expect(try await stage.world.findPlace("48.15,17.11").name == "48.15,17.11")
    await #expect(throws: WeatherError.nameWithoutPoint) {
      try await stage.world.findPlace("Bratislava", named: "Home")
    }
    await #expect(throws: TextViolation.empty(field: "place")) {
      try await stage.world.findPlace("48.15,17.11", named: " ")
    }
    await #expect(throws: TextViolation.self) {
      try await stage.world.findPlace(String(repeating: "x", count: 101))
    }
  }
}
