import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `daybook day`: all products' entries of a day, as they were shown then.
struct DayCommand<Products: Suite>: PluginCommand {
  static var configuration: CommandConfiguration { .init("day", HelpText.day) }

  static var purpose: CommandPurpose { .reads }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.dayDay))
  var day: String?

  func run(in world: World) async throws {
    let day = try day.map { try world.day($0, .past) } ?? world.today
    let moment = world.moment
    let (kept, isPaused) = try await world.store.read { snapshot in
      (
        try Products.plugins.kept(on: day...day, from: snapshot, at: moment),
        try snapshot.pausedDays().contains(day)
      )
    }
    let json: JSONValue = [
      "day": .string(day.description), "paused": .bool(isPaused),
      "kept": .array(kept.map(\.json)),
    ]
    try world.answer(json) { Self.lines(kept, on: day, isPaused: isPaused, in: world) }
  }

  private static func lines(
    _ kept: [DayEntry], on day: Day, isPaused: Bool, in world: World
  ) -> [String] {
    let title = day.longText(in: world.language)
    var lines = [world.styled(title, .bold)]
    if isPaused { lines += world.text(HostText.pausedDay).wrapped(to: world.columns) }
    if kept.isEmpty { lines += ["", world.text(HostText.nothingKept)] }
    for plugin in Products.plugins {
      let own = kept.filter { $0.product == plugin.id }
      guard !own.isEmpty else { continue }
      lines += ["", world.styled(plugin.name, .bold)]
      lines += own.flatMap { $0.text.terminalSafe.wrapped(to: world.columns - 2) }.map { "  \($0)" }
    }
    return lines
  }
}
