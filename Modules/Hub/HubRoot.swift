public import ArgumentParser
public import CorePlugin

/// `daybook-hub`: runs the commands that `daybook` hands over, with the same arguments.
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

  public init() {}
}
