import CoreModels
import CorePlugin

/// The frame's parts for offline use: a place for notices, and their texts.
enum OfflineParts {
  /// The script's texts by name, with `{}` as a placeholder.
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
