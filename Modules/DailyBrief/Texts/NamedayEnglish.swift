import CoreModels

extension NamedayText {
  var english: String {
    let language = Language.english
    return switch self {
    case .names(let names): "Name day of \(language.list(names))."
    case .noNames: "The calendar has no names on this day."
    case .unsupported(let other):
      "There is no name-day calendar for \(Self.englishName(other)). There are Slovak (sk), Czech "
        + "(cs), Hungarian (hu) and Polish (pl) ones: daily-brief nameday --calendar sk"
    case .tomorrow(let names): "Tomorrow: \(names.joined(separator: ", "))"
    case .upcoming(let name, let days): "\(name)’s name day is \(EventText.days(days).english)."
    case .beginningSo: "Names that begin like this:"
    case .followed(let name):
      "You will be reminded of \(name)’s name day: a week before, the day before and on the day."
    case .unfollowed(let name): "You will no longer be reminded of \(name)’s name day."
    case .nobody: "You follow no names yet. daily-brief nameday follow Jana adds one."
    case .error(.noCalendar(let other)):
      "There is no name-day calendar for \(Self.englishName(other))."
    case .error(.unknownCalendar(let code)): "There is no calendar “\(code)”."
    case .error(.noSuchName(let name, _)): "The calendar does not have the name “\(name)”."
    case .error(.notOnDate(let name, let date, _)): "\(name) has no name day on \(date)."
    case .error(.notFollowed(let name)): "You do not follow the name “\(name)”."
    case .error(.dateWithName): "A day and --of cannot be used together."
    case .advice(.noCalendar), .advice(.unknownCalendar):
      "Choose one with --calendar: sk, cs, hu or pl."
    case .advice(.noSuchName(_, let similar)) where !similar.isEmpty:
      "Names that begin like this: \(similar.joined(separator: ", "))."
    case .advice(.noSuchName):
      "Check the spelling, or choose another calendar with --calendar: sk, cs, hu or pl."
    case .advice(.notOnDate(_, _, let dates)): "It is on: \(dates.joined(separator: ", "))."
    case .advice(.notFollowed): "daily-brief nameday people shows the names you follow."
    case .advice(.dateWithName): "Give one or the other: daily-brief nameday --of Jana"
    }
  }

  private static func englishName(_ language: Language) -> String {
    switch language {
    case .english: "English"
    case .slovak: "Slovak"
    case .czech: "Czech"
    case .hungarian: "Hungarian"
    case .polish: "Polish"
    case .german: "German"
    case .spanish: "Spanish"
    }
  }
}
