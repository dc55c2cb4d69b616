import ArgumentParser
import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage

/// `daybook sync folder`: the folder that brings devices together.
struct SyncFolderCommand<Products: Suite>: PluginCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "folder", abstract: "Choose the folder and sync.",
      discussion: """
        It shares the person that the command is for, and those named with --share; a person shared
        before stays shared. With --passphrase everything of this device in the folder is encrypted
        in the age format, also what it wrote there before. A device with an older Daybook reports
        files encrypted by a newer one as not whole until it is updated.
        """)
  }

  static var purpose: CommandPurpose { .local }

  @OptionGroup var shared: SharedOptions

  @Argument(help: "The folder, which has to be there.")
  var path: String

  @Flag(help: "Seal what is written with a passphrase that all devices know.")
  var passphrase = false

  @Flag(help: "Seal also what other devices wrote there unsealed.")
  var sealAll = false

  @Option(help: ArgumentHelp("Another person to share; may be repeated.", valueName: "name"))
  var share: [String] = []

  @Flag(help: "Share everyone in this home.")
  var everyone = false

  func run(in world: World) async throws {
    let profiles = everyone ? nil : [world.store.profile] + share
    let folder = world.files.absolutePath(path)
    let words = passphrase || sealAll ? try world.newPassphrase() : nil
    let report = try await world.beginSync(
      with: folder, profiles: profiles, passphrase: words, sealsAll: sealAll, Products.self)
    try await world.finishSync(
      of: Products.self, SyncOutcome(report), advice: await world.syncAdvice())
  }
}

/// `daybook sync passphrase`: another passphrase for the folder.
struct SyncPassphraseCommand<Products: Suite>: PluginCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "passphrase", abstract: "Set or enter the shared folder's passphrase.",
      discussion: """
        New devices join with the new passphrase, and the others ask for it. Whoever knows the old
        one and kept a copy of the folder's key can still read the folder: to shut them out, start
        with a new folder.
        """)
  }

  static var purpose: CommandPurpose { .local }

  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    guard let status = try await FolderSync(world.store).status() else { throw SyncError.notSetUp }
    let sealing = try Products.requiredSealing()
    let words = try world.newPassphrase()
    if status.isSealed {
      let former = try world.secrets.find(SyncSecret.name)
      try await FolderSync(world.store, seal: .init(sealing, passphrase: words))
        .changePassphrase(from: former)
    }
    let report = try await world.beginSync(
      with: status.folder, profiles: status.profiles, passphrase: words, Products.self)
    try await world.finishSync(of: Products.self, SyncOutcome(report))
  }
}

extension World {
  func folderSync(_ sealing: Sealing?, passphrase: String? = nil) throws -> FolderSync {
    let words = try passphrase ?? secrets.find(SyncSecret.name)
    let seal = sealing.flatMap { sealing in
      words.map { FolderSync.Seal(sealing, passphrase: $0) }
    }
    return FolderSync(store, seal: seal)
  }

  /// Chooses the folder, and brings the devices together. A passphrase is kept unless it is not the
  /// folder's; without one a sealed folder stays sealed, and another one is not.
  @discardableResult
  func beginSync<Products: Suite>(
    with folder: String, profiles: [String]?, passphrase: String? = nil, sealsAll: Bool = false,
    _ products: Products.Type
  ) async throws -> SyncReport {
    if passphrase != nil { _ = try Products.requiredSealing() }
    let known = try await FolderSync(store).status()
    if passphrase == nil, known?.folder != folder || known?.isSealed != true {
      try secrets.remove(SyncSecret.name)
    }
    let sync = try folderSync(Products.sealing, passphrase: passphrase)
    try await sync.begin(folder: folder, profiles: profiles)
    noteSharedFolder(folder, profiles: profiles)
    do {
      let report = try await sync.run(sealsAll: sealsAll)
      if let passphrase { try secrets.save(passphrase, as: SyncSecret.name) }
      return report
    } catch {
      if let passphrase, error as? SyncError != .passphrase {
        try secrets.save(passphrase, as: SyncSecret.name)
      }
      throw error
    }
  }
}
