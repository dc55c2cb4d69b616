import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `grounding-sun history`: lists past days, newest first, with all their affirmations.
struct HistoryCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("history", HelpText.history) }

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  @Option(help: ArgumentHelp(HelpText.historyLimit, valueName: "n"))
  var limit = 20

  func run(in world: World) async throws {
    let limit = try (1...100_000).validated(limit, option: "limit")
    let (source, today) = (try await world.affirmationSource(), world.today)
    let days = try await world.store.read { snapshot in
      let shelf = world.shelf(snapshot, source)
      // Days that were only planned are left out; today shows its planned affirmation.
      return try snapshot.affirmationDays(Day.first...today).reversed().lazy.filter {
        $0.date.isShown || $0.date.day == today
      }.prefix(limit).compactMap { day in
        guard day.date.day == today else { return day }
        return try shelf.kept(on: today).map { AffirmationDay($0, elsewhere: day.elsewhere) }
      }
    }
    try world.answer(.array(days.map { $0.json(in: world.language) })) {
      guard !days.isEmpty else { return [world.text(GroundingSunText.noHistory)] }
      return AffirmationLines(
        entries: days.map { day in
          let texts = day.everything.map { $0.reading(in: world.language).text }
          return .init(
            head: day.date.day?.description ?? "", text: texts[0], below: Array(texts.dropFirst()))
        }
      ).lines(in: world)
    }
  }
}

extension AffirmationDay {
  fileprivate func json(in language: Language) -> JSONValue {
    [
      "day": .string(date.day?.description ?? ""),
      "affirmation": date.chosen.reading(in: language).json,
      "rerolls": .integer(Int64(date.replaced.count)),
      "replaced": .array(date.replaced.map { $0.reading(in: language).json }),
      "elsewhere": .array(elsewhere.map { $0.reading(in: language).json }),
      "source": .string(date.chosen.origin.rawValue),
    ]
  }
}
