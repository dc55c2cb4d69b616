import CoreModels

/// Every sentence about weather and places, besides the weather itself.
enum WeatherText: CompleteTextCatalogue {
  /// Temperatures as they are shown.
  case highLow(high: String, low: String)
  /// How likely, and how much where that is more than nothing, as far as it is known.
  case rain(String)
  case wind(String)
  /// When the forecast was made, as *5 minutes ago*.
  case updated(String)
  case stale
  case refreshing
  case searching
  case offline
  case notRefreshed
  /// Titles of columns and of lines.
  case day, high, low, rainTitle, windTitle
  /// The title of a week's chart.
  case week(place: String)
  case pictureWritten(path: String)
  /// How to set a place; nobody asked for the weather yet.
  case noPlaces
  case placeKept(String)
  case placePrimary(String)
  case placeRemoved(String)
  case primary
  /// The line above numbered choices, and the one below them.
  case which(String)
  case chooseNumber
  case error(WeatherError)
  case advice(WeatherError)

  static var samples: [WeatherText] {
    let errors: [WeatherError] =
      [
        .badForecast, .emptyForecast, .refused(reason: "a"), .noSuchDay(.first), .tooLate, .noPlace,
        .badPlaces, .unknownPlace("a"), .ambiguousPlace("a", choices: ["b", "c"]),
        .badChoice(3, count: 2), .notKept("a"), .nameWithoutPoint,
      ] + WeatherError.Limit.allCases.map { .limited($0, retryAfter: 60) }
    return [
      .highLow(high: "7", low: "2"), .rain("10%, 1 mm"), .wind("5 km/h"), .updated("a"),
      .stale, .refreshing, .searching, .offline, .notRefreshed, .day, .high, .low, .rainTitle,
      .windTitle, .week(place: "a"),
      .pictureWritten(path: "a"), .noPlaces, .placeKept("a"), .placePrimary("a"),
      .placeRemoved("a"), .primary, .which("a"), .chooseNumber,
    ] + errors.flatMap { [.error($0), .advice($0)] }
  }
}
