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
      Today<Self>.self, DayCommand<Self>.self, HistoryCommand<Self>.self, UndoCommand<Self>.self,
      RedoCommand<Self>.self, BringBackCommand<Self>.self, SearchCommand<Self>.self,
      ConflictsCommand<Self>.self,
      ExportCommand<Self>.self, ImportCommand<Self>.self, MercyCommand.self,
      SettingsCommand<Self>.self,
    ]
  }

  public static var sealing: Sealing? { nil }
  public static var settings: [any SettingKey] { [] }
  public static var commands: [any ParsableCommand.Type] { [] }
}

extension Suite {
  /// Finds a direct command; the product's name comes first. See `Plugin.directCommand`.
  static func directCommand(_ arguments: [String]) -> DirectCommand? {
    if arguments.isEmpty { return DirectCommand(Today<Self>()) }
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
      subcommands: [Today<Products>.self] + Products.plugins.map { type(of: $0).root }
        + [
          DayCommand<Products>.self, HistoryCommand<Products>.self, UndoCommand<Products>.self,
          RedoCommand<Products>.self, BringBackCommand<Products>.self, SearchCommand<Products>.self,
          ConflictsCommand<Products>.self, ForgetCommand<Products>.self,
          ExportCommand<Products>.self, ImportCommand<Products>.self, BackupCommand<Products>.self,
          RestoreCommand<Products>.self, DoctorCommand<Products>.self, SyncCommand<Products>.self,
          RefreshCommand<Products>.self, MercyCommand.self,
          RemindCommand<SuiteReminders<Products>>.self, ProfileCommand.self,
          SettingsCommand<Products>.self,
        ] + Products.commands,
      defaultSubcommand: Today<Products>.self)
  }

  @OptionGroup var shared: SharedOptions
}
