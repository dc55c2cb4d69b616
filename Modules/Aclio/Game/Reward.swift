import CoreModels
import CoreStorage

/// The effect of a change on points, level, streak and achievements.
struct Reward: Hashable, Sendable {
  /// The points gained, or lost if negative.
  let points: Int
  /// The total points after the change.
  let total: Int
  /// The level reached by the change.
  let newLevel: Level?
  /// The achievements earned by the change.
  let achievements: [Achievement]
  let streak: Streak

  init(from before: Ledger, to after: Ledger) {
    points = after.points - before.points
    total = after.points
    newLevel = after.level.number > before.level.number ? after.level : nil
    let known = Set(before.achievements.map(\.achievement))
    achievements = after.achievements.map(\.achievement).filter { !known.contains($0) }
    streak = after.streak
  }
}

extension Transaction {
  /// Makes a change and returns its reward.
  func rewarding<Value>(
    on day: Day, _ change: (Transaction) throws -> Value
  ) throws -> (value: Value, reward: Reward) {
    let before = try Ledger(snapshot, on: day)
    let value = try change(self)
    return (value, Reward(from: before, to: try Ledger(snapshot, on: day)))
  }
}
