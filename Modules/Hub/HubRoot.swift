public import ArgumentParser
public import CorePlugin

/// `daybook-hub`: what `daybook` hands over to it, in the same words.
public struct HubRoot<Products: ServedSuite>: ParsableCommand {
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "daybook-hub", abstract: "The server of Daybook, and what belongs to it.",
      discussion: "daybook serve, token, key, calendar and people run it.",
      version: Daybook.version,
      subcommands: [
        ServeCommand<Products>.self, TokenCommand<Products>.self, KeyCommand<Products>.self,
        CalendarCommand<Products>.self, PeopleCommand<Products>.self,
      ])
  }

  @OptionGroup public var shared: SharedOptions

  /// Parsing makes it.
  public init() {}
}
