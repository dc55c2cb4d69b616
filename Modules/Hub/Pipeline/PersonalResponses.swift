import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes
import HubAccounts
import HubWeb
import Synchronization

/// Caches responses that depend on a person's records until the person writes something.
///
/// Every request checks for writes, so that it sees those of any process. Where the store has no
/// cheap version, one look at the log serves all requests that came before it began.
final class PersonalResponses: Sendable {
  /// The key of a cached response.
  struct Question: Hashable, Sendable {
    let person: String
    /// The path with its query.
    let path: String
  }

  private struct Entry {
    let response: RouteResponse
    /// The position of the person's log.
    var position: Int
    /// The store's version when the log was last checked.
    var version: Int?
    var madeAt: Instant
  }

  private let entries = Mutex<[Question: Entry]>([:])
  private let looks = LogPoller()
  private static let most = 4000
  private static let largest = 64 << 10

  /// Returns the cached response. Makes a new one if the person has written something or the
  /// response is older than `lifetime` milliseconds; meanwhile other requests receive one of up to
  /// twice that age.
  func answer(
    _ question: Question, in store: Store, at now: Instant, lifetime: Int64,
    make: () async throws -> RouteResponse
  ) async throws -> RouteResponse {
    let version = try store.dataVersion()
    if let known = find(question, at: now, lifetime: lifetime) {
      if let version, version == known.version { return known.response }
      let move = try await looks.move(of: question.person, since: known.position, in: store)
      if !move.hasMoved {
        confirm(question, at: move.position, version)
        return known.response
      }
    }
    let position = try await store.read { try $0.logPosition() }
    let response = try await make()
    guard response.head.status == .ok, case .bytes(let body) = response.body,
      body.count <= Self.largest
    else { return response }
    entries.withLock { entries in
      if entries.count >= Self.most { entries.removeAll(keepingCapacity: true) }
      entries[question] = Entry(
        response: response, position: position, version: version, madeAt: now)
    }
    return response
  }

  /// Invalidates a person's responses after a write of any kind, or everybody's for `nil`.
  func forget(_ person: String?) {
    entries.withLock { entries in
      guard let person else { return entries.removeAll(keepingCapacity: true) }
      for question in entries.keys where question.person == person { entries[question] = nil }
    }
  }

  private func find(_ question: Question, at now: Instant, lifetime: Int64) -> Entry? {
    entries.withLock { entries in
      guard var entry = entries[question] else { return nil }
      let age = now.milliseconds - entry.madeAt.milliseconds
      if abs(age) >= lifetime {
        guard age > 0, age < 2 * lifetime else { return nil }
        // This request renews it; concurrent ones find it half as old.
        entry.madeAt = Instant(milliseconds: now.milliseconds - lifetime / 2)
        entries[question] = entry
        return nil
      }
      return entry
    }
  }

  private func confirm(_ question: Question, at position: Int, _ version: Int?) {
    entries.withLock { entries in
      guard var entry = entries[question], entry.position <= position else { return }
      (entry.position, entry.version) = (position, version)
      entries[question] = entry
    }
  }
}

/// Combines log checks: one read serves all requests that arrived during the previous one.
actor LogPoller {
  private struct Asked {
    let profile: String
    let position: Int
    let store: Store
    let answer: CheckedContinuation<LogMove, any Error>
  }

  private var asked: [Asked] = []
  private var isLooking = false

  /// Returns the movement of a person's log since a position, read after this call.
  func move(of profile: String, since position: Int, in store: Store) async throws -> LogMove {
    try await withCheckedThrowingContinuation { answer in
      asked.append(Asked(profile: profile, position: position, store: store, answer: answer))
      guard !isLooking else { return }
      isLooking = true
      Task { await look() }
    }
  }

  private func look() async {
    while let store = asked.first?.store {
      let those = asked
      asked = []
      let positions = Dictionary(those.map { ($0.profile, $0.position) }, uniquingKeysWith: min)
      do {
        let moves = try await store.read { try $0.moves(since: positions) }
        for one in those {
          one.answer.resume(
            returning: moves[one.profile] ?? LogMove(position: one.position, hasMoved: true))
        }
      } catch {
        for one in those { one.answer.resume(throwing: error) }
      }
    }
    isLooking = false
  }
}
