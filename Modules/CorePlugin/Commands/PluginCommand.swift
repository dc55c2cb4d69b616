public import ArgumentParser
public import CoreStorage
public import CoreTerminal

/// A command of a product.
///
/// It declares `@OptionGroup var shared: SharedOptions`, so that the shared options work before and
/// after its name.
public protocol PluginCommand: ParsableCommand {
  /// The options shared by all commands.
  var shared: SharedOptions { get }
  /// `true`, the default, for commands with arguments other than the shared ones. A command without
  /// them is not parsed when invoked by its name alone or with the shared flags, which halves the
  /// time of a short command; `run(in:)` must then not read any of its properties.
  static var takesArguments: Bool { get }
  /// The way it opens the store; ``Store/Access/command`` by default.
  static var storeAccess: Store.Access { get }
  /// The command's action for remote callers; `nil`, the default, for a command that works only on
  /// the user's own machine.
  static var door: ActionDoor? { get }
  /// `true` if it asks a person at a terminal; `false` by default.
  var asks: Bool { get }
  /// Runs the command. The host presents its errors.
  func run(in world: World) async throws
}

extension PluginCommand {
  public static var takesArguments: Bool { true }
  public static var storeAccess: Store.Access { .command }
  public static var door: ActionDoor? { nil }
  public var asks: Bool { false }
}

/// A command that groups others and by itself runs the default one of them.
public protocol PluginCommandGroup: PluginCommand {}

extension PluginCommandGroup {
  public func run(in world: World) async throws {}
}

/// The options shared by all commands of all products.
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

  @Flag(help: ArgumentHelp(HelpText.sharedScreenReader))
  public var screenReader = false

  @Option(help: ArgumentHelp(HelpText.sharedColor, valueName: "when"))
  public var color: ColorChoice = .auto

  @Flag(help: ArgumentHelp(HelpText.sharedOffline))
  public var offline = false

  @Option(help: ArgumentHelp(HelpText.sharedLang, valueName: "code"))
  public var lang: String?

  @Flag(help: ArgumentHelp(HelpText.sharedVerbose))
  public var verbose = false

  /// The options' default values.
  public init() {}

  /// The values given.
  public var values: OptionValues {
    OptionValues(
      home: home, profile: profile, date: date, asOf: asOf, isJSON: json, isPlain: plain,
      isSpoken: screenReader, color: color, isOffline: offline, language: lang, isVerbose: verbose)
  }
}

/// The values of the shared options, usable without a parser.
public struct OptionValues: Hashable, Sendable {
  /// `--home` and `--profile`.
  public var home: String?, profile: String?
  /// `--date` and `--as-of`, as typed.
  public var date: String?, asOf: String?
  /// `--json` and `--plain`.
  public var isJSON = false, isPlain = false
  /// `--screen-reader`.
  public var isSpoken = false
  /// `--color`.
  public var color = ColorChoice.auto
  /// `--offline`.
  public var isOffline = false
  /// `--lang`, as typed.
  public var language: String?
  /// `--verbose`.
  public var isVerbose = false

  /// The values if no option is given.
  public static let defaults = OptionValues()
}

extension OptionValues {
  /// The values of flags, such as `--json --offline`; `nil` if another argument is among them.
  init?(flags: [String]) {
    self = .defaults
    for flag in flags {
      switch flag {
      case "--json": isJSON = true
      case "--plain": isPlain = true
      case "--screen-reader": isSpoken = true
      case "--offline": isOffline = true
      case "--verbose": isVerbose = true
      default: return nil
      }
    }
  }
}

extension ColorChoice: ExpressibleByArgument {}
