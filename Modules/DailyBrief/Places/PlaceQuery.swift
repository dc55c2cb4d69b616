import CoreModels

/// A place as typed by a person: `Paris`, `Paris, FR`, `Paris, Texas`, `48.15,17.11` or
/// `48.15° N, 17.11° E`.
struct PlaceQuery: Hashable, Sendable {
  /// The name to search for.
  let name: String
  /// The countries and regions it must be in, each by code or name.
  let regions: [String]
  /// The coordinates, if those were typed.
  let point: Coordinates?

  private static let rule = TextRule("place", characters: 1...100)

  /// Throws `TextViolation`, ``WeatherError/unknownPlace(_:)`` for text without a name, or
  /// ``WeatherError/noSuchPoint(_:)``.
  init(_ typed: String, in language: Language = .english) throws {
    let text = try PlaceQuery.rule.validate(typed)
    let parts = text.split(separator: ",").map { $0.trimmingWhitespace() }.filter { !$0.isEmpty }
    guard let first = parts.first else { throw WeatherError.unknownPlace(text) }
    (name, regions, point) = (first, Array(parts.dropFirst()), Coordinates(text, in: language))
    if point == nil, parts.count == 2, parts.allSatisfy({ Double($0)?.isFinite ?? false }) {
      throw WeatherError.noSuchPoint(text)
    }
  }
}

/// A place found by a search.
struct PlaceCandidate: Hashable, Sendable {
  var name: String
  /// The ISO 3166-1 alpha-2 code.
  var country: String?
  /// The country's name, if the search returns it.
  var countryName: String?
  /// The state or region.
  var admin: String?
  var coordinates: Coordinates
  var timeZone: String
  /// The population; 0 if unknown.
  var population = 0

  /// `true` if the place is in the typed region.
  func lies(in region: String) -> Bool {
    let wanted = region.searchKey
    let names = [country, countryName, admin].compactMap(\.self)
    return names.contains { $0.searchKey == wanted }
      || (country != nil && CityTable.country(region)?.first == country)
  }

  /// The record of the place. Its id is its location to about a kilometre, so that two devices
  /// create the same record.
  var place: Place {
    Place(
      id: coordinates.rounded, name: name, country: country, admin: admin,
      coordinates: coordinates, timeZone: timeZone)
  }
}

extension Coordinates {
  /// Degrees to two decimals: `48.15,17.11`.
  var rounded: String {
    func text(_ degrees: Double) -> String {
      let hundredths = Int((degrees * 100).rounded())
      let fraction = hundredths.magnitude % 100
      return (hundredths < 0 ? "-" : "") + "\(hundredths.magnitude / 100)."
        + (fraction < 10 ? "0" : "") + "\(fraction)"
    }
    return "\(text(latitude)),\(text(longitude))"
  }
}

extension [PlaceCandidate] {
  /// The likely matches: in the typed regions, without namesakes of less than a hundredth of the
  /// largest population, and with exactly that name rather than similar ones.
  func meant(by query: PlaceQuery) -> [PlaceCandidate] {
    let inside = filter { place in query.regions.allSatisfy { place.lies(in: $0) } }
    let most = inside.map(\.population).max() ?? 0
    let large = inside.filter { $0.population * 100 >= most }
    let name = query.name.searchKey
    let exact = large.filter { $0.name.searchKey == name }
    var seen: Set<String> = []
    return (exact.isEmpty ? large : exact).filter { seen.insert($0.coordinates.rounded).inserted }
      .prefix(9).map(\.self)
  }

  /// Unambiguous labels to type: with the country, with the region, or the coordinates.
  var labels: [String] {
    func text(_ parts: String?...) -> String {
      parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
    }
    func isUnique(_ label: (PlaceCandidate) -> String, _ place: PlaceCandidate) -> Bool {
      filter { label($0) == label(place) }.count == 1
    }
    let byCountry = { (place: PlaceCandidate) in text(place.name, place.country) }
    let byRegion = { (place: PlaceCandidate) in text(place.name, place.admin, place.country) }
    return map { place in
      if isUnique(byCountry, place) { return byCountry(place) }
      if isUnique(byRegion, place) { return byRegion(place) }
      return "\(byRegion(place)) (\(place.coordinates.rounded))"
    }
  }
}
