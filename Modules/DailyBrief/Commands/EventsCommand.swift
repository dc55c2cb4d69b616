import CoreTerminal
import CoreStorage
import ArgumentParser
import CoreModels
import CorePlugin
import Logging

/// `daily-brief events`: lists the countdowns; subcommands change them.
struct EventsCommand: PluginCommand {
  static var configuration: CommandConfiguration {
    .init(
      "events", HelpText.events,
      subcommands: [
        List.self, EventAddCommand.self, EventEditCommand.self, EventRemoveCommand.self,
        EventImportCommand.self,
      ], defaultSubcommand: List.self)
  }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws { try await world.showEvents() }

  struct List: PluginCommand {
    static var configuration: CommandConfiguration { .init("list", HelpText.eventsList) }
    static let takesArguments = false

    static var purpose: CommandPurpose { .reads }

    @OptionGroup var shared: SharedOptions

    func run(in world: World) async throws { try await world.showEvents() }
  }
}

extension World {
  fileprivate func showEvents() async throws {
    let shown = try await briefSource().shownEvents()
    let world = try await atBriefTime()
    let listing = shown.listing
    let countdowns = listing.events.countdowns(on: world.today, language: language)
    let rows = countdowns.map(\.listedJSON) + listing.unreadable.map(\.listedJSON)
    if let failure = shown.failure { log.warning("events not refreshed: \(failure.code)") }
    try answer(.array(rows)) {
      EventList(countdowns: countdowns, unreadable: listing.unreadable).lines(in: self)
        + shown.footer(in: self)
    }
  }
}

/// `daily-brief events remove EVENT`.
struct EventRemoveCommand: PluginCommand {
  static var configuration: CommandConfiguration { .init("remove", HelpText.eventRemove) }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.eventEditEvent))
  var event: String

  func run(in world: World) async throws {
    let source = try await world.briefSource()
    let world = try await world.atBriefTime()
    let found = try await NumberedList(source.listing(), on: world.today).find(event)
    let (id, name, json) =
      switch found {
      case .event(let event): (event.id, event.name, world.countdown(of: event).listedJSON)
      case .unreadable(let event): (event.id, event.name, event.listedJSON)
      }
    let isLocal = try await world.store.collection(of: Event.self).find(id) != nil
    try await source.removeEvent(id)
    try await world.settleAnnouncements(of: [])
    try world.answer(json) {
      let name = name.terminalSafe
      return [world.text(isLocal ? EventText.removed(name) : .removedFromServer(name))]
    }
  }
}
