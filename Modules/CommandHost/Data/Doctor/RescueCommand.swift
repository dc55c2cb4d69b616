import CorePlugin
import CoreStorage

/// A command that can run when the store's file is unreadable.
protocol RescueCommand: PluginCommand {
  /// Runs instead of `run(in:)`, in a world with an empty store in memory.
  func rescue(_ lost: LostStore, after error: StoreError, in world: World) async throws
}
