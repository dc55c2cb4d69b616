import CoreModels
import CoreTerminal

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
  /// Two numbers that are no degrees north and east.
  case noSuchPoint(String)
  /// Several places have that name; each as it can be typed.
  case ambiguousPlace(String, choices: [String])
  /// A number beside those of the choices.
  case badChoice(Int, count: Int)
  /// It is none of the person's places.
  case notKept(String)
  /// A name for a place that has one already.
  case nameWithoutPoint

  func failure(in language: Language) -> Failure {
    let (kind, code, message, hint): (Failure.Kind, String, WeatherText, WeatherText) =
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
          .errorAmbiguousPlace(name, choices: choices.joined(separator: "; ")),
          .adviceAmbiguousPlace
        )
      case .badChoice(let number, let count):
        (.usage, "bad_choice", .errorBadChoice(number, count: count), .adviceBadChoice)
      case .notKept(let name): (.notFound, "no_such_place", .errorNotKept(name), .adviceNotKept)
      case .nameWithoutPoint:
        (
          .usage, "name_without_coordinates", .errorNameWithoutPoint, .adviceNameWithoutPoint
        )
      }
    var retryAfter: Int?
    if case .limited(_, let seconds) = self { retryAfter = seconds }
    return Failure(
      kind, code: code, message: message.text(in: language), hint: hint.text(in: language),
      retryAfter: retryAfter)
  }
}
