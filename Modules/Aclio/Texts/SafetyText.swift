import CoreModels

/// What is said where a text is not taken, or comes with a word of care.
enum SafetyText: CompleteTextCatalogue {
  case refused(Moderation.Reason)
  /// Where to find help.
  case help(Moderation.Reason)
  /// Goes with a plan for getting over self-harm.
  case recovery
  /// Answers words of despair.
  case despair
  case badName
  case badAge

  static var samples: [SafetyText] {
    Moderation.Reason.allCases.flatMap { [.refused($0), .help($0)] }
      + [.recovery, .despair, .badName, .badAge]
  }
}
