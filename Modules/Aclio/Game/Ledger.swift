import CoreModels
import CorePlugin
import CoreStorage

/// Points, level, streak and achievements, derived from completed steps and goals: nothing counts
/// twice, even if it is undone, redone or merged from another device.
struct Ledger: Hashable, Sendable {
  /// The points for each kind of success.
  enum Worth {
    static let step = 10
    static let completedGoal = 50
    static let firstGoal = 30
    static let bonus = 25
  }

  let today: Day
  let paused: PausedDays
  let index: GoalIndex
  let streak: Streak
  let feats: Achievement.Feats
  /// The earned achievements, each with its day if known, in the order of the table.
  let achievements: [(achievement: Achievement, day: Day?)]

  var points: Int { feats.points }
  var level: Level { Level(points: points) }
  /// `true` if today's bonus was claimed.
  var hasBonus: Bool { index.bonuses.contains(today.epochDay) }

  init(_ snapshot: Snapshot, on today: Day) throws {
    self.init(
      index: try GoalIndex(snapshot), unlocks: try snapshot.list(AchievementUnlock.self),
      paused: try snapshot.pausedDays(), today: today)
  }

  init(index: GoalIndex, unlocks: [AchievementUnlock], paused: PausedDays, today: Day) {
    (self.index, self.today, self.paused) = (index, today, paused)
    var feats = Achievement.Feats()
    var active = index.bonuses
    for entry in index.entries.values {
      if entry.goal != nil { feats.goals += 1 }
      feats.steps += entry.days.count + entry.undated
      feats.completed += entry.isPaid ? 1 : 0
      active.formUnion(entry.days)
    }
    streak = Streak(
      active: Set(active.map { Day(epochDay: $0) }), paused: paused, today: today)
    feats.bestStreak = streak.best
    let days = Dictionary(unlocks.map { ($0.id, $0) }) { first, _ in first }
    // Creating the first goal still counts after it is deleted.
    let hasBegun = feats.goals > 0 || days[Achievement.firstGoal.rawValue] != nil
    feats.points =
      Worth.step * feats.steps + Worth.completedGoal * feats.completed
      + Worth.bonus * index.bonuses.count + (hasBegun ? Worth.firstGoal : 0) + streak.points
    self.feats = feats
    achievements = Achievement.allCases.compactMap { [feats] achievement in
      let unlock = days[achievement.rawValue]
      return unlock != nil || achievement.isEarned(by: feats) ? (achievement, unlock?.day) : nil
    }
  }

  /// `true` if a step was completed today.
  var hasStepToday: Bool { index.entries.values.contains { $0.days.contains(today.epochDay) } }

  /// The goals, as shown in lists.
  var goals: [GoalOverview] { index.overviews(on: today, paused: paused) }

  static func == (one: Ledger, other: Ledger) -> Bool {
    one.today == other.today && one.paused == other.paused && one.index == other.index
      && one.feats == other.feats && one.streak == other.streak
      && one.achievements.map(\.achievement) == other.achievements.map(\.achievement)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(feats) }
}

extension Transaction {
  /// Stores the achievements earned so far, which makes them permanent.
  func unlock(on day: Day?) throws {
    let ledger = try Ledger(snapshot, on: day ?? .first)
    for (achievement, _) in ledger.achievements
    where try find(AchievementUnlock.self, achievement.rawValue) == nil {
      try put(AchievementUnlock(id: achievement.rawValue, day: day))
    }
  }

  /// Claims the bonus of a day; returns `false` if it was claimed already.
  @discardableResult
  func claimBonus(on day: Day) throws -> Bool {
    guard try find(DailyBonus.self, day.description) == nil else { return false }
    try put(DailyBonus(day: day))
    try unlock(on: day)
    return true
  }
}
