import CoreModels
import CoreTerminal

/// An error about weather or places.
enum WeatherError: CatalogError, Hashable {
  /// The period of an exceeded rate limit.
  enum Limit: String, CaseIterable, Sendable {
    case minute, hour, day
  }

  /// The service's response is not a forecast.
  case badForecast
  /// The forecast contains no figures.
  case emptyForecast
  /// The service rejected the request, with its own message.
  case refused(reason: String)
  case limited(Limit, retryAfter: Int)
  /// The forecast does not include that day.
  case noSuchDay(Day)
  /// The service took longer than a screen waits.
  case tooLate
  /// No place was given, and none is stored.
  case noPlace
  /// The response to a place search is invalid.
  case badPlaces
  case unknownPlace(String)
  /// Two numbers that are not valid coordinates.
  case noSuchPoint(String)
  /// Several places have that name; each choice can be typed as it is.
  case ambiguousPlace(String, choices: [String])
  /// A number outside the choices.
  case badChoice(Int, count: Int)
  /// The place is not one of the person's.
  case notKept(String)
  /// A custom name for a place that has a name already.
  case nameWithoutPoint

  var explanation: (Failure.Kind, String, WeatherText, WeatherText) {
    switch self {
    case .badForecast: (.badInput, "forecast_unreadable", .errorBadForecast, .adviceTryLater)
    case .emptyForecast: (.unavailable, "forecast_empty", .errorEmptyForecast, .adviceTryLater)
    case .refused(let reason):
      (.badInput, "forecast_refused", .errorRefused(reason), .adviceRefused)
    case .limited(.minute, _):
      (.rateLimited, "rate_limited", .errorLimitedMinute, .adviceLimitedMinute)
    case .limited(.hour, _): (.rateLimited, "rate_limited", .errorLimitedHour, .adviceLimitedHour)
    case .limited(.day, _): (.rateLimited, "rate_limited", .errorLimitedDay, .adviceLimitedDay)
    case .noSuchDay(let day):
      (.notFound, "day_not_in_forecast", .errorNoSuchDay(day.inWords), .adviceNoSuchDay)
    case .tooLate: (.unavailable, "timed_out", .errorTooLate, .adviceTryLater)
    case .noPlace: (.notFound, "no_place", .errorNoPlace, .adviceNoPlace)
    case .badPlaces: (.badInput, "places_unreadable", .errorBadPlaces, .adviceTryLater)
    case .unknownPlace(let name):
      (.notFound, "unknown_place", .errorUnknownPlace(name), .adviceUnknownPlace)
    case .noSuchPoint(let text):
      (.usage, "no_such_point", .errorNoSuchPoint(text.terminalSafe), .adviceNoSuchPoint)
    case .ambiguousPlace(let name, let choices):
      (
        .usage, "ambiguous_place",
        .errorAmbiguousPlace(name, choices: choices.joined(separator: "; ")), .adviceAmbiguousPlace
      )
    case .badChoice(let number, let count):
      (.usage, "bad_choice", .errorBadChoice(number, count: count), .adviceBadChoice)
    case .notKept(let name): (.notFound, "no_such_place", .errorNotKept(name), .adviceNotKept)
    case .nameWithoutPoint:
      (.usage, "name_without_coordinates", .errorNameWithoutPoint, .adviceNameWithoutPoint)
    }
  }

  var retryAfter: Int? { if case .limited(_, let seconds) = self { seconds } else { nil } }
}
