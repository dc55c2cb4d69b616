public import ArgumentParser
public import CorePlugin

/// `daybook-hub`: what `daybook` hands over to it, in the same words.
public struct HubRoot<Products: ServedSuite>: ParsableCommand {
  public static var configuration: CommandConfiguration {
    .init(
      "daybook-hub", HelpText.hubRoot, more: HelpText.hubRootMore,
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
