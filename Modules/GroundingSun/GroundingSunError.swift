import CoreModels

/// The errors of Grounding Sun's commands and pages.
enum GroundingSunError: ExplainedError, Hashable {
  /// The server's response is not a list of affirmations.
  case badReply
  /// The server exceeded a screen's patience.
  case tooLate
  /// The file starts like JSON but is not a list of affirmations.
  case badFile(String)
  /// The file has no affirmations.
  case emptySource(String)
  case noSuchAffirmation(String)
  case ambiguousID(String)
  /// The day has already had every affirmation.
  case nothingElse
  case badPlace(String)
  /// The theme is to follow the sun, but no place is known.
  case noPlace
  /// A place or the sun was given with a look that does not follow the sun.
  case placeWithoutSun

  func failure(in language: Language) -> Failure {
    let (kind, code): (Failure.Kind, String) =
      switch self {
      case .badReply: (.badInput, "reply_unreadable")
      case .tooLate: (.unavailable, "timed_out")
      case .badFile: (.badInput, "bad_file")
      case .emptySource: (.badInput, "empty_source")
      case .noSuchAffirmation: (.notFound, "no_such_affirmation")
      case .ambiguousID: (.usage, "ambiguous_id")
      case .nothingElse: (.notFound, "nothing_else")
      case .badPlace: (.usage, "bad_place")
      case .noPlace: (.usage, "no_place")
      case .placeWithoutSun: (.usage, "place_without_sun")
      }
    return Failure(
      kind, code: code, GroundingSunText.error(self), GroundingSunText.advice(self), in: language)
  }
}
