import CoreModels

extension NamedayText {
  var english: String {
    let language = Language.english
    return switch self {
    case .names(let names): "Nameday of \(language.list(names))."
    case .noNames: "The calendar has no names on this day."
    case .unsupported(let other):
      "There are no namedays in \(Self.englishName(other)). The calendars with namedays are Slovak "
        + "(sk), Czech (cs), Hungarian (hu) and Polish (pl): daily-brief nameday --calendar sk"
    case .tomorrow(let names): "Tomorrow: \(names.joined(separator: ", "))"
    case .upcoming(let name, let days): "\(name)'s nameday is \(EventText.days(days).english)."
    case .beginningSo: "Names that begin so:"
    case .followed(let name):
      "You will be told of \(name)'s nameday: a week ahead, the day before, on the day."
    case .unfollowed(let name): "You will be told of \(name)'s nameday no more."
    case .nobody: "You follow no names yet. daily-brief nameday follow Jana adds one."
    case .error(.noCalendar(let other)): "There are no namedays in \(Self.englishName(other))."
    case .error(.unknownCalendar(let code)): "There is no calendar \"\(code)\"."
    case .error(.noSuchName(let name, _)): "The calendar does not have the name \"\(name)\"."
    case .error(.notOnDate(let name, let date, _)): "\(name) has no nameday on \(date)."
    case .error(.notFollowed(let name)): "You do not follow the name \"\(name)\"."
    case .error(.dateWithName): "A day and --of do not go together."
    case .advice(.noCalendar), .advice(.unknownCalendar):
      "Choose one with --calendar: sk, cs, hu or pl."
    case .advice(.noSuchName(_, let similar)) where !similar.isEmpty:
      "Names that begin so: \(similar.joined(separator: ", "))."
    case .advice(.noSuchName):
      "Check the spelling, or choose another calendar with --calendar: sk, cs, hu or pl."
    case .advice(.notOnDate(_, _, let dates)): "It is on: \(dates.joined(separator: ", "))."
    case .advice(.notFollowed): "daily-brief nameday people shows those that you follow."
    case .advice(.dateWithName): "Give the one or the other: daily-brief nameday --of Jana"
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
