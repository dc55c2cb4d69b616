import CoreModels

/// What can go wrong with affirmations.
enum GroundingSunError: ExplainedError, Hashable {
  /// The server's reply is no list of affirmations.
  case badReply
  /// The server took longer than a screen waits.
  case tooLate
  /// The file begins as JSON and is no list of affirmations.
  case badFile(String)
  /// The file has no affirmation in it.
  case emptySource(String)
  case noSuchAffirmation(String)
  case ambiguousID(String)
  /// There is none that the day has not had.
  case nothingElse
  case badPlace(String)
  /// The sun is to be followed, and nobody said where.
  case noPlace
  /// A place or the sun, together with a look that does not follow the sun.
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
      kind, code: code, message: GroundingSunText.error(self).text(in: language),
      hint: GroundingSunText.advice(self).text(in: language))
  }
}
