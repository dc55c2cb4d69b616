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
