import CorePlugin
import CoreStorage

/// A command that knows what to do where nothing in the store's file can be reached.
protocol RescueCommand: PluginCommand {
  /// Runs in a world whose store is empty and in memory, in the place of `run(in:)`.
  func rescue(_ lost: LostStore, after error: StoreError, in world: World) async throws
}
