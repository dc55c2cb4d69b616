import CoreModels

/// The sentences of the installed app, and of what is done without a connection.
enum OfflineText: CompleteTextCatalogue {
  case description
  case title, hint, tryAgain, keptPages
  /// A page as it was at that time.
  case shownAsOf(String)
  case notices
  /// So many changes.
  case waiting(String)
  case waitingHint, keptHere, sendNow, discard, discardQuestion
  /// So many changes.
  case sent(String)
  case refused, doubtful, sendAgain, arrived, open, dismiss, logOutQuestion

  static let samples: [OfflineText] = [
    .description, .title, .hint, .tryAgain, .keptPages, .shownAsOf("14:05"), .notices,
    .waiting("2"), .waitingHint, .keptHere, .sendNow, .discard, .discardQuestion, .sent("2"),
    .refused, .doubtful, .sendAgain, .arrived, .open, .dismiss, .logOutQuestion,
  ]
}
