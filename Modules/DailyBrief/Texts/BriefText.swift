import CoreModels

/// The sentences of the brief itself.
enum BriefText: CompleteTextCatalogue {
  /// The first line, which the exclamation mark belongs to; `nil` where nobody said a name.
  case greeting(String?)
  /// Titles.
  case weather, events, nameday, reminders
  case noWeather
  /// Events there are, but none ahead.
  case noUpcoming
  case noNames
  /// So many more than are shown.
  case more(Int)
  case retry
  case asking
  /// A server that never gave one.
  case noPage
  case begin, beginPlace, beginEvent, beginNameday

  static let samples: [BriefText] = [
    .greeting("a"), .greeting(nil), .weather, .events, .nameday, .reminders, .noWeather,
    .noUpcoming, .noNames, .more(2), .retry, .asking, .noPage, .begin, .beginPlace, .beginEvent,
    .beginNameday,
  ]
}
