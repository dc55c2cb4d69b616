import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import Foundation

/// `daybook restore`: replaces the home with a backup.
struct RestoreCommand<Products: Suite>: RescueCommand {
  static var configuration: CommandConfiguration {
    .init("restore", HelpText.restore, more: HelpText.restoreMore)
  }

  @OptionGroup var shared: SharedOptions

  @Argument(help: ArgumentHelp(HelpText.restoreFile))
  var file: String

  /// The size limit of a backup in bytes, more than a lifetime fills.
  private static var largestFile: Int { 4 << 30 }

  func run(in world: World) async throws {
    let kept = try await world.store.restore(try backup(in: world), at: world.now())
    await world.renewTimers(of: Products.plugins)
    let folder = try await FolderSync(world.store).status()
    let hub = try await HubSync(world.store).status()
    let isAltered = try await !world.store.chainProblems().isEmpty
    try answer(kept, isShared: folder != nil || hub != nil, isAltered: isAltered, in: world)
  }

  func rescue(_ lost: LostStore, after error: StoreError, in world: World) async throws {
    try answer(try await lost.begin(from: try backup(in: world), at: world.now()), in: world)
  }

  private func backup(in world: World) throws -> Data {
    let data = try world.files.read(file, Self.largestFile)
    guard let sealing = Products.sealing, sealing.isSealed(data) else { return data }
    let canBeGiven = world.terminal.isInputInteractive || world.files.isInputGiven()
    guard canBeGiven else { throw BackupError.needsPassphrase }
    return try sealing.open(data, try world.typedPassphrase())
  }

  private func answer(
    _ kept: String, isShared: Bool = false, isAltered: Bool = false, in world: World
  ) throws {
    let json: JSONValue = [
      "restored": .string(file), "replaced": .string(kept), "altered": .bool(isAltered),
    ]
    try world.answer(json) {
      [
        world.text(DataText.restored(file.terminalSafe)),
        world.text(DataText.replaced(kept.terminalSafe)),
      ] + (isShared ? [world.text(DataText.syncBringsBack)] : [])
        + (isAltered ? [world.text(DataText.backupAltered)] : [])
    }
  }
}
