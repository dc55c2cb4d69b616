import CoreModels

/// The messages of the gratitude diary.
extension DiaryText {
  /// The questions to write about.
  static let prompts: [DiaryText] = [
    .promptQuestion01, .promptQuestion02, .promptQuestion03, .promptQuestion04,
    .promptQuestion05, .promptQuestion06, .promptQuestion07, .promptQuestion08,
    .promptQuestion09, .promptQuestion10, .promptQuestion11, .promptQuestion12,
    .promptQuestion13, .promptQuestion14, .promptQuestion15, .promptQuestion16,
  ]

  /// Returns the question of a day, rotating daily.
  static func prompt(on day: Day) -> DiaryText {
    prompts[(day.epochDay - Day.first.epochDay) % prompts.count]
  }

  /// Describes a problem in a file with the numbers of the affected entries.
  static func skipped(_ problem: DiaryFile.Problem, entries: String) -> DiaryText {
    switch problem {
    case .badDate: .skippedBadDate(entries)
    case .emptyText: .skippedEmptyText(entries)
    case .tooLong: .skippedTooLong(entries)
    case .wrongType: .skippedWrongType(entries)
    case .badTag: .skippedBadTag(entries)
    case .badMood: .skippedBadMood(entries)
    }
  }
}
