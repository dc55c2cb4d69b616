import ArgumentParser
import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import CoreTerminal

/// `daybook sync`: brings the devices of a person together.
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

    static var purpose: CommandPurpose { .local }

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

    static var purpose: CommandPurpose { .local }

    @OptionGroup var shared: SharedOptions

    func run(in world: World) async throws {
      try await FolderSync(world.store).end()
      try await HubSync(world.store).end()
      for secret in SyncSecret.all { try world.secrets.remove(secret) }
      world.noteSharedFolder(nil)
      // What a machine without timers cannot do needs not be taken back.
      do { try await world.removeSyncTimer() } catch is ReminderError {}
      try world.answer(["folder": nil]) { [world.text(DataText.noSync)] }
    }
  }
}

/// What a device needs to know to share.
enum SyncSecret {
  /// The passphrase of a folder, which all devices know.
  static let name = "daybook.sync-passphrase"
  /// The passphrase of a hub.
  static let hubPassphrase = "daybook.hub-passphrase"
  /// What lets this device into the hub.
  static let hubToken = "daybook.hub-token"

  static let all = [name, hubPassphrase, hubToken]
}
