import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import TestSupport
import Testing

@testable import DailyBrief

@Suite("Places") struct PlaceTests {
  @Test func `are kept as JSON that stays the same`() throws {
    var place = Place.bratislava
    place.isPrimary = true
    let body = """
      {"admin":"Bratislava Region","country":"SK","id":"48.15,17.11","latitude":48.14816,\
      "longitude":17.10674,"name":"Bratislava","order":0,"primary":true,\
      "timezone":"Europe/Bratislava"}
      """
    #expect(try JSON.text(place) == body)
    #expect(try JSONDecoder().decode(Place.self, from: Data(body.utf8)) == place)
  }

  @Test func `one that is not on Earth cannot be read`() {
    let body = """
      {"id":"a","name":"A","latitude":91,"longitude":0,"timezone":"GMT"}
      """
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Place.self, from: Data(body.utf8))
    }
  }

  @Test func `two that are primary after a merge have an order all the same`() async throws {
    let stage = try Stage.weather()
    for (id, order) in [("b", 1), ("a", 1), ("c", 0)] {
      var place = Place(
        id: id, name: id, coordinates: .degrees(0, 0), timeZone: "GMT", isPrimary: id != "c")
      place.order = order
      try await stage.world.store.collection(of: Place.self).put(place)
    }
    #expect(try await stage.places().map(\.id) == ["a", "b", "c"])
    #expect(try await stage.places().map(\.isPrimary) == [true, false, false])
  }

  @Test(
    arguments: [
      ("Paris", "Paris", []), (" Paris , FR ", "Paris", ["FR"]),
      ("Paris, Texas, US", "Paris", ["Texas", "US"]), ("Paris,", "Paris", []), (",FR", "FR", []),
    ] as [(String, String, [String])])
  func `are typed with a country or region after a comma`(
    typed: String, name: String, regions: [String]
  ) throws {
    let query = try PlaceQuery(typed)
    #expect(query.name == name)
    #expect(query.regions == regions)
    #expect(query.point == nil)
  }

  @Test func `or as degrees`() throws {
    #expect(try PlaceQuery("48.15, 17.11").point == .degrees(48.15, 17.11))
    #expect(try PlaceQuery("48,15° N, 17,11° E").point == .degrees(48.15, 17.11))
    #expect(throws: WeatherError.unknownPlace(",")) { try PlaceQuery(",") }
    #expect(throws: TextViolation.empty(field: "place")) { try PlaceQuery("  ") }
  }

  @Test(arguments: [
    (48.14816, 17.10674, "48.15,17.11"), (-0.004, -0.3, "0.00,-0.30"),
    (-33.8, 151.0, "-33.80,151.00"),
  ])
  func `have ids of a point`(latitude: Double, longitude: Double, id: String) {
    #expect(Coordinates.degrees(latitude, longitude).rounded == id)
  }
}
