import CoreModels

/// What is said around a conversation.
enum ChatText: CompleteTextCatalogue {
  case allGoals
  case emptyLineEnds
  case you
  case coach(CoachName)
  case nothingSaid
  /// How many messages were deleted.
  case cleared(Int)
  case interrupted
  case streaming
  case error(ChatError)
  case advice(ChatError)

  static var samples: [ChatText] {
    [.allGoals, .emptyLineEnds, .you, .nothingSaid, .interrupted, .streaming]
      + [0, 1, 2, 5].map { .cleared($0) } + CoachName.allCases.map { .coach($0) }
      + ChatError.allCases.flatMap { [.error($0), .advice($0)] }
  }
}
