import CoreModels
import CorePlugin
import CoreStorage
import Logging

extension World {
  /// Compacts old saves and hashes what earlier versions wrote, in batches small enough not to keep
  /// anyone waiting. Runs with the daily timer job, which also retries after a failure.
  func compactLog() async {
    do {
      let calendar = calendar
      for profile in try await store.profiles() {
        let store = store.profile(named: profile.name)
        for _ in 0..<10 {
          let dropped = try await store.compact { calendar.day(containing: $0) }
          if dropped == nil { break }
        }
      }
      for _ in 0..<10 {
        guard try await store.completeHashes() else { break }
      }
      try await store.shrink()
    } catch {
      log.warning("log not compacted")
    }
  }
}
