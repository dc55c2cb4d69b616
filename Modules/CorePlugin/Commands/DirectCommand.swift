public import ArgumentParser

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

  /// Finds the command for the arguments of a root, whose `main` command has no name; `nil` if only
  /// the whole command tree can tell: for help and errors.
  public init?(
    _ arguments: [String], main: (any PluginCommand.Type)?,
    named: (String) -> (any ParsableCommand.Type)?
  ) {
    if let name = arguments.first, !name.hasPrefix("-") {
      guard let type = named(name) else { return nil }
      self.init(type, Array(arguments.dropFirst()))
    } else {
      // A subcommand may follow options.
      guard let main, !arguments.contains(where: { !$0.hasPrefix("-") && named($0) != nil }) else {
        return nil
      }
      self.init(main, arguments)
    }
  }

  /// Parses a command of that type, or a subcommand of that group; `nil` if the arguments do not
  /// fit.
  init?(_ type: any ParsableCommand.Type, _ arguments: [String]) {
    let configuration = type.configuration
    if !configuration.subcommands.isEmpty {
      let member = arguments.first.map { name in
        configuration.subcommands.first { $0.configuration.commandName == name }
      }
      guard let member = member ?? configuration.defaultSubcommand else { return nil }
      self.init(member, Array(arguments.dropFirst()))
      return
    }
    guard let type = type as? any PluginCommand.Type else { return nil }
    if !type.takesArguments, let options = OptionValues(flags: arguments) {
      self.init(type.init(), options)
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
  /// Returns the command for the arguments, or `nil` if only the whole command tree can tell.
  public static func directCommand(_ arguments: [String]) -> DirectCommand? {
    let product = Self()
    return DirectCommand(arguments, main: product.mainCommand) { name in
      product.commands.first { $0.configuration.commandName == name }
    }
  }
}
