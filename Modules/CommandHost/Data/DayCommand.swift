import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// `daybook day`: all products' entries of a day, as they were shown then.
struct ShowDay<Products: Suite>: Action {
  static var configuration: CommandConfiguration { .init("day", HelpText.day) }
  static var purpose: CommandPurpose { .reads }
  static var inputs: [Input<Self>] { [.argument("day", \.day, HelpText.dayDay)] }

  var day: String?

  func perform(in world: World) async throws -> KeptDay {
    let day = try day.map { try world.day($0, .past) } ?? world.today
    let moment = world.moment
    return try await world.store.read { snapshot in
      KeptDay(
        day: day, isPaused: try snapshot.pausedDays().contains(day),
        kept: try Products.plugins.kept(on: day...day, from: snapshot, at: moment),
        plugins: Products.plugins)
    }
  }
}

/// A day with its entries.
struct KeptDay: Outcome, JSONObject {
  let day: Day
  let isPaused: Bool
  let kept: [DayEntry]
  let plugins: [any Plugin]

  static let fields: [Field<Self>] = [
    Field("day", "The day.", \.day),
    Field("paused", "Whether the user paused.", \.isPaused),
    Field("kept", "The entries of all apps.", \.kept),
  ]

  func lines(in world: World) -> [String] {
    let title = day.longText(in: world.language)
    var lines = [world.styled(title, .bold)]
    if isPaused { lines.append(world.text(HostText.pausedDay)) }
    if kept.isEmpty { lines += ["", world.text(HostText.nothingKept)] }
    for plugin in plugins {
      let own = kept.filter { $0.product == plugin.id }
      guard !own.isEmpty else { continue }
      lines += ["", world.styled(plugin.name, .bold)]
      lines += own.flatMap(\.text.safeLines).map { "  \($0)" }
    }
    return lines
  }
}
