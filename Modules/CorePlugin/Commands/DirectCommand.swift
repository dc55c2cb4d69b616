import ArgumentParser

/// A command that was found without making the tree of all commands, which takes longer than a
/// short command may, and more with every command.
public struct DirectCommand {
  /// What to run.
  public let command: any PluginCommand
  /// The shared options that were given.
  public let options: OptionValues

  /// A command that was called by its name alone.
  public init(_ command: any PluginCommand) {
    self.init(command, .defaults)
  }

  private init(_ command: any PluginCommand, _ options: OptionValues) {
    self.command = command
    self.options = options
  }

  /// A command of that type, or of the group that it is, with these arguments; `nil` where they do
  /// not fit.
  init?(_ type: any PluginCommand.Type, _ arguments: [String]) {
    let members = type.configuration.subcommands
    if !members.isEmpty {
      let member = arguments.first.map { name in
        members.first { $0.configuration.commandName == name }
      }
      guard let member = member ?? type.configuration.defaultSubcommand,
        let command = member as? any PluginCommand.Type
      else { return nil }
      self.init(command, Array(arguments.dropFirst()))
      return
    }
    if arguments.isEmpty && !type.takesArguments {
      self.init(type.init())
      return
    }
    // What does not fit is told by the parser of the whole tree, which knows all names.
    guard let command = try? arguments.parsed({ try type.parse($0) as any PluginCommand }) else {
      return nil
    }
    self.init(command, command.shared.values)
  }
}

extension Plugin {
  /// The command that the arguments name; `nil` where only the whole tree of commands can tell:
  /// help, and whatever does not fit.
  public static func directCommand(_ arguments: [String]) -> DirectCommand? {
    let product = Self()
    if arguments.isEmpty { return product.mainCommand.flatMap { DirectCommand($0, []) } }
    let commands = product.commands
    let named = { (name: String) in commands.first { $0.configuration.commandName == name } }
    if let name = arguments.first, !name.hasPrefix("-") {
      return named(name).flatMap { DirectCommand($0, Array(arguments.dropFirst())) }
    }
    // A subcommand may stand after options.
    guard !arguments.contains(where: { named($0) != nil }) else { return nil }
    return product.mainCommand.flatMap { DirectCommand($0, arguments) }
  }
}
