import CoreModels
import CoreStorage
import HubAccounts

/// The agenda of the background work: a row for each piece, whose key begins with the time when it
/// is due, so that a look reads what is due and not who exists.
struct JobAgenda: Sendable {
  /// A row of the agenda.
  struct Entry: Hashable, Sendable {
    let key: String
    /// The piece's job.
    let job: String
    let person: String

    var piece: String { job + "/" + person }

    init?(key: String) {
      let parts = key.split(separator: "/", maxSplits: 2).map(String.init)
      guard parts.count == 3 else { return nil }
      (self.key, job, person) = (key, parts[1], parts[2])
    }
  }

  private static let namespace = RegistryNamespace<Bool>("due")
  /// The moment until which everybody who wrote has been enrolled.
  private static let marks = RegistryNamespace<Instant>("due_mark")
  /// Days without a write after which a person's jobs stop.
  static let activeDays = 30
  /// Seconds by which the clocks of several machines may differ.
  private static let tolerance = 60

  let store: Store
  let now: @Sendable () -> Instant

  /// Returns the due entries after a row, oldest first.
  func due(after row: String = "", limit: Int) async throws -> [Entry] {
    let end = Self.time(now().adding(seconds: 1))
    return try await store.readRegistry {
      try $0.keys(of: Self.namespace, after: row, before: end, limit: limit)
    }.compactMap(Entry.init)
  }

  /// Enters the jobs of those who wrote since the last call, by any process, or were woken.
  func enroll(in jobs: [Job]) async throws {
    let moment = now()
    let (mark, woken) = try await store.readRegistry {
      (try $0.find("people", in: Self.marks), try $0.list(JobCalls.namespace).map(\.key))
    }
    let start = moment.adding(seconds: -Self.activeDays * 86_400)
    let since = max(mark?.adding(seconds: -Self.tolerance) ?? start, start)
    let writers = try await store.profiles(writtenSince: since)
    for person in Set(writers + woken).sorted() {
      try await store.changeRegistry { registry in
        for job in jobs { try Self.enter(job, of: person, in: registry) }
        try registry.remove(person, in: JobCalls.namespace)
      }
    }
    try await store.changeRegistry { try $0.put(moment, "people", in: Self.marks) }
  }

  private static func enter(_ job: Job, of person: String, in registry: Registry) throws {
    let (piece, moment) = (job.name + "/" + person, registry.moment)
    let found = try registry.find(piece, in: JobLeases.namespace)
    var state = found ?? JobLeases.State(dueAt: moment)
    let key = found.map { Self.key(of: piece, in: $0) }
    if job.followsWrites, state.owner == nil, state.failures == 0 {
      state.dueAt = min(state.dueAt, moment)
    }
    state.activeUntil = moment.adding(seconds: activeDays * 86_400)
    try move(piece, from: key, to: state, in: registry)
    try JobLeases.put(state, piece, in: registry)
  }

  /// Enters a piece at its time, in place of the row that it had.
  static func move(
    _ piece: String, from old: String?, to state: JobLeases.State, in registry: Registry
  ) throws {
    let new = key(of: piece, in: state)
    if let old, old != new { try registry.remove(old, in: namespace) }
    try registry.put(true, new, in: namespace)
  }

  /// Corrects an entry whose piece is due at another time, or belongs to somebody who stopped
  /// writing. Returns `true` if the piece can be run.
  func confirm(_ entry: Entry) async throws -> Bool {
    try await store.changeRegistry { registry in
      let state = try registry.find(entry.piece, in: JobLeases.namespace)
      guard let state, state.activeUntil.map({ $0 > registry.moment }) ?? true else {
        try registry.remove(entry.key, in: Self.namespace)
        return false
      }
      guard Self.key(of: entry.piece, in: state) != entry.key else { return true }
      try Self.move(entry.piece, from: entry.key, to: state, in: registry)
      return false
    }
  }

  /// The row of a piece: at its next run, or at the time when its owner counts as crashed.
  static func key(of piece: String, in state: JobLeases.State) -> String {
    time(state.ownedUntil ?? state.dueAt) + "/" + piece
  }

  /// Milliseconds of equal length, which sort as numbers.
  private static func time(_ moment: Instant) -> String {
    let digits = String(max(moment.milliseconds, 0))
    return String(repeating: "0", count: max(16 - digits.count, 0)) + digits
  }
}
