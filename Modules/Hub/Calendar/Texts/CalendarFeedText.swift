import CoreModels

/// The sentences about the calendar feed.
enum CalendarFeedText: CompleteTextCatalogue {
  /// What calendar apps call the calendar.
  case name
  case title, hint, make
  case made(Day)
  case isOff, replace, replaceQuestion, turnOff, turnOffQuestion
  case address, keepSafe, copy, copied, openInApp

  static let samples: [CalendarFeedText] = [
    .name, .title, .hint, .make, .made(.first), .isOff, .replace, .replaceQuestion, .turnOff,
    .turnOffQuestion, .address, .keepSafe, .copy, .copied, .openInApp,
  ]
}
