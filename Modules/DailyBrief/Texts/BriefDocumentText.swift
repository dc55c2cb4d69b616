import CoreModels

/// What the pages of an export say that no screen says.
enum BriefDocumentText: CompleteTextCatalogue {
  /// Titles.
  case namedays, places
  /// The first day of a reminder.
  case from(Day)
  /// On which days before an event it is announced.
  case announced([Int])

  static let samples: [BriefDocumentText] = [
    .namedays, .places, .from(.first), .announced([7, 1]), .announced([0]),
  ]
}
