import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import Foundation
import Logging

extension World {
  /// Brings the installed timers in line with what the store holds now, the time zone included.
  ///
  /// A timer has the same name whichever command installed it, and calls the one that renewed it
  /// last. One that cannot be renewed is no failure: `remind status` tells of it.
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
