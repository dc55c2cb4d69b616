import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `aclio stats`: points, level, streak and totals.
struct StatsCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("stats", HelpText.stats) }

  static let takesArguments = false

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    let ledger = try await world.ledger()
    try world.answer(ledger.json) { lines(of: ledger, in: world) }
    await GoalIndex.renew(in: world)
  }

  private func lines(of ledger: Ledger, in world: World) -> [String] {
    let language = world.language
    let rows = ledger.figures(in: language).map { [$0.name, $0.value] }
    let week = ledger.stepsOfLastDays(7)
    let bars = Bars(
      week.map { day, count in
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

  /// `aclio stats --json`.
  var json: JSONValue {
    [
      "points": .integer(Int64(points)), "level": level.json, "streak": streak.json,
      "goals": .integer(Int64(feats.goals)),
      "goals_completed": .integer(Int64(feats.completed)),
      "steps_done": .integer(Int64(feats.steps)),
      "bonus_days": .integer(Int64(index.bonuses.count)),
      "bonus_claimed_today": .bool(hasBonus),
      "last_days": .array(
        stepsOfLastDays(7).map {
          ["day": .string($0.day.description), "steps": .integer(Int64($0.steps))]
        }),
    ]
  }
}
