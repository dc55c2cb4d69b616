import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes
import Synchronization

/// Answers that a person's records decide, given again while nothing of theirs is written.
///
/// Whether something was written is asked for every call: what any process has written is seen by
/// the next one. Where the store cannot tell at once, one look at it answers all who asked before it
/// began.
final class PersonalAnswers: Sendable {
  /// Who asks for what.
  struct Question: Hashable, Sendable {
    let person: String
    /// The path with its query.
    let path: String
  }

  private struct Entry {
    let response: RouteResponse
    /// How far the person's log had come.
    var position: Int
    /// The store's version when nothing after that was theirs.
    var version: Int?
    var madeAt: Instant
  }

  private let entries = Mutex<[Question: Entry]>([:])
  private let looks = LogLooks()
  private static let most = 4000
  private static let largest = 64 << 10

  /// The answer, made anew by `make` where something was written or the last one is older than
  /// `lifetime` milliseconds; while one call makes it anew, others get one up to twice as old.
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

  /// What somebody wrote, beside their records too, holds at once where they wrote it; `nil` for
  /// anybody.
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
        // This call makes it anew; those that come meanwhile find it half as old.
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

/// Looks at the log for all who asked while the look before was under way.
actor LogLooks {
  private struct Asked {
    let profile: String
    let position: Int
    let store: Store
    let answer: CheckedContinuation<LogMove, any Error>
  }

  private var asked: [Asked] = []
  private var isLooking = false

  /// Whether a person's log has moved since a position, as of a look that begins after the call.
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
