import CoreModels

/// A day within a sentence, with its year if that differs from today's.
struct DayInSentence: TextArgument {
  fileprivate let day: Day, today: Day

  func text(in language: Language) -> String {
    let month = language.monthNames[day.month - 1]
    let year = day.year == today.year ? "" : "\(day.year)"
    return switch language {
    case .english, .polish: "\(day.day) \(month)" + (year.isEmpty ? "" : " \(year)")
    case .slovak, .czech, .german: "\(day.day). \(month)" + (year.isEmpty ? "" : " \(year)")
    case .hungarian: (year.isEmpty ? "" : "\(year). ") + "\(month) \(day.day)."
    case .spanish: "\(day.day) de \(month)" + (year.isEmpty ? "" : " de \(year)")
    }
  }
}

/// A day with its weekday: `Saturday, 12 December 2026`.
struct DayWithWeekday: TextArgument {
  fileprivate let day: Day

  func text(in language: Language) -> String { day.longText(in: language) }
}

extension Day {
  var withWeekday: DayWithWeekday { DayWithWeekday(day: self) }

  /// Returns the day for a sentence read on `today`.
  func inSentence(on today: Day) -> DayInSentence { DayInSentence(day: self, today: today) }
}
