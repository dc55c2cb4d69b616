import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `grounding-sun upcoming`: the next 14 days with their affirmations.
struct UpcomingCommand: PluginCommand {
  static let configuration = CommandConfiguration(
    commandName: "upcoming", abstract: "List the affirmations of the next 14 days.")

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    let source = try await world.affirmationSource()
    _ = try await world.firstRefresh(from: source)
    let today = world.today
    let nineToday = world.calendar.start(of: today).adding(seconds: 9 * 3600)
    let first = world.now() < nineToday ? today : today.advanced(by: 1)
    let days = (0..<14).map { first.advanced(by: $0) }
    let dates = try await world.settledDates(days, from: source)
    let entries = dates.enumerated().map { index, date -> JSONValue in
      [
        "identifier": .string("daily_affirmation_\(index)"), "day": .string(date.id),
        "fires_at": .string(
          world.calendar.start(of: days[index]).adding(seconds: 9 * 3600).description),
        "affirmation": date.chosen.reading(in: world.language).json,
      ]
    }
    try world.answer(.array(entries)) {
      AffirmationLines(
        entries: dates.map { .init(head: $0.id, text: $0.chosen.reading(in: world.language).text) }
      ).lines(in: world)
    }
  }
}
