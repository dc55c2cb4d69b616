import CoreModels

/// The sentences of the gratitude diary.
enum DiaryText: CompleteTextCatalogue {
  /// A question to write about, by its number in ``prompts``.
  case prompt(Int)
  case promptHint
  /// 1 … 5.
  case mood(Int)
  case unchanged, removed(Day)
  /// Another text stood there before.
  case replaced
  case noEntries, noneInDays(Int), noneTagged(String), noneOnThisDay, noMatches(String)
  case olderEntries
  case title
  case exported(Int, file: String)
  case imported(added: Int, merged: Int, known: Int, skipped: Int)
  /// What was left out of a file, and the numbers of its entries.
  case skipped(DiaryFile.Problem, entries: String)

  /// As many as every language has.
  static let promptCount = 16

  /// The question of a day: another every day, in turn.
  static func prompt(on day: Day) -> DiaryText {
    .prompt((day.epochDay - Day.first.epochDay) % promptCount)
  }

  static var samples: [DiaryText] {
    (0..<promptCount).map(DiaryText.prompt)
      + DiaryFile.Problem.allCases.map { .skipped($0, entries: "2, 3") } + [
        .promptHint, .mood(2), .unchanged, .replaced, .removed(.first), .noEntries, .noneInDays(2),
        .noneTagged("a"), .noneOnThisDay, .noMatches("a"), .olderEntries, .title,
        .exported(2, file: "a"), .imported(added: 1, merged: 2, known: 5, skipped: 0),
      ]
  }
}

extension [String] {
  /// The prompt of that number, empty where a language has fewer.
  subscript(prompt number: Int) -> String { indices.contains(number) ? self[number] : "" }
}
