import CoreModels
import CoreStorage

extension Nameday {
  /// What a calendar says of a day, in a sentence of the person's language.
  init(on day: Day, in calendar: NamedayCalendar, for language: Language) {
    let names = calendar.names(on: day)
    self.init(
      day: day, language: calendar.code, names: names,
      message: NamedayText.celebrating(names).text(in: language))
  }
}

extension Snapshot {
  /// The names of a day in that language's calendar, `nil` where the language has none.
  func nameday(on day: Day, language: Language) -> Nameday? {
    NamedayCalendar(language: language).map { Nameday(on: day, in: $0, for: language) }
  }

  /// The language of the person's namedays: the brief's where they chose one, else that of their
  /// account at a server, else that of everything shown.
  func namedayLanguage(showing language: Language) throws -> Language {
    let chosen = Language(rawValue: try setting(BriefSettings.language))
    return try chosen ?? accountLanguage() ?? language
  }

  /// The calendar of that code, else of the person's language; throws
  /// ``NamedayError/unknownCalendar(_:)`` and ``NamedayError/noCalendar(_:)``.
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
