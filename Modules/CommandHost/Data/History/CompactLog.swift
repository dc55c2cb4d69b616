import CoreModels
import CorePlugin
import CoreStorage
import Logging

extension World {
  /// Drops old saves that later ones of their day stand for, as many at once as nobody has to wait
  /// for. It goes along with what a timer does every day, and what fails has time until then.
  func compactLog() async {
    do {
      let calendar = calendar
      for _ in 0..<10 {
        let dropped = try await store.compact { calendar.day(containing: $0) }
        if dropped == nil { break }
      }
      try await store.shrink()
    } catch {
      log.warning("log not compacted")
    }
  }
}
