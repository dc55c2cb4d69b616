import CoreModels

/// Corrects the dates of changes that a wrong clock dated too late.
///
/// The rule: a change keeps its name (profile, device, number) and content, and gets the earliest
/// clock ever assigned to it. A log is thus a set of names, each with its least clock, and merging
/// stays commutative, associative and idempotent. A redated change moves to the end of the log and
/// is published again, so devices that hold the later clock agree once the earlier one arrives.
/// "Latest wins" compares the resulting clocks.
///
/// Changes are redated in their existing order, after every correctly dated change, so that none
/// overtakes another. A machine redates only while it trusts its own clock: its own changes and the
/// record it writes, before it writes; everything when the user runs `doctor --repair`.
struct Redating {
  /// The largest number of its own changes that a machine redates automatically. More suggest that
  /// its clock is behind now.
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

  /// Returns the head for the next change, after redating everything that change must follow.
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

  /// Redates this device's own changes, and those of others to the same records.
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

  /// Redates the changes that match a condition, in order, and returns their number.
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

  /// Gives a change of the log an earlier clock and updates its record.
  func date(_ change: Change, at clock: Int64) throws {
    // Redating an earlier one may have reduced it to a stub.
    guard var dated = try change.sameName(in: connection) else { return }
    try connection.execute("DELETE FROM change WHERE \(Change.ofName)", dated.nameArguments)
    dated.clock = clock
    _ = try connection.append(dated)
    let forgetting = Forgetting(store, in: connection)
    if change.isForgetting { try forgetting.republish(of: ExactName(change)) }
    try forgetting.settle(ExactName(change))
    try Marking(store, in: connection).refresh([ExactName(change)])
  }

  /// Returns the profile's greatest believable clock.
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
  /// Returns the number of changes, of all profiles, dated more than a day ahead of the machine's
  /// clock. That clock was wrong when they were written, or is wrong now.
  public func datedAhead() async throws -> Int {
    try await engine.read { [self] connection in
      try connection.value(
        Int.self, "SELECT count(*) FROM change WHERE clock > :bound",
        ["bound": Redating(self, in: connection).bound]) ?? 0
    }
  }

  /// Redates all of those changes, in order, and returns their number.
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
