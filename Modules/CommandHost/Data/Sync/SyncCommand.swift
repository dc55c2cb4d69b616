import ArgumentParser
import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage

/// `daybook sync`: syncs the user's devices.
struct SyncCommand<Products: Suite>: ParsableCommand {
  static var configuration: CommandConfiguration {
    .init(
      "sync", HelpText.sync, more: HelpText.syncMore,
      subcommands: [
        Now.self, SyncFolderCommand<Products>.self, SyncHubCommand<Products>.self,
        SyncPassphraseCommand<Products>.self, Schedule.self, SyncStatusCommand.self, Off.self,
      ],
      defaultSubcommand: Now.self)
  }

  @OptionGroup var shared: SharedOptions

  struct Now: PluginCommand {
    static var configuration: CommandConfiguration { .init("now", HelpText.syncNow) }

    static var takesArguments: Bool { false }

    @OptionGroup var shared: SharedOptions

    func run(in world: World) async throws {
      let report = try await world.syncAll(Products.sealing)
      await world.compactLog()
      try await world.finishSync(of: Products.self, report)
    }
  }

  struct Off: PluginCommand {
    static var configuration: CommandConfiguration { .init("off", HelpText.syncOff) }

    static var takesArguments: Bool { false }

    @OptionGroup var shared: SharedOptions

    func run(in world: World) async throws {
      try await FolderSync(world.store).end()
      try await HubSync(world.store).end()
      for secret in SyncSecret.all { try world.secrets.remove(secret) }
      world.noteSharedFolder(nil)
      // A machine without timers has none to remove.
      do { try await world.removeSyncTimer() } catch is ReminderError {}
      try world.answer(["folder": nil]) { [world.text(DataText.noSync)] }
    }
  }
}

/// The names of the secrets for sync.
enum SyncSecret {
  /// The passphrase of the folder, shared by all devices.
  static let name = "daybook.sync-passphrase"
  /// The passphrase of the hub's batches.
  static let hubPassphrase = "daybook.hub-passphrase"
  /// The hub's token for this device.
  static let hubToken = "daybook.hub-token"

  static let all = [name, hubPassphrase, hubToken]
}
