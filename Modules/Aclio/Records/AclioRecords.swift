import CoreModels
import CoreStorage

/// Marks a goal as completed. Its id is the goal's, so that its points count once, on whichever
/// device, and stay when steps are added later.
struct GoalCompletion: Record, Hashable {
  static let kind = "aclio.completed"
  let id: String
  /// The day in the suite on which its last step was done.
  var day: Day?
}

/// Marks the daily bonus as claimed. Its id is the day, so that a day has only one.
struct DailyBonus: Record, Hashable {
  static let kind = "aclio.bonus"
  var day: Day?

  var id: String { day?.description ?? "" }
}

/// Marks an achievement as earned, permanently. Its id is the achievement's name.
struct AchievementUnlock: Record, Hashable {
  static let kind = "aclio.achievement"
  let id: String
  /// The day in the suite on which it was earned.
  var day: Day?
}
