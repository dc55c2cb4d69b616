import CoreModels

/// A place as a person types it: `Paris`, `Paris, FR`, `Paris, Texas`, `48.15,17.11`.
struct PlaceQuery: Hashable, Sendable {
  /// What it is called.
  let name: String
  /// Countries and regions that it lies in, each by code or name.
  let regions: [String]
  /// The point, where that is what was typed.
  let point: Coordinates?

  private static let rule = TextRule("place", characters: 1...100)

  /// Throws `TextViolation`, ``WeatherError/unknownPlace(_:)`` for a text without a name, or
  /// ``WeatherError/noSuchPoint(_:)``.
  init(_ typed: String) throws {
    let text = try PlaceQuery.rule.validate(typed)
    let parts = text.split(separator: ",").map { $0.trimmingWhitespace() }.filter { !$0.isEmpty }
    guard let first = parts.first else { throw WeatherError.unknownPlace(text) }
    (name, regions, point) = (first, Array(parts.dropFirst()), Coordinates(text))
    if point == nil, parts.count == 2, parts.allSatisfy({ Double($0)?.isFinite ?? false }) {
      throw WeatherError.noSuchPoint(text)
    }
  }
}

/// A place that a search found.
struct PlaceCandidate: Hashable, Sendable {
  var name: String
  /// ISO 3166-1's two letters.
  var country: String?
  /// The country in words, where the search tells them.
  var countryName: String?
  /// The state or region.
  var admin: String?
  var coordinates: Coordinates
  var timeZone: String
  /// People, 0 where unknown.
  var population = 0

  /// Whether it lies in the region that was typed.
  func lies(in region: String) -> Bool {
    let wanted = region.searchKey
    let names = [country, countryName, admin].compactMap(\.self)
    return names.contains { $0.searchKey == wanted }
      || (country != nil && CityTable.country(region)?.first == country)
  }

  /// The record that keeps it. Its id is its point, to about a kilometre, so that a place that two
  /// devices set is one.
  var place: Place {
    Place(
      id: coordinates.rounded, name: name, country: country, admin: admin,
      coordinates: coordinates, timeZone: timeZone)
  }
}

extension Coordinates {
  /// Degrees in hundredths: `48.15,17.11`.
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
  /// Those that the person may mean: in the regions typed, towns rather than their namesakes with
  /// less than a hundredth of the people, and those of just that name rather than similar ones.
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

  /// Each as it can be typed to mean it alone: with the country, the region, or by its point.
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
