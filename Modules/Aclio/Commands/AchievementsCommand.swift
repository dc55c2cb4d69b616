import ArgumentParser
import CoreModels
import CorePlugin
import CoreTerminal

/// `aclio achievements`: those earned, and the progress towards the others.
struct AchievementsCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("achievements", HelpText.achievements) }

  static let takesArguments = false

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    let ledger = try await world.ledger()
    let days = Dictionary(ledger.achievements.map { ($0.achievement, $0.day) }) { first, _ in first
    }
    let rows = Achievement.allCases.map { achievement in
      let (feat, least) = achievement.rule
      return Row(
        achievement: achievement, isEarned: days[achievement] != nil,
        day: days[achievement] ?? nil, amount: min(ledger.feats[keyPath: feat], least),
        least: least)
    }
    try world.answer(.array(rows.map(\.json))) {
      Table(
        columns: [.init(isFlexible: false), .init(), .init()],
        rows: rows.map { $0.cells(in: world) }
      ).lines(columns: world.goalColumns, isUnicode: world.terminal.isUnicode)
    }
  }

  private struct Row {
    let achievement: Achievement
    let isEarned: Bool
    let day: Day?
    /// The current amount and the required one.
    let amount: Int, least: Int

    func cells(in world: World) -> [String] {
      let marks = world.terminal.isUnicode ? ("✓", "○") : ("[x]", "[ ]")
      let name = world.text(GameText.achievement(achievement))
      guard isEarned else {
        return [marks.1, world.styled(name, .dim), world.styled("\(amount)/\(least)", .dim)]
      }
      let date = day.map { world.text(GameText.earnedOn($0)) } ?? ""
      return [marks.0, name, world.styled(date, .dim)]
    }

    var json: JSONValue {
      [
        "id": .string(achievement.rawValue), "earned": .bool(isEarned),
        "day": day.map { .string($0.description) } ?? .null,
        "amount": .integer(Int64(amount)), "least": .integer(Int64(least)),
      ]
    }
  }
}
