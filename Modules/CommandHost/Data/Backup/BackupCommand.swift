import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import Foundation

/// `daybook backup`: copies the whole home, for storage on another disk.
struct BackupCommand<Products: Suite>: ParsableCommand {
  static var configuration: CommandConfiguration {
    .init(
      "backup", HelpText.backup, more: HelpText.backupMore,
      subcommands: [Make.self, Into.self, List.self, Schedule.self], defaultSubcommand: Make.self)
  }

  @OptionGroup var shared: SharedOptions

  struct Make: PluginCommand {
    static var configuration: CommandConfiguration { .init("make", HelpText.backupMake) }

    @OptionGroup var shared: SharedOptions

    @Argument(help: ArgumentHelp(HelpText.backupMakeFile))
    var file: String

    @Flag(help: ArgumentHelp(HelpText.backupMakePassphrase))
    var passphrase = false

    @OptionGroup var overwriting: OverwriteOption

    func run(in world: World) async throws {
      try world.requirePresent()
      guard file != "-" else { throw StoreError.notAFile(path: file) }
      let path = try world.files.target(file, replacing: overwriting.force)
      await world.compactLog()
      if passphrase {
        let sealing = try Products.requiredSealing()
        let words = try world.newPassphrase()
        try world.files.write(sealing.seal(try await world.store.backUp(), words), path)
      } else {
        do { try await world.store.backUp(to: path) } catch StoreError.cannotOpen {
          throw FileError.cannotWrite(path: path)
        }
      }
      world.noteBackup(at: path)
      try world.answer(["file": .string(path), "sealed": .bool(passphrase)]) {
        [world.text(DataText.backedUp(path.terminalSafe))]
      }
    }
  }

  struct Into: PluginCommand {
    static var configuration: CommandConfiguration {
      .init("into", HelpText.backupInto, more: HelpText.backupIntoMore)
    }

    @OptionGroup var shared: SharedOptions

    @Argument(help: ArgumentHelp(HelpText.backupIntoFolder))
    var folder: String

    @Flag(help: ArgumentHelp(HelpText.backupIntoSealed))
    var sealed = false

    func run(in world: World) async throws {
      try world.requirePresent()
      let folder = try world.files.path(named: folder)
      await world.compactLog()
      var data = try await world.store.backUp()
      if sealed {
        guard let words = try world.secrets.find(BackupSecret.name) else {
          throw BackupError.needsPassphrase
        }
        data = try Products.requiredSealing().seal(data, words)
      }
      let file = try BackupFolder(path: folder).add(data, isSealed: sealed, on: world.today)
      world.noteBackup(at: folder)
      try world.answer(["file": .string(file), "sealed": .bool(sealed)]) {
        [world.text(DataText.backedUp(file.terminalSafe))]
      }
    }
  }
}

extension BackupCommand {
  /// `daybook backup list`: lists the known backups that still exist.
  struct List: PluginCommand {
    static var configuration: CommandConfiguration { .init("list", HelpText.backupList) }

    @OptionGroup var shared: SharedOptions

    func run(in world: World) async throws {
      let paths = world.knownBackups()
      try world.answer(["backups": .array(paths.map(JSONValue.string))]) {
        paths.isEmpty ? [world.text(DataText.noKnownBackups)] : paths.map(\.terminalSafe)
      }
    }
  }
}

/// The passphrase of unattended backups.
enum BackupSecret {
  static let name = "daybook.backup-passphrase"
}
