import CoreModels
import Foundation

extension Store {
  /// Takes in changes made elsewhere, all or none, and answers how many were new.
  ///
  /// Of two changes to a record the greater (clock, device, number) wins, and of two clocks of one
  /// change the earlier, so that merging is commutative, associative and idempotent. Throws
  /// ``StoreError/malformedChange`` for changes that no device writes.
  @discardableResult
  public func merge(_ changes: [Change]) async throws -> Int {
    guard asOf == nil else { throw StoreError.pastIsReadOnly }
    guard changes.allSatisfy(\.isWellFormed) else { throw StoreError.malformedChange }
    return try await engine.write { [self] in try merge(changes, in: $0).added }
  }

  /// The same within a transaction, for changes that are well-formed; with what became of them.
  func merge(_ changes: [Change], in connection: any Connection) throws -> MergeReport {
    for profile in Set(changes.map(\.profile)).sorted() { try connection.hold(profile) }
    var report = MergeReport()
    let own = try connection.device()
    var hasTwin = false
    for var change in changes {
      var isNew = try connection.append(change)
      let kept = try isNew ? nil : change.sameName(in: connection)
      if let kept, kept != change, kept.saysTheSame(as: change) {
        if change.clock < kept.clock {
          let redating = Redating(self, in: connection)
          try redating.date(kept, at: change.clock)
          try connection.lowerClock(of: change.profile)
          if kept.clock <= redating.bound { report.redatedDevices.insert(change.device) }
        }
      } else if !isNew, kept != change {
        // Two copies of a home went on as the same device. Nothing of either is lost.
        report.conflictingDevices.insert(change.device)
        change.device += "~" + change.contentHash
        isNew = try connection.append(change)
      }
      guard isNew else {
        report.known += 1
        continue
      }
      report.added += 1
      hasTwin = hasTwin || change.device == own
      let stored = try Snapshot(connection, of: profile(named: change.profile))
        .latest(change.kind, change.id)
      guard stored?.isOlder(than: change) ?? true else {
        report.overtaken += 1
        continue
      }
      // It stays as it came, for a later version or the history; screens leave it out.
      if !change.isReadable(kinds) { omissions?.add(kind: change.kind, id: change.id) }
      try change.becomeRecord(
        in: connection, text: change.searchText(kinds), replacing: stored != nil)
    }
    // Another copy of this home wrote under its name, or this one was rolled back.
    if hasTwin || report.conflictingDevices.contains(own) { try renameDevice(in: connection) }
    return report
  }

  /// Goes on under another name, once a day at the most: the devices of all people tell a hub
  /// everything anew when its name is another one, and any of them could make it so.
  private func renameDevice(in connection: any Connection) throws {
    let note = "renamed"
    let last = try DeviceNote.read(note, from: connection).flatMap(Instant.init)
    let now = effects.now()
    if let last, abs(now.seconds(since: last)) < 86_400 { return }
    try connection.rename(effects.device())
    try DeviceNote.write(now.description, as: note, to: connection)
  }

  /// The changes of every profile in the order they reached this file, each with its sequence
  /// number: at most `limit`, and so many bytes of bodies unless the first has more.
  func numberedChanges(
    after sequence: Int, limit: Int, bytes: Int = .max
  ) async throws -> [(sequence: Int, change: Change)] {
    try await file.read { connection in
      let page = "sequence > :sequence ORDER BY sequence LIMIT :limit"
      var arguments: SQLArguments = ["sequence": sequence, "limit": limit]
      arguments["limit"] = try connection.fitting(
        bytes, of: limit, where: "sequence > :sequence", arguments)
      let numbers = try connection.values(
        Int.self, "SELECT sequence FROM change WHERE \(page)", arguments)
      let changes = try Change.fetch(
        from: connection, where: "sequence > :sequence", order: "sequence LIMIT :limit", arguments)
      return zip(numbers, changes).map { ($0, $1) }
    }
  }

