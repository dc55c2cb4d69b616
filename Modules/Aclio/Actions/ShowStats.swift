import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `aclio stats`: points, level, streak and totals.
struct ShowStats: Action {
  static var configuration: CommandConfiguration { .init("stats", HelpText.stats) }
  static var purpose: CommandPurpose { .reads }

  func perform(in world: World) async throws -> AclioStats {
    let ledger = try await world.ledger()
    await GoalIndex.renew(in: world)
    return AclioStats(ledger: ledger)
  }
}

/// Points, level, streak and totals.
struct AclioStats: Outcome, JSONObject {
  let ledger: Ledger

  static let fields: [Field<Self>] = [
    Field("points", "All points.", \.ledger.points),
    Field("level", "The level.", \.ledger.level),
    Field("streak", "The streak.", \.ledger.streak),
    Field("goals", "How many goals there are.", \.ledger.feats.goals),
    Field("goals_completed", "How many were reached.", \.ledger.feats.completed),
    Field("steps_done", "How many steps were done.", \.ledger.feats.steps),
    Field("bonus_days", "Days on which the bonus was claimed.", \.ledger.index.bonuses.count),
    Field("bonus_claimed_today", "Whether today’s was.", \.ledger.hasBonus),
    Field("last_days", "The last seven days, oldest first.") {
      $0.ledger.stepsOfLastDays(7).map(ActiveDay.init)
    },
  ]

  func lines(in world: World) -> [String] {
    let language = world.language
    let rows = ledger.figures(in: language).map { [$0.name, $0.value] }
    let bars = Bars(
      ledger.stepsOfLastDays(7).map { day, count in
        Bars.Bar(
          language.weekdayNames[day.weekday.rawValue - 1], amount: count, text: "\(count)")
      })
    return facts(rows, in: world) + [""]
      + world.sentence(GameText.lastWeeks, .bold)
      + bars.lines(columns: world.goalColumns, isUnicode: world.terminal.isUnicode)
  }

  /// Names beside figures, or above them if figures would be cut.
  private func facts(_ rows: [[String]], in world: World) -> [String] {
    let needed = rows.reduce(into: [0, 0]) { widths, row in
      for index in row.indices { widths[index] = max(widths[index], row[index].visibleWidth) }
    }
    guard world.isDrawn, needed[0] + 2 + needed[1] > world.goalColumns else {
      return Table(columns: [.init(isFlexible: false), .init(isFlexible: false)], rows: rows)
        .lines(columns: world.goalColumns, isUnicode: world.terminal.isUnicode)
    }
    return rows.flatMap { row in
      world.hanging("", row[0]) + world.hanging("  ", row[1])
    }
  }
}

/// A day of the statistics.
struct ActiveDay: JSONObject {
  let day: Day
  let steps: Int

  static let fields: [Field<Self>] = [
    Field("day", "The day.", \.day), Field("steps", "Steps done on it.", \.steps),
  ]
}

extension World {
  /// Reads today's points, level, streak and achievements.
  func ledger() async throws -> Ledger {
    let today = today
    return try await store.read { try Ledger($0, on: today) }
  }
}

extension Ledger {
  /// The number of steps done on each of the last days, oldest first.
  func stepsOfLastDays(_ count: Int) -> [(day: Day, steps: Int)] {
    var done: [Int: Int] = [:]
    for entry in index.entries.values { for day in entry.days { done[day, default: 0] += 1 } }
    return (0..<count).reversed().map { ago in
      let day = today.advanced(by: -ago)
      return (day, done[day.epochDay, default: 0])
    }
  }
}

/// `aclio achievements`: those earned, and the progress towards the others.
struct ListAchievements: Action {
  static var configuration: CommandConfiguration { .init("achievements", HelpText.achievements) }
  static var purpose: CommandPurpose { .reads }

  func perform(in world: World) async throws -> AchievementListing {
    let ledger = try await world.ledger()
    let days = Dictionary(ledger.achievements.map { ($0.achievement, $0.day) }) { first, _ in first
    }
    return AchievementListing(
      rows: Achievement.allCases.map { achievement in
        let (feat, least) = achievement.rule
        return .init(
          achievement: achievement, isEarned: days[achievement] != nil,
          day: days[achievement] ?? nil, amount: min(ledger.feats[keyPath: feat], least),
          least: least)
      })
  }
}

/// All achievements with the progress towards them.
struct AchievementListing: Outcome {
  struct Row: JSONObject {
    let achievement: Achievement
    let isEarned: Bool
    let day: Day?
    /// The current amount and the required one.
    let amount: Int, least: Int

    static let fields: [Field<Self>] = [
      Field("id", "Its id.", \.achievement),
      Field("earned", "Whether it was earned.", \.isEarned),
      Field("day", "The day on which it was, if known.", \.day),
      Field("amount", "What has been done for it.", \.amount),
      Field("least", "What it takes.", \.least),
    ]

    fileprivate func cells(in world: World) -> [String] {
      let marks = world.terminal.isUnicode ? ("✓", "○") : ("[x]", "[ ]")
      let name = world.text(GameText.achievement(achievement))
      guard isEarned else {
        return [marks.1, world.styled(name, .dim), world.styled("\(amount)/\(least)", .dim)]
      }
      let date = day.map { world.text(GameText.earnedOn($0)) } ?? ""
      return [marks.0, name, world.styled(date, .dim)]
    }
  }

  let rows: [Row]

  static var shape: Shape { [Row].shape }
  var json: JSONValue { rows.json }

  func lines(in world: World) -> [String] {
    Table(
      columns: [.init(isFlexible: false), .init(), .init()], rows: rows.map { $0.cells(in: world) }
    ).lines(columns: world.goalColumns, isUnicode: world.terminal.isUnicode)
  }
}
