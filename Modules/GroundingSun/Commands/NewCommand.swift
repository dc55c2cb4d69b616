import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage

/// `grounding-sun new`: chooses another affirmation for today, one that the day has not had.
struct NewCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("new", HelpText.new) }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    let source = try await world.affirmationSource()
    let outcome = try await world.firstRefresh(from: source)
    let moment = world.moment
    let state = try await world.store.transaction { transaction in
      let shelf = world.shelf(transaction.snapshot, source)
      let date = try shelf.settled([moment.today], showing: moment.today)[0]
      let rerolled = try shelf.draw(for: moment.today).reroll(date)
      try transaction.put(rerolled)
      return try AffirmationState(rerolled, in: transaction.snapshot, at: moment)
    }.after(outcome)
    try world.answer(state.json) { AffirmationScreen(state: state).lines(in: world) }
  }
}
