import CoreModels

/// Texts about namedays.
extension NamedayText {
  /// The message of a nameday, with the names.
  static func celebrating(_ names: [String]) -> Self {
    switch names.count {
    case 0: .noNames
    case 1: .name(names[0])
    default: .names(NameList(names: names))
    }
  }

  /// The announcement of a nameday, in `daysLeft` days.
  static func upcoming(_ name: String, daysLeft: Int) -> Self {
    switch daysLeft {
    case 0: .upcomingToday(name)
    case 1: .upcomingTomorrow(name)
    default: .upcoming(name, days: daysLeft)
    }
  }

  /// The message that a language has no namedays.
  static func noCalendar(in language: Language) -> Self {
    switch language {
    case .english: .noCalendarEnglish
    case .slovak: .noCalendarSlovak
    case .czech: .noCalendarCzech
    case .hungarian: .noCalendarHungarian
    case .polish: .noCalendarPolish
    case .german: .noCalendarGerman
    case .spanish: .noCalendarSpanish
    }
  }
}

/// Days of the year, given as `MM-DD`, in words: `24 December`.
struct YearlyDays: TextArgument {
  let days: [String]

  func text(in language: Language) -> String {
    days.map { text(for: $0, in: language) }.joined(separator: ", ")
  }

  private func text(for day: String, in language: Language) -> String {
    let numbers = day.split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 2, (1...12).contains(numbers[0]) else { return day }
    let month = language.monthNames[numbers[0] - 1]
    return switch language {
    case .slovak, .czech, .german: "\(numbers[1]). \(month)"
    case .hungarian: "\(month) \(numbers[1])."
    case .english, .polish: "\(numbers[1]) \(month)"
    case .spanish: "\(numbers[1]) de \(month)"
    }
  }
}

/// A list of names in a sentence: `Adam, Eva and Jana`.
struct NameList: TextArgument {
  let names: [String]

  func text(in language: Language) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    let others = names.dropLast().joined(separator: ", ")
    let text: NamedayText =
      startsWithI(last) ? .listBeforeI(others, last: last) : .list(others, last: last)
    return text.text(in: language)
  }

  /// `true` if Spanish needs *e* instead of *y*: before I and Hi, but not Hie.
  private func startsWithI(_ name: String) -> Bool {
    let letters = FoldedName.bytes(of: name.utf8)
    return letters.first == UInt8(ascii: "i")
      || letters.starts(with: "hi".utf8) && !letters.starts(with: "hie".utf8)
  }
}
