import CoreModels
import CoreStorage

/// What something that was done, or taken back, meant for points and the rest.
struct Reward: Hashable, Sendable {
  /// Points gained, or lost where negative.
  let points: Int
  /// The points afterwards.
  let total: Int
  /// The level that was reached by it.
  let newLevel: Level?
  /// What was earned by it.
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

  /// For scripts.
  var json: JSONValue {
    [
      "points": .integer(Int64(points)), "total": .integer(Int64(total)),
      "new_level": newLevel.map { .integer(Int64($0.number)) } ?? .null,
      "achievements": .array(achievements.map { .string($0.rawValue) }),
    ]
  }
}

extension Transaction {
  /// Does something and answers what it meant for points and the rest.
  func rewarding<Value>(
    on day: Day, _ change: (Transaction) throws -> Value
  ) throws -> (value: Value, reward: Reward) {
    let before = try Ledger(snapshot, on: day)
    let value = try change(self)
    return (value, Reward(from: before, to: try Ledger(snapshot, on: day)))
  }
}
