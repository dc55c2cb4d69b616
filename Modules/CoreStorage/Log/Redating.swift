import CoreModels

/// Dates changes anew that a wrong clock dated too late.
///
/// The rule: a change keeps its name (profile, device, number) and what it says, and has the
/// earliest of the clocks that anybody ever gave it. So a log is a set of names, each with the least
/// clock, and merging stays commutative, associative and idempotent; whoever has taken the change
/// with its later clock agrees as soon as the earlier one arrives, for a change that is dated anew
/// stands at the end of the log and is told again. "Latest wins" compares what results.
///
/// Changes are dated anew in the order that they have, after every change that is dated rightly, so
/// that no two of them change places. A machine does so where it takes its own clock for right: for
/// what it wrote itself and for the record that it writes, before it writes; for everything when a
/// person asks for it with `doctor --repair`.
struct Redating {
  /// So many changes of its own a machine dates anew without being asked: more are rather a sign
  /// that its clock is behind now.
  static let mostUnasked = 200

  let store: Store
  let connection: any Connection
  let now: Instant
  /// See ``HybridClock/believable(at:)``.
  let bound: Int64

  init(_ store: Store, in connection: any Connection) {
    (self.store, self.connection) = (store, connection)
    now = store.effects.now()
    bound = HybridClock.believable(at: now)
  }

  /// What the next change follows, once what it has to come after is dated rightly.
  func head(of profile: String, writing kind: String, _ id: String) throws -> LogHead {
    let head = try connection.head(of: profile)
    guard head.clock > bound else { return head }
    try dateOwn(of: profile)
    try date(
      where: "profile = :profile AND kind = :kind AND id = :id AND clock > :bound",
      ["profile": profile, "kind": kind, "id": id], of: profile)
    let own = try connection.value(
      Int64.self, "SELECT max(clock) FROM change WHERE profile = :profile AND device = :device",
      ["profile": profile, "device": connection.device()])
    return LogHead(number: head.number, clock: max(own ?? 0, try believed(of: profile)))
  }

  /// Dates what this device wrote itself, and what others wrote to the same records.
  func dateOwn(of profile: String) throws {
    guard try connection.head(of: profile).clock > bound else { return }
    let own = "profile = :profile AND device = :device AND clock > :bound"
    let arguments: SQLArguments = ["profile": profile, "device": try connection.device()]
    let count = try connection.value(
      Int.self, "SELECT count(*) FROM change WHERE \(own)", bounded(arguments))
    guard let count, (1...Self.mostUnasked).contains(count) else { return }
    try date(
      where: """
        profile = :profile AND clock > :bound AND EXISTS (
          SELECT 1 FROM change AS own WHERE own.profile = :profile AND own.device = :device
            AND own.clock > :bound AND own.kind = change.kind AND own.id = change.id)
        """, arguments, of: profile)
  }

  /// Dates the changes that a condition selects, in their order; answers how many.
  @discardableResult
  func date(
    where condition: String, _ arguments: SQLArguments, of profile: String
  ) throws -> Int {
    let changes = try Change.fetch(
      from: connection, where: condition, order: "clock, device, number", bounded(arguments))
    guard !changes.isEmpty else { return 0 }
    var clock = try believed(of: profile)
    for change in changes {
      clock = try HybridClock.next(after: clock, now: now)
      try date(change, at: clock)
    }
    try connection.lowerClock(of: profile)
    return changes.count
  }

  /// Gives a change of the log an earlier clock, and its record what follows from it.
  func date(_ change: Change, at clock: Int64) throws {
    // What was dated before it may have made a stub of it.
    guard var dated = try change.sameName(in: connection) else { return }
    try connection.execute(
      "DELETE FROM change WHERE profile = :profile AND device = :device AND number = :number",
      dated.nameArguments)
    dated.clock = clock
    _ = try connection.append(dated)
    let forgetting = Forgetting(store, in: connection)
    if change.isForgetting { try forgetting.tellAgain(of: ExactName(change)) }
    try forgetting.settle(ExactName(change))
    try Marking(store, in: connection).refresh(ExactName(change))
  }

  /// The greatest clock of a person's that is believed.
  private func believed(of profile: String) throws -> Int64 {
    try connection.value(
      Int64.self, "SELECT max(clock) FROM change WHERE profile = :profile AND clock <= :bound",
      bounded(["profile": profile])) ?? 0
  }

  private func bounded(_ arguments: SQLArguments) -> SQLArguments {
    arguments.merging(["bound": bound]) { first, _ in first }
  }
}

extension Store {
  /// How many changes of everyone in this home are dated more than a day ahead of the machine's
  /// clock: it was wrong when they were written, or is now.
  public func datedAhead() async throws -> Int {
    try await engine.read { [self] connection in
      try connection.value(
        Int.self, "SELECT count(*) FROM change WHERE clock > :bound",
        ["bound": Redating(self, in: connection).bound]) ?? 0
    }
  }

  /// Dates all of those changes now, in their order; answers how many there were.
  public func dateAnew() async throws -> Int {
    guard asOf == nil else { throw StoreError.pastIsReadOnly }
    return try await engine.write { [self] connection in
      let redating = Redating(self, in: connection)
      let profiles = try connection.values(
        String.self, "SELECT DISTINCT profile FROM change WHERE clock > :bound ORDER BY profile",
        ["bound": redating.bound])
      return try profiles.reduce(0) { count, profile in
        try connection.hold(profile)
        return try count
          + redating.date(
            where: "profile = :profile AND clock > :bound", ["profile": profile], of: profile)
      }
    }
  }
}
