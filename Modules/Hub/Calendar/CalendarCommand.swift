public import ArgumentParser
import CoreModels
public import CorePlugin
import CoreStorage
import HubAccounts
import HubConfiguration
import HubWeb

/// `daybook calendar`: manages the address of a person's calendar feed.
public struct CalendarCommand<Products: ServedSuite>: PluginCommandGroup {
  public static var configuration: CommandConfiguration {
    .init(
      "calendar", HelpText.calendar, more: HelpText.calendarMore,
      subcommands: [
        CalendarStatus<Products>.self, CalendarOn<Products>.self, CalendarOff<Products>.self,
      ],
      defaultSubcommand: CalendarStatus<Products>.self)
  }

  @OptionGroup public var shared: SharedOptions

  public init() {}
}

struct CalendarStatus<Products: ServedSuite>: PluginCommand {
  static var configuration: CommandConfiguration { .init("status", HelpText.calendarStatus) }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    try await world.usingDatabase(opening: Products.openDatabase).answerCalendarFeed()
  }
}

struct CalendarOn<Products: ServedSuite>: PluginCommand {
  static var configuration: CommandConfiguration { .init("on", HelpText.calendarOn) }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    let world = try await world.usingDatabase(opening: Products.openDatabase)
    let environment = world.environment
    let settings = try await world.store.read { try HubSettings(in: $0, environment: environment) }
    let path = try await CalendarFeeds(store: world.store)
      .make(for: Person(id: world.store.profile))
    let base = PublicURL(settings.publicURL)?.text ?? "http://" + settings.listen
    try world.answer(["on": true, "url": .string(base + path)]) {
      [base + path, world.text(AccessText.shownOnce)]
    }
  }
}

struct CalendarOff<Products: ServedSuite>: PluginCommand {
  static var configuration: CommandConfiguration { .init("off", HelpText.calendarOff) }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    let world = try await world.usingDatabase(opening: Products.openDatabase)
    try await CalendarFeeds(store: world.store).end(of: world.store.profile)
    try await world.answerCalendarFeed()
  }
}

extension World {
  fileprivate func answerCalendarFeed() async throws {
    let feed = try await CalendarFeeds(store: store).feed(of: store.profile)
    let made = feed.map { calendar.day(containing: $0.createdAt) }
    try answer([
      "on": .bool(feed != nil),
      "created_at": feed.map { .string($0.createdAt.description) } ?? .null,
    ]) { [text(made.map { CalendarFeedText.made($0.inWords) } ?? .isOff)] }
  }
}
