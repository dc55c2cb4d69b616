import CoreModels

/// What can go wrong with weather and places.
enum WeatherError: ExplainedError, Hashable {
  /// How much of the service was used up.
  enum Limit: String, CaseIterable, Sendable {
    case minute, hour, day
  }

  /// The service's answer is no forecast.
  case badForecast
  /// The forecast has no figures at all.
  case emptyForecast
  /// The service does not accept what was asked, in its own words.
  case refused(reason: String)
  case limited(Limit, retryAfter: Int)
  /// The forecast does not reach that day.
  case noSuchDay(Day)
  /// The service took longer than a screen waits.
  case tooLate
  /// Nobody said where, and nothing is stored.
  case noPlace
  /// The answer to a search for a place is none.
  case badPlaces
  case unknownPlace(String)
  /// Several places have that name; each as it can be typed.
  case ambiguousPlace(String, choices: [String])
  /// A number beside those of the choices.
  case badChoice(Int, count: Int)
  /// It is none of the person's places.
  case notKept(String)
  /// A name for a place that has one already.
  case nameWithoutPoint

  func failure(in language: Language) -> Failure {
    let (kind, code): (Failure.Kind, String) =
      switch self {
      case .badForecast: (.badInput, "forecast_unreadable")
      case .emptyForecast: (.unavailable, "forecast_empty")
      case .refused: (.badInput, "forecast_refused")
      case .limited: (.rateLimited, "rate_limited")
      case .noSuchDay: (.notFound, "day_not_in_forecast")
      case .tooLate: (.unavailable, "timed_out")
      case .noPlace: (.notFound, "no_place")
      case .badPlaces: (.badInput, "places_unreadable")
      case .unknownPlace: (.notFound, "unknown_place")
      case .ambiguousPlace: (.usage, "ambiguous_place")
      case .badChoice: (.usage, "bad_choice")
      case .notKept: (.notFound, "no_such_place")
      case .nameWithoutPoint: (.usage, "name_without_coordinates")
      }
    var retryAfter: Int?
    if case .limited(_, let seconds) = self { retryAfter = seconds }
    return Failure(
      kind, code: code, message: WeatherText.error(self).text(in: language),
      hint: WeatherText.advice(self).text(in: language), retryAfter: retryAfter)
  }
}
