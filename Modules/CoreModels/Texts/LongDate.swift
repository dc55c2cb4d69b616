extension Day {
  /// The weekday and the date in words, such as `Saturday, 21 November 2026`.
  public func longText(in language: Language) -> String {
    let (year, number, day) = civil
    let weekday = language.weekdayNames[self.weekday.rawValue - 1]
    let month = language.monthNames[number - 1]
    return switch language {
    case .english: "\(weekday), \(day) \(month) \(year)"
    case .slovak, .czech: "\(weekday) \(day). \(month) \(year)"
    case .hungarian: "\(year). \(month) \(day)., \(weekday)"
    case .polish: "\(weekday), \(day) \(month) \(year)"
    case .german: "\(weekday), \(day). \(month) \(year)"
    case .spanish: "\(weekday), \(day) de \(month) de \(year)"
    }
  }

  /// A short date, such as `21 Nov 2026` or `21. 11. 2026`.
  public func shortText(in language: Language) -> String {
    let (year, month, day) = civil
    return switch language {
    case .english, .spanish: "\(day) \(language.shortMonthNames[month - 1]) \(year)"
    case .slovak, .czech: "\(day). \(month). \(year)"
    case .hungarian: "\(year). \(month). \(day)."
    case .polish: "\(day).\(padded(month, 2)).\(year)"
    case .german: "\(day).\(month).\(year)"
    }
  }
}

// Names from Unicode CLDR: months as in a date, weekdays standing alone.
extension Language {
  /// Monday … Sunday.
  public var weekdayNames: [String] {
    switch self {
    case .english:
      ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    case .slovak: ["pondelok", "utorok", "streda", "štvrtok", "piatok", "sobota", "nedeľa"]
    case .czech: ["pondělí", "úterý", "středa", "čtvrtek", "pátek", "sobota", "neděle"]
    case .hungarian:
      ["hétfő", "kedd", "szerda", "csütörtök", "péntek", "szombat", "vasárnap"]
    case .polish:
      ["poniedziałek", "wtorek", "środa", "czwartek", "piątek", "sobota", "niedziela"]
    case .german:
      ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"]
    case .spanish:
      ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"]
    }
  }

  /// January … December.
  public var monthNames: [String] {
    switch self {
    case .english:
      [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
      ]
    case .slovak:
      [
        "januára", "februára", "marca", "apríla", "mája", "júna", "júla", "augusta", "septembra",
        "októbra", "novembra", "decembra",
      ]
    case .czech:
      [
        "ledna", "února", "března", "dubna", "května", "června", "července", "srpna", "září",
        "října", "listopadu", "prosince",
      ]
    case .hungarian:
      [
        "január", "február", "március", "április", "május", "június", "július", "augusztus",
        "szeptember", "október", "november", "december",
      ]
    case .polish:
      [
        "stycznia", "lutego", "marca", "kwietnia", "maja", "czerwca", "lipca", "sierpnia",
        "września", "października", "listopada", "grudnia",
      ]
    case .german:
      [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
        "Oktober", "November", "Dezember",
      ]
    case .spanish:
      [
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
        "octubre", "noviembre", "diciembre",
      ]
    }
  }
}