  /// The profile's changes in the order they reached this home, after a position in its log; with
  /// the position to go on from, after which everything that is written later comes.
  public func changes(
    after position: Int = 0, limit: Int = 1000
  ) async throws -> (changes: [Change], last: Int) {
    let page = try await page(after: position, limit: limit)
    return (page.changes, page.last)
  }

  /// The same with no more than so many bytes of bodies, unless the first has more; and whether
  /// there may be more changes.
  func page(
    after position: Int, limit: Int, bytes: Int = .max
  ) async throws -> (changes: [Change], last: Int, hasMore: Bool) {
    let profile = profile
    return try await engine.read { connection in
      let condition = "sequence > :position AND \(connection.dialect.isOfProfile)"
      var arguments: SQLArguments = ["profile": profile, "position": position, "limit": limit]
      let limit = try connection.fitting(bytes, of: limit, where: condition, arguments)
      arguments["limit"] = limit
      let changes = try Change.fetch(
        from: connection, where: condition, order: "sequence LIMIT :limit", arguments)
      // The last page ends where the log does, so that others' changes are passed over once.
      guard changes.count == limit else {
        return (changes, max(position, try connection.position(of: profile)), false)
      }
      let last = try connection.value(
        Int.self,
        """
        SELECT max(sequence) FROM (
          SELECT sequence FROM change WHERE \(condition) ORDER BY sequence LIMIT :limit) AS page
        """, arguments)
      return (changes, last ?? position, true)
    }
  }
}

extension Connection {
  /// How many changes of a page of `limit` have no more than so many bytes of bodies together, at
  /// least one; `limit` where all of them do.
  fileprivate func fitting(
    _ bytes: Int, of limit: Int, where condition: String, _ arguments: SQLArguments
  ) throws -> Int {
    guard bytes < .max else { return limit }
    let sizes = try values(
      Int.self,
      "SELECT \(dialect.bodySize) FROM change WHERE \(condition) ORDER BY sequence LIMIT :limit",
      arguments)
    var (count, left) = (0, bytes)
    for size in sizes {
      left -= size
      guard left >= 0 || count == 0 else { return count }
      count += 1
    }
    return limit
  }
}

extension Change {
  /// The change of the log that has this one's name.
  fileprivate func sameName(in connection: any Connection) throws -> Change? {
    try Change.fetch(
      from: connection, where: "profile = :profile AND device = :device AND number = :number",
      order: "number", ["profile": profile, "device": device, "number": number]
    ).first
  }

  /// Whether only the clocks differ.
  fileprivate func saysTheSame(as other: Change) -> Bool {
    var dated = other
    dated.clock = clock
    return dated == self
  }

  /// Tells it from another change of its name.
  var contentHash: String {
    var hash = StableHash()
    hash.combine(UInt64(bitPattern: clock))
    for part in [kind, id, body ?? ""] {
      hash.combine(part)
      hash.combine(UInt64(part.utf8.count))
    }
    return String(hash.value, radix: 16)
  }

  /// More than any device writes, and far enough from the end for another to follow.
  static let largestNumber = (1 << 62) - 1

  /// Whether its clock and number leave room for others to follow.
  var isInRange: Bool {
    (1...Change.largestNumber).contains(number) && clock > 0 && clock <= HybridClock.latest
  }

  var isWellFormed: Bool {
    // As strict as reading a typed value, and several times faster.
    let isObject = body.map { text in
      (try? JSONSerialization.jsonObject(with: Data(text.utf8))) is [String: Any]
    }
    return isInRange && batch >= 1 && batch <= number && version >= 1 && hasPlainNames
      && isObject ?? true
  }

  /// Whether a batch of a hub can carry it.
  var isCarried: Bool { body.map { $0.utf8.count <= Change.largestBody } ?? true }

  /// Whether every name is there and whole for SQLite, which ends texts at a NUL.
  var hasPlainNames: Bool {
    [profile, device, kind, id].allSatisfy { !$0.isEmpty && !$0.utf8.contains(0) }
      && !(undoes?.utf8.contains(0) ?? false)
  }
}
