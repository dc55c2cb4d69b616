import ArgumentParser
import CorePlugin
import CoreStorage

/// `daybook sync folder`: sets up sync through a shared folder.
struct SyncFolderCommand<Products: Suite>: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("folder", HelpText.syncFolder, more: HelpText.syncFolderMore)
  }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.syncFolderPath))
  var path: String

  @Flag(help: ArgumentHelp(HelpText.syncFolderPassphrase))
  var passphrase = false

  @Flag(help: ArgumentHelp(HelpText.syncFolderSealAll))
  var sealAll = false

  @Option(help: ArgumentHelp(HelpText.syncFolderShare, valueName: "name"))
  var share: [String] = []

  @Flag(help: ArgumentHelp(HelpText.syncFolderEveryone))
  var everyone = false

  func run(in world: World) async throws {
    let profiles = everyone ? nil : [world.store.profile] + share
    let folder = try world.files.path(named: path)
    let words = passphrase || sealAll ? try world.newPassphrase() : nil
    let report = try await world.beginSync(
      with: folder, profiles: profiles, passphrase: words, sealsAll: sealAll, Products.self)
    try await world.finishSync(
      of: Products.self, SyncOutcome(report), advice: await world.syncAdvice())
  }
}

/// `daybook sync passphrase`: changes the folder's passphrase.
struct SyncPassphraseCommand<Products: Suite>: PluginCommand {
  static var configuration: CommandConfiguration {
    .init("passphrase", HelpText.syncPassphrase, more: HelpText.syncPassphraseMore)
  }

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

  /// Selects the folder and syncs with it. The passphrase is saved unless it turns out wrong.
  /// Without one, a folder already known as sealed stays sealed and any other is used unsealed.
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
