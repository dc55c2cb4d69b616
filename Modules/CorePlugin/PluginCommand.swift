public import ArgumentParser
public import CoreTerminal

/// One command of a product: parse, call a rule or the store, draw.
///
/// It declares `@OptionGroup var shared: SharedOptions`, so that the shared options are understood
/// before and after its name.
public protocol PluginCommand: ParsableCommand {
  /// The options that every command has.
  var shared: SharedOptions { get }
  /// Does what the command is for; errors are put into words by the host.
  func run(in world: World) async throws
}

/// The options that every command of every product has.
public struct SharedOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The folder with everything you have.", valueName: "dir"))
  public var home: String?

  @Option(help: ArgumentHelp("The person within the home (default: me).", valueName: "name"))
  public var profile: String?

  @Option(help: ArgumentHelp("The day to take for today, as 2026-11-21.", valueName: "day"))
  public var date: String?

  @Flag(help: "Print one JSON value and nothing else.")
  public var json = false

  @Flag(help: "Print plain lines without layout or colour.")
  public var plain = false

  @Option(help: ArgumentHelp("When to use colours.", valueName: "when"))
  public var color: ColorChoice = .auto

  @Flag(help: "Do not use the network.")
  public var offline = false

  @Option(help: ArgumentHelp("The language: en, sk, cs, hu, pl, de or es.", valueName: "code"))
  public var lang: String?

  @Flag(help: "Report details on standard error.")
  public var verbose = false

  /// All options as they are when none is given.
  public init() {}
}

extension ColorChoice: ExpressibleByArgument {}
