public import ArgumentParser
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
  public static var purpose: CommandPurpose { Performed.purpose }
  public static var limits: [RouteLimit] { Performed.limits }
  public static var door: ActionDoor? { ActionDoor(Performed.self) }
  public var showsOnly: Bool { action.showsOnly }

  public func validate() throws { try action.validate() }

  public func run(in world: World) async throws {
    try await action.performed(in: world) { try world.answer(with: $0) }
  }
}
