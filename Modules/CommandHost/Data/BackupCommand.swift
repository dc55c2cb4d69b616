import ArgumentParser
import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import CoreTerminal
import Foundation

/// `daybook backup`: copies of everything, for another disk.
struct BackupCommand<Products: Suite>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "backup", abstract: "Back up everything into one file.",
      discussion: """
        The copy is complete and consistent, even while other commands write. With --passphrase it
        is sealed in the age format; nobody can open it without the passphrase, which is asked for
        or read from standard input.
        """,
      subcommands: [Make.self, Into.self, Schedule.self], defaultSubcommand: Make.self)
  }

  @OptionGroup var shared: SharedOptions

  struct Make: PluginCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(commandName: "make", abstract: "Copy everything into a file.")
    }

    static var purpose: CommandPurpose { .local }

    @OptionGroup var shared: SharedOptions

    @Argument(help: "The file to write.")
    var file: String

    @Flag(help: "Seal the copy with a passphrase.")
    var passphrase = false

    func run(in world: World) async throws {
      try world.requirePresent()
      guard file != "-" else { throw StoreError.notAFile(path: file) }
      let path = world.files.absolutePath(file)
      await world.compactLog()
      if passphrase {
        let sealing = try Products.requiredSealing()
        let words = try world.newPassphrase()
        try world.files.write(sealing.seal(try await world.store.backUp(), words), path)
      } else {
        try await world.store.backUp(to: path)
      }
      world.noteBackup(at: path)
      try world.answer(["file": .string(path), "sealed": .bool(passphrase)]) {
        [world.text(DataText.backedUp(path.terminalSafe))]
      }
    }
  }

  struct Into: PluginCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        commandName: "into", abstract: "Add a dated backup to a folder of backups.",
        discussion: """
          The folder keeps the newest of 7 days, 4 weeks and 12 months; older copies that daybook
          made there are deleted.
          """)
    }

    static var purpose: CommandPurpose { .local }

    @OptionGroup var shared: SharedOptions

    @Argument(help: "The folder.")
    var folder: String

    @Flag(help: "Seal the copy with the passphrase that daybook backup schedule keeps.")
    var sealed = false

    func run(in world: World) async throws {
      try world.requirePresent()
      await world.compactLog()
      var data = try await world.store.backUp()
      if sealed {
        guard let words = try world.secrets.find(BackupSecret.name) else {
          throw BackupError.needsPassphrase
        }
        data = try Products.requiredSealing().seal(data, words)
      }
      let folder = world.files.absolutePath(folder)
      let file = try BackupFolder(path: folder).add(data, isSealed: sealed, on: world.today)
      world.noteBackup(at: folder)
      try world.answer(["file": .string(file), "sealed": .bool(sealed)]) {
        [world.text(DataText.backedUp(file.terminalSafe))]
      }
    }
  }
}

/// The passphrase of backups that are made without anybody there.
enum BackupSecret {
  static let name = "daybook.backup-passphrase"
}
