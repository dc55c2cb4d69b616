import ArgumentParser

/// A command found without building the whole command tree, which takes longer than a short command
/// may and grows with every command.
public struct DirectCommand {
  /// The command to run.
  public let command: any PluginCommand
  /// The shared options.
  public let options: OptionValues

  /// A command invoked by its name alone.
  public init(_ command: any PluginCommand) {
    self.init(command, .defaults)
  }

  private init(_ command: any PluginCommand, _ options: OptionValues) {
    self.command = command
    self.options = options
  }

  /// Parses a command of that type, or a subcommand of that group; `nil` if the arguments do not
  /// fit.
  public init?(_ type: any PluginCommand.Type, _ arguments: [String]) {
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
    // Errors are left to the parser of the whole tree, which knows all names.
    guard let command = try? arguments.parsed({ try type.parse($0) as any PluginCommand }) else {
      return nil
    }
    self.init(command, command.shared.values)
  }
}

extension Plugin {
  /// Returns the command for the arguments, or `nil` if only the whole command tree can tell: for
  /// help and errors.
  public static func directCommand(_ arguments: [String]) -> DirectCommand? {
    let product = Self()
    if arguments.isEmpty { return product.mainCommand.flatMap { DirectCommand($0, []) } }
    let commands = product.commands
    let named = { (name: String) in commands.first { $0.configuration.commandName == name } }
    if let name = arguments.first, !name.hasPrefix("-") {
      return named(name).flatMap { DirectCommand($0, Array(arguments.dropFirst())) }
    }
    // A subcommand may follow options.
    guard !arguments.contains(where: { named($0) != nil }) else { return nil }
    return product.mainCommand.flatMap { DirectCommand($0, arguments) }
  }
}
