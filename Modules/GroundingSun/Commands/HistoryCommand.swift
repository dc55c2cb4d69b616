import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `grounding-sun history`: the days so far, newest first, each with all that it had.
struct HistoryCommand: PluginCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", abstract: "List the days so far and their affirmations, newest first.")

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  @Option(help: ArgumentHelp("How many days at most.", valueName: "n"))
  var limit = 20

  func run(in world: World) async throws {
    let limit = try (1...100_000).validated(limit, option: "limit")
    let (source, today) = (try await world.affirmationSource(), world.today)
    let dates = try await world.store.read { snapshot in
      let dates = try snapshot.list(
        DayAffirmation.self, days: Day.first...today, order: .newestFirst)
      let shelf = world.shelf(snapshot, source)
      // Days that were only planned had none; today has what it is planned with.
      return try dates.lazy.filter { $0.isShown || $0.day == today }.prefix(limit).compactMap {
        $0.day == today ? try shelf.kept(on: today) : $0
      }
    }
    try world.answer(.array(dates.map { $0.json(in: world.language) })) {
      guard !dates.isEmpty else { return [world.text(GroundingSunText.noHistory)] }
      return AffirmationLines(
        entries: dates.map { date in
          let texts = date.everything.reversed().map { $0.reading(in: world.language).text }
          return .init(head: date.id, text: texts[0], below: Array(texts.dropFirst()))
        }
      ).lines(in: world)
    }
  }
}

extension DayAffirmation {
  fileprivate func json(in language: Language) -> JSONValue {
    [
      "day": .string(id), "affirmation": chosen.reading(in: language).json,
      "rerolls": .integer(Int64(replaced.count)),
      "replaced": .array(replaced.map { $0.reading(in: language).json }),
      "source": .string(chosen.origin.rawValue),
    ]
  }
}
