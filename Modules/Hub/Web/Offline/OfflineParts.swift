import CoreModels
import CorePlugin

/// What the frame has for somebody without a connection: a place for notices, and their words.
enum OfflineParts {
  /// Empty until the script has something to say.
  static let notices = PageTemplate(Content.Pages.notices)

  /// The sentences that the script says, by what it calls them; `{}` stands for what it puts there.
  private static let words: [(String, OfflineText)] = [
    ("shown", .shownAsOf("{}")), ("waiting", .waiting("{}")), ("hint", .waitingHint),
    ("here", .keptHere), ("send", .sendNow), ("discard", .discard),
    ("question", .discardQuestion), ("sent", .sent("{}")), ("refused", .refused),
    ("doubtful", .doubtful), ("again", .sendAgain), ("arrived", .arrived), ("open", .open),
    ("dismiss", .dismiss), ("leaving", .logOutQuestion),
  ]

  static func labels(in language: Language) -> [String: any Sendable] {
    [
      "notices": OfflineText.notices.text(in: language),
      "words": words.map { ["name": $0.0, "text": $0.1.text(in: language)] },
    ]
  }
}
