import CoreModels

/// What goals and their steps say.
enum GoalText: TextCatalogue {
  case error(GoalError)
  case advice(GoalError)
  var english: String { "" }
  func translation(to language: Language) -> String? { nil }
  static var samples: [GoalText] { [] }
}
