import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import Logging

extension World {
  /// Updates what is derived from the store after many changes arrived at once: caches, so that the
  /// next command is fast, and timers.
  func renewAll(of products: [any Plugin]) async {
    for product in products { await product.renewCaches(in: self) }
    await renewTimers(of: products)
  }

  /// Updates the installed timers to the store's current times and time zone.
  ///
  /// A timer's name is independent of the command that installed it, and it runs the one that
  /// renewed it last. A failed renewal is not an error: `remind status` reports it.
  func renewTimers(of products: [any Plugin]) async {
    do {
      var world = self
      world.timers.program.zone = try await store.read(SuiteSettings.init).timeZone?.identifier
      for product in suite.map({ [$0] }) ?? products {
        try await world.renewTimer(of: product)
      }
    } catch {
      log.warning("timer not renewed")
    }
  }
}
