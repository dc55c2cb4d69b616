import CoreModels

extension DiaryText {
  var english: String {
    let language = Language.english
    return switch self {
    case .prompt(let number): Self.englishPrompts[prompt: number]
    case .promptHint: "mori gratitude \"…\" keeps your answer."
    case .mood(let mood): "mood \(mood) of 5"
    case .unchanged: "Nothing was changed."
    case .removed(let day): "The entry for \(day.longText(in: language)) has been removed."
    case .noEntries: "No entries yet. mori gratitude \"…\" writes the first."
    case .noneInDays(1): "No entry today yet."
    case .noneInDays(let days): "No entries in the last \(days) days."
    case .noneTagged(let tag): "No entries with #\(tag)."
    case .noneOnThisDay: "No entries on this day in other years yet."
    case .noMatches(let words): "No entry with “\(words)”."
    case .olderEntries: "There are older ones: mori diary --days 365"
    case .title: "Gratitude diary"
    case .exported(let count, let file):
      language.counted(count, one: "entry", many: "entries") + " written to \(file)."
    case .imported(let added, let merged, let known, let skipped):
      language.counted(added, one: "entry", many: "entries")
        + " added, \(merged) added to a day that already had one, \(known) already there,"
        + " \(skipped) left out."
    case .skipped(let problem, let entries): "\(Self.english(problem)): no. \(entries)"
    }
  }

  private static func english(_ problem: DiaryFile.Problem) -> String {
    switch problem {
    case .badDate: "Left out, the date cannot be read"
    case .emptyText: "Left out, no text"
    case .tooLong: "Left out, more than 1 MiB on one day"
    case .wrongType: "Left out, does not look like an entry"
    case .badTag: "Left out a tag that is not valid"
    case .badMood: "Without the mood, because it is not between 1 and 5"
    }
  }

  private static let englishPrompts = [
    "What made you smile today?",
    "Who was good to you lately, and how?",
    "What small thing would you miss if it were gone?",
    "What went better than you had feared?",
    "What did you see, hear or taste today that was beautiful?",
    "What can your body do that you rarely thank it for?",
    "Which place are you glad to know?",
    "What did you learn this week?",
    "Who taught you something that you still use?",
    "What made today easier than it might have been?",
    "What do you have that you once only wished for?",
    "Which memory warms you?",
    "What are you looking forward to?",
    "Which difficult thing has made you stronger?",
    "Whom could you thank today?",
    "Which moment of today would you keep for ever?",
  ]
}
