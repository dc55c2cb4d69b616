public import ArgumentParser
public import CorePlugin
public import CoreStorage

/// Several products under one command, declared by an app.
public protocol Suite: Sendable {
  /// The products, in the order of Today.
  static var plugins: [any Plugin] { get }
  /// The sealing of backups and shared files; `nil`, for none, by default.
  static var sealing: Sealing? { get }
  /// Commands in addition to those of the products and the suite; none by default.
  static var commands: [any ParsableCommand.Type] { get }
  /// Settings in addition to those of the products; none by default.
  static var settings: [any SettingKey] { get }
}

extension Suite {
  /// The suite's own commands that a server can run too.
  public static var ownCommands: [any PluginCommand.Type] {
    [
      ShowToday<Self>.command, ShowDay<Self>.command, ListHistory<Self>.command,
      UndoChanges<Self>.command, RedoChanges<Self>.command, BringBackState<Self>.command,
      SearchRecords<Self>.command, ListConflicts<Self>.command,
      ExportData<Self>.command, ImportArchive<Self>.command, MercyCommand.self,
      ChooseSetting<Self>.command,
    ]
  }

  public static var sealing: Sealing? { nil }
  public static var settings: [any SettingKey] { [] }
  public static var commands: [any ParsableCommand.Type] { [] }
}

extension Suite {
  /// The suite's commands beside those of the products and Today.
  static var suiteCommands: [any ParsableCommand.Type] {
    [
      ShowDay<Self>.command, ListHistory<Self>.command, UndoChanges<Self>.command,
      RedoChanges<Self>.command, BringBackState<Self>.command, SearchRecords<Self>.command,
      ListConflicts<Self>.command, ForgetCommand<Self>.self, ExportData<Self>.command,
      ImportArchive<Self>.command, BackupCommand<Self>.self, RestoreCommand<Self>.self,
      DoctorCommand<Self>.self, SyncCommand<Self>.self, RefreshCommand<Self>.self,
      MercyCommand.self, RemindCommand<SuiteReminders<Self>>.self, ProfileCommand.self,
      ChooseSetting<Self>.command,
    ] + commands
  }

  /// Finds a direct command; the product's name comes first. See `Plugin.directCommand`.
  static func directCommand(_ arguments: [String]) -> DirectCommand? {
    if let product = plugins.first(where: { $0.id == arguments.first }) {
      return type(of: product).directCommand(Array(arguments.dropFirst()))
    }
    return DirectCommand(arguments, main: ShowToday<Self>.command) { name in
      let others = plugins.map { type(of: $0).root }
      return ([OpenCommand<Self>.self] + suiteCommands + others).first {
        $0.configuration.commandName == name
      }
    }
  }
}

/// `daybook`: Today, with every product as a subcommand.
struct SuiteRoot<Products: Suite>: ParsableCommand {
  static var configuration: CommandConfiguration {
    .init(
      "daybook", HelpText.suite,
      version: Daybook.version,
      subcommands: [ShowToday<Products>.command, OpenCommand<Products>.self]
        + Products.plugins.map { type(of: $0).root } + Products.suiteCommands,
      defaultSubcommand: ShowToday<Products>.command)
  }

  @OptionGroup var shared: SharedOptions
}
