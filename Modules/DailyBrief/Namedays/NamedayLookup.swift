import CoreModels
import CoreStorage

extension Nameday {
  /// Looks a day up in a calendar; the message is in the given language.
  init(on day: Day, in calendar: NamedayCalendar, for language: Language) {
    let names = calendar.names(on: day)
    self.init(
      day: day, language: calendar.code, names: names,
      message: NamedayText.celebrating(names).text(in: language))
  }
}

extension Snapshot {
  /// The names of a day in a language's calendar; `nil` if it has none.
  func nameday(on day: Day, language: Language) -> Nameday? {
    NamedayCalendar(language: language).map { Nameday(on: day, in: $0, for: language) }
  }

  /// The language of the person's namedays: the brief's if set, else that of their account on a
  /// server, else the display language.
  func namedayLanguage(showing language: Language) throws -> Language {
    let chosen = Language(rawValue: try setting(BriefSettings.language))
    return try chosen ?? accountLanguage() ?? language
  }

  /// The calendar with a code, else the one of the person's language. Throws
  /// ``NamedayError/unknownCalendar(_:)`` or ``NamedayError/noCalendar(_:)``.
  func namedayCalendar(_ code: String?, showing language: Language) throws -> NamedayCalendar {
    if let code {
      guard let calendar = NamedayCalendar(code: code) else {
        throw NamedayError.unknownCalendar(code)
      }
      return calendar
    }
    let own = try namedayLanguage(showing: language)
    guard let calendar = NamedayCalendar(language: own) else {
      throw NamedayError.noCalendar(own)
    }
    return calendar
  }
}
