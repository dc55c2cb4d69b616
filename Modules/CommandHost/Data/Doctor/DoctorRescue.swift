import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import Foundation
import Logging

extension DoctorCommand: RescueCommand {
  func rescue(_ lost: LostStore, after error: StoreError, in world: World) async throws {
    guard repair else {
      let message = error.failure(in: world.language).message
      let advice = world.text(DataText.howToRescue)
      return try world.tell([Finding(code: "store_lost", message: message + " " + advice)])
    }
    try world.tell([try await save(lost, after: error, in: world)])
  }

  /// Rebuilds the store from its readable parts or, if there are none and the user agrees, from the
  /// newest copy.
  func save(_ lost: LostStore, after error: StoreError, in world: World) async throws -> Finding {
    if let report = try await lost.salvage(at: world.now()) {
      return Finding(report, of: Products.plugins, in: world)
    }
    let message = error.failure(in: world.language).message + " "
    let rescue = StoreRescue<Products>(lost: lost, world: world)
    guard let source = try await rescue.source() else {
      let advice = world.text(DataText.nothingToRescueFrom)
      return Finding(code: "store_lost", message: message + advice)
    }
    guard yes || world.agrees(to: world.text(DataText.askToRescue(source.name))) else {
      let advice = world.text(DataText.rescueWaits(source.name))
      return Finding(code: "store_lost", message: message + advice)
    }
    let kept = try await rescue.begin(from: source).terminalSafe
    return Finding(
      code: "store_lost", message: world.text(DataText.rescued(source.name, kept: kept)),
      isRepaired: true)
  }
}

extension World {
  /// Asks a question on the terminal. Returns `true` if the user types yes.
  func agrees(to question: String) -> Bool {
    guard canAsk, let typed = ask(question) else { return false }
    return typed.lowercased() == text(DataText.yes)
  }
}

/// Finds the newest copy of a lost home.
private struct StoreRescue<Products: Suite> {
  let lost: LostStore
  let world: World

  /// A source for restoring a home: a backup, the shared folder, or both.
  struct Source {
    let backup: (path: String, data: Data)?
    let folder: String?

    var name: String {
      [backup?.path, folder].compactMap(\.self).joined(separator: " + ").terminalSafe
    }
  }

  /// The size limit of a backup in bytes, more than a lifetime fills.
  private static var largestFile: Int { 4 << 30 }
  /// The number of copies examined in each folder.
  private static var mostCopies: Int { 3 }

  /// Returns the newest source, or `nil` if there is none.
  func source() async throws -> Source? {
    let folder = world.copyLocations().sharedFolder.flatMap { Self.isFolder($0) ? $0 : nil }
    let backup = try await newestBackup()
    return backup == nil && folder == nil ? nil : Source(backup: backup, folder: folder)
  }

  /// Restores from the source. Returns the path of the lost file's copy.
  func begin(from source: Source) async throws -> String {
    let kept = try await lost.begin(from: source.backup?.data, at: world.now())
    guard let folder = source.folder else { return kept }
    var world = world
    world.store = try lost.open()
    do {
      let profiles = world.copyLocations().sharedProfiles
      let words = try world.secrets.find(SyncSecret.name)
      try await world.beginSync(with: folder, profiles: profiles, passphrase: words, Products.self)
    } catch let error as any ExplainedError {
      world.log.warning("not synced: \(error.failure(in: .english).message)")
    }
    return kept
  }

  private func newestBackup() async throws -> (path: String, data: Data)? {
    var newest: (path: String, data: Data, latest: Instant)?
    for path in candidates() {
      do {
        let data = try opened(world.files.read(path, Self.largestFile))
        let latest = try await lost.latest(in: data) ?? Instant(milliseconds: 0)
        if newest.map({ $0.latest < latest }) ?? true { newest = (path, data, latest) }
      } catch let error as any ExplainedError {
        world.log.warning("\(path): \(error.failure(in: .english).message)")
      }
    }
    return newest.map { ($0.path, $0.data) }
  }

  /// Returns the copies to examine: known backups, those in the home's own folder of that name, which
  /// outlives the note of them, and replaced stores.
  private func candidates() -> [String] {
    let own = lost.home.path + "/backups"
    let places = world.copyLocations().backups + (Self.isFolder(own) ? [own] : [])
    let backups = places.flatMap { path -> [String] in
      guard Self.isFolder(path) else { return [path] }
      let dated = (try? BackupFolder(path: path).backups()) ?? []
      return dated.suffix(Self.mostCopies).reversed().map { path + "/" + $0.name }
    }
    return backups + lost.replacedStores().prefix(Self.mostCopies)
  }

  /// Opens a sealed backup with the stored passphrase.
  private func opened(_ data: Data) throws -> Data {
    guard let sealing = Products.sealing, sealing.isSealed(data) else { return data }
    guard let words = try world.secrets.find(BackupSecret.name) else {
      throw BackupError.needsPassphrase
    }
    return try sealing.open(data, words)
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
