public import ArgumentParser
import CoreModels
public import CoreStorage

/// The command of an action: ArgumentParser parses the command line into the action's inputs.
public struct ActionCommand<Performed: Action>: PluginCommand, CustomReflectable {
  @OptionGroup public var shared: SharedOptions
  private var action = Performed()

  /// Creates a command without arguments.
  public init() {}

  /// Creates a command from parsed arguments.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: InputKey.self)
    _shared = try values.decode(
      OptionGroup<SharedOptions>.self, forKey: InputKey(stringValue: "shared"))
    for input in Performed.inputs {
      try input.decode(values, InputKey(stringValue: input.description.name), &action)
    }
  }

  /// The action's inputs, because ArgumentParser finds a command's arguments by reflection. Help
  /// lists them before the options that every command has.
  public var customMirror: Mirror {
    let inputs = Performed.inputs.map { Mirror.Child($0.description.name, $0.parsed()) }
    return Mirror(self, children: inputs + [Mirror.Child("shared", _shared)])
  }

  public static var configuration: CommandConfiguration { Performed.configuration }
  public static var takesArguments: Bool { !Performed.inputs.isEmpty }
  public static var storeAccess: Store.Access { Performed.storeAccess }
  public static var door: ActionDoor? {
    Performed.purpose == .local ? nil : ActionDoor(Performed.self)
  }

  public var asks: Bool { action.asks }

  public func validate() throws { try action.validate() }

  public func run(in world: World) async throws {
    do { try await action.run(in: world) } catch let error as any ExplainedError {
      // An argument from an unset variable is reported as empty, not as something that was not
      // found.
      if error.failure(in: .english).kind == .notFound {
        for input in Performed.inputs { try input.requireText(action) }
      }
      throw error
    }
  }
}

/// Returns the command of an action. It is not generic, so that the compiler does not build the
/// type of each action's command in advance: the runtime would search all conformances for each,
/// which takes longer than the work of a short command.
func commandType(of action: any Action.Type) -> any PluginCommand.Type {
  func opened<Performed: Action>(_ action: Performed.Type) -> any PluginCommand.Type {
    ActionCommand<Performed>.self
  }
  return opened(action)
}
