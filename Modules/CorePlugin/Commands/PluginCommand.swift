public import ArgumentParser
public import CoreStorage
public import CoreTerminal

/// One command of a product: parse, call a rule or the store, draw.
///
/// It declares `@OptionGroup var shared: SharedOptions`, so that the shared options are understood
/// before and after its name.
public protocol PluginCommand: ParsableCommand {
  /// The options that every command has.
  var shared: SharedOptions { get }
  /// Whether it has arguments beside the shared ones, by default true. Where it has none, its name
  /// alone need not be parsed, which halves the time of a short command; `run(in:)` then reads no
  /// property of the command.
  static var takesArguments: Bool { get }
  /// How it uses the store's file, by default as a command does.
  static var storeAccess: Store.Access { get }
  /// Whether it shows or changes something, by default the latter.
  static var purpose: CommandPurpose { get }
  /// How often somebody elsewhere may have it change something, beside the limit of all commands;
  /// by default no other.
  static var limits: [RouteLimit] { get }
  /// Whether it only shows something with these arguments, asked where nothing else is allowed; by
  /// default it does, for a write is refused by the store. One that asks others, or whose writes
  /// are automatic, knows better.
  var showsOnly: Bool { get }
  /// The action that answers for it where nobody is at a terminal; by default none, and the API reads
  /// what the command prints.
  static var door: ActionDoor? { get }
  /// Does what the command is for; errors are put into words by the host.
  func run(in world: World) async throws
}

extension PluginCommand {
  public static var takesArguments: Bool { true }
  public static var storeAccess: Store.Access { .command }
  public static var purpose: CommandPurpose { .writes }
  public static var limits: [RouteLimit] { [] }
  public static var door: ActionDoor? { nil }
  public var showsOnly: Bool { true }
}

/// The options that every command of every product has.
public struct SharedOptions: ParsableArguments {
  @Option(help: ArgumentHelp(HelpText.sharedHome, valueName: "dir"))
  public var home: String?

  @Option(help: ArgumentHelp(HelpText.sharedProfile, valueName: "name"))
  public var profile: String?

  @Option(help: ArgumentHelp(HelpText.sharedDate, valueName: "day"))
  public var date: String?

  @Option(help: ArgumentHelp(HelpText.sharedAsOf, valueName: "day"))
  public var asOf: String?

  @Flag(help: ArgumentHelp(HelpText.sharedJson))
  public var json = false

  @Flag(help: ArgumentHelp(HelpText.sharedPlain))
  public var plain = false

  @Option(help: ArgumentHelp(HelpText.sharedColor, valueName: "when"))
  public var color: ColorChoice = .auto

  @Flag(help: ArgumentHelp(HelpText.sharedOffline))
  public var offline = false

  @Option(help: ArgumentHelp(HelpText.sharedLang, valueName: "code"))
  public var lang: String?

  @Flag(help: ArgumentHelp(HelpText.sharedVerbose))
  public var verbose = false

  /// All options as they are when none is given.
  public init() {}

  /// What was given.
  public var values: OptionValues {
    OptionValues(
      home: home, profile: profile, date: date, asOf: asOf, isJSON: json, isPlain: plain,
      color: color,
      isOffline: offline, language: lang, isVerbose: verbose)
  }
}

/// The values of the shared options; unlike those, they need no parser.
public struct OptionValues: Hashable, Sendable {
  /// `--home` and `--profile`.
  public var home: String?, profile: String?
  /// `--date` and `--as-of`, as they were typed.
  public var date: String?, asOf: String?
  /// `--json` and `--plain`.
  public var isJSON = false, isPlain = false
  /// `--color`.
  public var color = ColorChoice.auto
  /// `--offline`.
  public var isOffline = false
  /// `--lang`, as it was typed.
  public var language: String?
  /// `--verbose`.
  public var isVerbose = false

  /// The values when nothing is given.
  public static let defaults = OptionValues()
}

extension ColorChoice: ExpressibleByArgument {}
