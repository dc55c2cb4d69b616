import CoreModels
import CorePlugin
import CoreTerminal
import Logging

extension World {
  /// Finds a typed place, and asks at a terminal if several match. Throws ``WeatherError``,
  /// `TextViolation`, or `NetError` if the service is unreachable and no bundled city has the name.
  func findPlace(
    _ typed: String, named name: String? = nil, number: Int? = nil
  ) async throws -> PlaceCandidate {
    let query = try PlaceQuery(typed, in: language)
    if let point = query.point {
      let name = try name.map { try PlaceQuery.validName($0) }
      return PlaceCandidate(
        name: name ?? point.rounded, coordinates: point, timeZone: point.likelyTimeZone)
    }
    guard name == nil else { throw WeatherError.nameWithoutPoint }
    let found = try await candidates(for: query)
    guard let first = found.first else { throw WeatherError.unknownPlace(typed) }
    return found.count == 1 ? first : try choose(from: found, for: query, number: number)
  }

  private func candidates(for query: PlaceQuery) async throws -> [PlaceCandidate] {
    let bundled = { () -> [PlaceCandidate] in
      CityTable.cities(named: query.name).map(PlaceCandidate.init).meant(by: query)
    }
    if isOffline { return bundled() }
    do {
      let found = try await terminal.withSpinner(
        text(WeatherText.searching), sleep: sleep
      ) {
        try await OpenMeteoGeocoding(environment: environment)
          .search(query.name, in: language, with: http, now: now())
      }
      let meant = found.meant(by: query)
      return meant.isEmpty ? bundled() : meant
    } catch {
      let known = bundled()
      guard !known.isEmpty else { throw error }
      log.warning("the search for places failed, bundled cities serve: \(error.loggedCode)")
      return known
    }
  }

  private func choose(
    from found: [PlaceCandidate], for query: PlaceQuery, number: Int?
  ) throws -> PlaceCandidate {
    let labels = found.labels.map(\.terminalSafe)
    var number = number
    if number == nil, canAsk {
      let rows = zip(1..., labels).map { "  \($0)  \($1)" }
      terminal.lines([text(WeatherText.which(query.name.terminalSafe))] + rows)
      number = ask(text(WeatherText.chooseNumber)).flatMap { Int($0) }
    }
    guard let number else {
      throw WeatherError.ambiguousPlace(query.name, choices: labels)
    }
    guard found.indices.contains(number - 1) else {
      throw WeatherError.badChoice(number, count: found.count)
    }
    return found[number - 1]
  }
}

extension PlaceQuery {
  /// Validates the name a person gives to a point.
  static func validName(_ text: String) throws(TextViolation) -> String {
    try TextRule("place", characters: 1...100).validate(text)
  }
}

extension PlaceCandidate {
  fileprivate init(_ city: CityTable.City) {
    self.init(
      name: city.name, country: city.country, coordinates: city.coordinates,
      timeZone: city.timeZone, population: city.thousands * 1000)
  }
}
