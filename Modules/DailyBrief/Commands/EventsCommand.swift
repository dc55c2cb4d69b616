import CoreTerminal
import CoreStorage
import ArgumentParser
import CoreModels
import CorePlugin

/// `daily-brief events`: the countdowns, and everything that changes them.
struct EventsCommand: PluginCommand {
  static let configuration = CommandConfiguration(
    commandName: "events", abstract: "Show and change the days you count down to.",
    subcommands: [
      List.self, EventAddCommand.self, EventEditCommand.self, EventRemoveCommand.self,
      EventImportCommand.self,
    ], defaultSubcommand: List.self)

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws { try await world.showEvents() }

  struct List: PluginCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List the events, the next one first.")
    static let takesArguments = false

    @OptionGroup var shared: SharedOptions

    func run(in world: World) async throws { try await world.showEvents() }
  }
}

extension World {
  fileprivate func showEvents() async throws {
    let events = try await eventSource().events()
    let countdowns = events.countdowns(on: today, language: language)
    try answer(.array(countdowns.map(\.listedJSON))) {
      EventList(countdowns: countdowns).lines(in: self)
    }
  }
}

/// `daily-brief events remove EVENT`.
struct EventRemoveCommand: PluginCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Forget an event.")

  @OptionGroup var shared: SharedOptions

  @Argument(help: "The event: its number in the list, its name, or the start of it.")
  var event: String

  func run(in world: World) async throws {
    let source = try await world.eventSource()
    let event = try await world.listedEvents(of: source).find(event)
    let isLocal = try await world.store.collection(of: Event.self).find(event.id) != nil
    let countdown = world.countdown(of: event)
    try await source.removeEvent(event.id)
    try await world.settleAnnouncements(of: [])
    try world.answer(countdown.listedJSON) {
      let name = event.name.terminalSafe
      return [world.text(isLocal ? EventText.removed(name) : .removedFromServer(name))]
    }
  }
}
