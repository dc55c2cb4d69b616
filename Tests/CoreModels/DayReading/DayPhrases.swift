import CoreModels

/// Natural-language days and their meaning on Saturday 2026-11-21: the day, or the first and the
/// last joined by `…`; a deadline after `<=`; a time at the end.
enum DayPhrases {
  static let today = Day(epochDay: 20_778)

  static let all: [(Language, String)] = [
    (.english, english), (.slovak, slovak), (.czech, czech), (.polish, polish), (.german, german),
    (.spanish, spanish), (.hungarian, hungarian),
  ]

  /// Texts that are not days, each with its problem.
  static let problems: [(text: String, language: Language, problem: DayProblem)] = [
    ("31 February", .english, .impossible), ("February 31st", .english, .impossible),
    ("31 February 2027", .english, .impossible), ("2026-02-30", .english, .impossible),
    ("29 February 2027", .english, .impossible), ("31.4.2027", .german, .impossible),
    ("31. apríla", .slovak, .impossible), ("30. únor", .czech, .impossible),
    ("31 czerwca", .polish, .impossible), ("31 de abril", .spanish, .impossible),
    ("február 30.", .hungarian, .impossible), ("Friday 21 November 2026", .english, .impossible),
    ("0 January", .english, .unreadable), ("soon", .english, .unreadable),
    ("", .english, .unreadable), ("tomorrow or so", .english, .unreadable),
    ("the", .english, .unreadable), ("99999999999", .english, .unreadable),
  ]
}

extension DayReading {
  /// The reading in the format of the tables above.
  var asText: String {
    var text =
      relation != .on
      ? "<=\(deadline)" : day.map(\.description) ?? "\(days.lowerBound)…\(days.upperBound)"
    if let minute {
      let (hour, rest) = minute.quotientAndRemainder(dividingBy: 60)
      text += " \(hour < 10 ? "0" : "")\(hour):\(rest < 10 ? "0" : "")\(rest)"
    }
    return text
  }
}
