import CoreModels

/// Every sentence about namedays.
enum NamedayText: CompleteTextCatalogue {
  /// Who celebrates on a day: the message of a nameday.
  case names([String])
  /// A day that the calendar leaves empty.
  case noNames
  /// The language has no namedays.
  case unsupported(Language)
  case tomorrow([String])
  /// Whose nameday is in so many days.
  case upcoming(String, daysLeft: Int)
  /// Stands above names that only begin as the one that was searched for.
  case beginningSo
  case followed(String)
  case unfollowed(String)
  case nobody
  case error(NamedayError)
  case advice(NamedayError)

  static var samples: [NamedayText] {
    let errors: [NamedayError] = [
      .noCalendar(.english), .unknownCalendar("a"), .noSuchName("a", similar: []),
      .noSuchName("a", similar: ["b", "c"]), .notOnDate("a", date: "b", dates: ["c"]),
      .notFollowed("a"), .dateWithName,
    ]
    let days = [0, 1, 2, 7].map { NamedayText.upcoming("a", daysLeft: $0) }
    return [
      .names(["a"]), .names(["a", "b"]), .names(["a", "b", "c"]), .noNames, .tomorrow(["a"]),
      .beginningSo, .followed("a"), .unfollowed("a"), .nobody,
    ] + Language.allCases.map { .unsupported($0) } + days
      + errors.flatMap { [.error($0), .advice($0)] }
  }
}

extension NamedayText {
  /// A day of every year, given as `MM-DD`, in words: `24 December`.
  static func words(for date: String, in language: Language) -> String {
    let numbers = date.split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 2, (1...12).contains(numbers[0]) else { return date }
    let month = language.monthNames[numbers[0] - 1]
    return switch language {
    case .slovak, .czech, .german: "\(numbers[1]). \(month)"
    case .hungarian: "\(month) \(numbers[1])."
    case .english, .polish: "\(numbers[1]) \(month)"
    case .spanish: "\(numbers[1]) de \(month)"
    }
  }

  /// Days of every year, each given as `MM-DD`, in words.
  static func words(for dates: [String], in language: Language) -> String {
    dates.map { words(for: $0, in: language) }.joined(separator: ", ")
  }
}

extension Language {
  /// Names as a sentence lists them: `Adam, Eva and Jana`.
  func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    let and =
      switch self {
      case .english: "and"
      case .slovak, .czech: "a"
      case .hungarian: "és"
      case .polish: "i"
      case .german: "und"
      case .spanish: startsWithI(last) ? "e" : "y"
      }
    return names.dropLast().joined(separator: ", ") + " \(and) \(last)"
  }

  /// Whether a Spanish *y* before it would sound twice: before I and Hi, but not Hie.
  private func startsWithI(_ name: String) -> Bool {
    let letters = FoldedName.bytes(of: name.utf8)
    return letters.first == UInt8(ascii: "i")
      || letters.starts(with: "hi".utf8) && !letters.starts(with: "hie".utf8)
  }
}
