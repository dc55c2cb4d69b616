import CoreModels

/// The errors of Grounding Sun's commands and pages.
enum GroundingSunError: CatalogError, Hashable {
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

  var explanation: (Failure.Kind, String, GroundingSunText, GroundingSunText) {
    switch self {
    case .badReply: (.badInput, "reply_unreadable", .errorBadReply, .adviceBadReply)
    case .tooLate: (.unavailable, "timed_out", .errorTooLate, .adviceBadReply)
    case .badFile(let path): (.badInput, "bad_file", .errorBadFile(path), .adviceBadFile)
    case .emptySource(let path):
      (.badInput, "empty_source", .errorEmptySource(path), .adviceEmptySource)
    case .noSuchAffirmation(let id):
      (.notFound, "no_such_affirmation", .errorNoSuchAffirmation(id), .adviceNoSuchAffirmation)
    case .ambiguousID(let id): (.usage, "ambiguous_id", .errorAmbiguousID(id), .adviceAmbiguousID)
    case .nothingElse: (.notFound, "nothing_else", .errorNothingElse, .adviceNothingElse)
    case .badPlace(let text): (.usage, "bad_place", .errorBadPlace(text), .adviceBadPlace)
    case .noPlace: (.usage, "no_place", .errorNoPlace, .adviceNoPlace)
    case .placeWithoutSun:
      (.usage, "place_without_sun", .errorPlaceWithoutSun, .advicePlaceWithoutSun)
    }
  }
}
