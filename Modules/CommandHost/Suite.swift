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
  /// Finds a direct command; the product's name comes first. See `Plugin.directCommand`.
  static func directCommand(_ arguments: [String]) -> DirectCommand? {
    if arguments.isEmpty { return DirectCommand(ShowToday<Self>.command.init()) }
    if arguments.first == "open" {
      return DirectCommand(OpenCommand<Self>.self, Array(arguments.dropFirst()))
    }
    let product = plugins.first { $0.id == arguments.first }
    return product.flatMap { type(of: $0).directCommand(Array(arguments.dropFirst())) }
  }
}

/// `daybook`: Today, with every product as a subcommand.
struct SuiteRoot<Products: Suite>: ParsableCommand {
  static var configuration: CommandConfiguration {
    .init(
      "daybook", HelpText.suite,
      version: Daybook.version,
      subcommands: [ShowToday<Products>.command, OpenCommand<Products>.self]
        + Products.plugins.map { type(of: $0).root }
        + [
          ShowDay<Products>.command, ListHistory<Products>.command, UndoChanges<Products>.command,
          RedoChanges<Products>.command, BringBackState<Products>.command,
          SearchRecords<Products>.command, ListConflicts<Products>.command,
          ForgetCommand<Products>.self,
          ExportData<Products>.command, ImportArchive<Products>.command,
          BackupCommand<Products>.self,
          RestoreCommand<Products>.self, DoctorCommand<Products>.self, SyncCommand<Products>.self,
          RefreshCommand<Products>.self, MercyCommand.self,
          RemindCommand<SuiteReminders<Products>>.self, ProfileCommand.self,
          ChooseSetting<Products>.command,
        ] + Products.commands,
      defaultSubcommand: ShowToday<Products>.command)
  }

  @OptionGroup var shared: SharedOptions
}
