import CoreModels
import CoreStorage

/// That a goal was completed; its id is the goal's, so that it is paid once whoever says so, and
/// stays paid when steps are added afterwards.
struct GoalCompletion: Record, Hashable {
  static let kind = "aclio.completed"
  let id: String
  /// The suite's day on which its last step was done.
  var day: Day?
}

/// That the daily bonus was claimed; its id is the day, so that a day has one.
struct DailyBonus: Record, Hashable {
  static let kind = "aclio.bonus"
  var day: Day?

  var id: String { day?.description ?? "" }
}

/// That an achievement was earned, which it then stays; its id is the achievement's name.
struct AchievementUnlock: Record, Hashable {
  static let kind = "aclio.achievement"
  let id: String
  /// The suite's day on which it was earned.
  var day: Day?
}
