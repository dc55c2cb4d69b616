import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import Foundation
import Logging

extension DoctorCommand: RescueCommand {
  func rescue(_ lost: LostStore, after error: StoreError, in world: World) async throws {
    let message = error.failure(in: world.language).message
    guard repair else {
      let advice = world.text(DataText.howToRescue)
      return try world.tell([Finding(code: "store_lost", message: message + " " + advice)])
    }
    let rescue = StoreRescue<Products>(lost: lost, world: world)
    guard let (source, kept) = try await rescue.begin() else {
      let advice = world.text(DataText.nothingToRescueFrom)
      return try world.tell([Finding(code: "store_lost", message: message + " " + advice)])
    }
    let text = DataText.rescued(from: source.terminalSafe, kept: kept.terminalSafe)
    try world.tell([Finding(code: "store_lost", message: world.text(text), isRepaired: true)])
  }
}

/// Looks for the newest copy of a home that is lost.
private struct StoreRescue<Products: Suite> {
  let lost: LostStore
  let world: World

  /// Bytes of the largest backup: more than a long life fills.
  private static var largestFile: Int { 4 << 30 }
  /// Copies of each folder that are looked at.
  private static var mostCopies: Int { 3 }

  /// Begins from the newest backup, the folder that devices share, or both; answers what that was
  /// and where the lost file is kept, `nil` where there is nothing to begin from.
  func begin() async throws -> (source: String, kept: String)? {
    let folder = world.whereabouts().sharedFolder.flatMap { Self.isFolder($0) ? $0 : nil }
    let backup = try await newestBackup()
    guard backup != nil || folder != nil else { return nil }
    let kept = try await lost.begin(from: backup?.data, at: world.now())
    var sources = [backup?.path].compactMap(\.self)
    if let folder {
      var world = world
      world.store = try lost.open()
      do {
        try await world.beginSync(with: folder, Products.sealing)
        sources.append(folder)
      } catch let error as any ExplainedError {
        world.log.warning("not synced: \(error.failure(in: .english).message)")
      }
    }
    return (sources.joined(separator: " + "), kept)
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

  private func candidates() -> [String] {
    let noted = world.whereabouts().backups.flatMap { path -> [String] in
      guard Self.isFolder(path) else { return [path] }
      let dated = (try? BackupFolder(path: path).backups()) ?? []
      return dated.suffix(Self.mostCopies).reversed().map { path + "/" + $0.name }
    }
    return noted + lost.replacedStores().prefix(Self.mostCopies)
  }

  /// A sealed backup is opened where its passphrase is kept.
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
