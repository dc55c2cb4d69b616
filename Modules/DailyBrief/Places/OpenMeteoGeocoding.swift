import CoreModels
import CoreNet
import Foundation
import HTTPTypes

/// Open-Meteo's search for places by name.
struct OpenMeteoGeocoding {
  /// The base URL; `DAILY_BRIEF_GEOCODING_URL` overrides it.
  let address: String

  init(environment: [String: String] = [:]) {
    let named = environment["DAILY_BRIEF_GEOCODING_URL"].flatMap { $0.isEmpty ? nil : $0 }
    address = named ?? "https://geocoding-api.open-meteo.com/v1/search"
  }

  /// Searches for a name, in the service's order; throws ``WeatherError`` or `NetError`.
  func search(
    _ name: String, in language: Language, with http: HTTPClient, now: Instant
  ) async throws -> [PlaceCandidate] {
    let query = [
      ("name", name), ("count", "20"), ("language", language.rawValue), ("format", "json"),
    ]
    let call = try HTTPCall(
      .get, address.appending(query: query), timeout: .seconds(5), bodyLimit: 256 << 10)
    let reply = try await http.fetch(call)
    guard reply.response.status.kind == .successful else {
      throw OpenMeteoTrouble(reply).error(at: now)
    }
    return try Answer(reply.body).candidates
  }

  /// The response, which omits empty fields, and `results` if there are none.
  fileprivate struct Answer: Decodable {
    struct Result: Decodable {
      let name: String
      let latitude: Double, longitude: Double
      let feature_code: String?
      let country_code: String?, country: String?, admin1: String?
      let timezone: String?
      let population: Double?
    }

    let results: [Result]?

    init(_ body: Data) throws(WeatherError) {
      do { self = try JSONDecoder().decode(Answer.self, from: body) } catch { throw .badPlaces }
    }

    /// The towns if there are any, else every place with the name.
    var candidates: [PlaceCandidate] {
      let results = results ?? []
      let towns = results.filter(\.isTown)
      return (towns.isEmpty ? results : towns).compactMap(\.candidate)
    }
  }
}

extension OpenMeteoGeocoding.Answer.Result {
  /// GeoNames' feature codes of populated places, without sections of places and abandoned ones.
  fileprivate var isTown: Bool {
    let code = feature_code ?? "PPL"
    return code.hasPrefix("PPL") && !["PPLX", "PPLH", "PPLQ", "PPLW", "PPLCH"].contains(code)
  }

  /// `nil` for an invalid place. An invalid country or zone is dropped and determined otherwise.
  fileprivate var candidate: PlaceCandidate? {
    let name = name.oneLine.trimmingWhitespace()
    guard let point = Coordinates(latitude: latitude, longitude: longitude),
      (1...100).contains(name.count)
    else { return nil }
    let isCode = country_code?.utf8.count == 2 && country_code?.allSatisfy(\.isLetter) == true
    let zone = timezone.flatMap { TimeZoneRules(identifier: $0) == nil ? nil : $0 }
    return PlaceCandidate(
      name: name, country: isCode ? country_code : nil, countryName: country,
      admin: admin1.map { String($0.oneLine.prefix(100)) }, coordinates: point,
      timeZone: zone ?? point.likelyTimeZone, population: Int(min(max(population ?? 0, 0), 1e9)))
  }
}

extension Coordinates {
  /// The time zone of the nearest city, for a point without one. Far out at sea, 1000 km from any
  /// city, it is universal time.
  var likelyTimeZone: String {
    guard let city = CityTable.nearest(to: self), kilometres(to: city.coordinates) < 1000 else {
      return "GMT"
    }
    return city.timeZone
  }
}
