import CoreModels
import CorePlugin
import CoreStorage
import Synchronization

/// What people chose, kept for a second, so that most calls ask the store once less.
final class PersonSettings: Sendable {
  private struct Entry {
    let settings: SuiteSettings
    let readAt: Instant
  }
  private struct State {
    var entries: [String: Entry] = [:]
    /// How often something was forgotten: what was read before that is not kept after it.
    var forgotten = 0
  }

  private let state = Mutex(State())
  /// Seconds after which another process's change is seen.
  private static let seconds = 1
  private static let most = 10_000

  /// The person's choices, at most a second old.
  func settings(of store: Store, at now: Instant) async throws -> SuiteSettings {
    let (entry, before) = state.withLock { ($0.entries[store.profile], $0.forgotten) }
    if let entry, abs(now.milliseconds - entry.readAt.milliseconds) < Int64(Self.seconds) * 1000 {
      return entry.settings
    }
    let settings = try await store.read(SuiteSettings.init)
    state.withLock { state in
      guard state.forgotten == before else { return }
      if state.entries.count >= Self.most { state.entries = [:] }
      state.entries[store.profile] = Entry(settings: settings, readAt: now)
    }
    return settings
  }

  /// What somebody changed here holds at once.
  func forget(_ profile: String) {
    state.withLock { state in
      state.forgotten += 1
      state.entries[profile] = nil
    }
  }
}
