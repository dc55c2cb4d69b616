extension Change {
  /// The largest clock distance between a save and those it covers: a day, plus the hour that some
  /// days are longer.
  static let longestDay: Int64 = 25 * 3_600_000 << 16
  /// The minimum age of a covering change, as a clock. Less than the age at which a device
  /// compacts, because clocks differ.
  fileprivate static let youngest: Int64 = 28 * 86_400_000 << 16

  /// Replaces the predecessor in changes by earlier versions, which did not record one.
  static let unknown = "?"

  /// The name of the predecessor, without compaction's suffix; see ``firstCovered``.
  var base: String? {
    guard firstCovered != nil, let plus = follows?.lastIndex(of: "+") else { return follows }
    let name = follows.map { String($0[..<plus]) }
    return name == Change.unknown ? nil : name
  }

  /// The number of the first save by the same device that this one covers; compaction dropped all
  /// of them. ``follows`` ends in `+` and that number, after the predecessor of the first.
  var firstCovered: Int? {
    guard !isForgotten, let follows, let plus = follows.lastIndex(of: "+") else { return nil }
    return Int(follows[follows.index(after: plus)...])
  }

  /// Returns `true` if this change covers that save of its record.
  func covers(device: String, number: Int) -> Bool {
    firstCovered.map { device == self.device && $0 <= number && number < self.number } ?? false
  }

  /// Merges two values of ``follows`` of a change, so that all devices converge on the same one.
  static func merged(_ one: String?, _ other: String?) -> String? {
    let notes = [one, other].compactMap(\.self)
    // A stub's prefix sorts before all others.
    if notes.contains(where: { $0.hasPrefix("-") }) { return notes.min() }
    let firsts = notes.map { note in
      note.lastIndex(of: "+").flatMap { Int(note[note.index(after: $0)...]) } ?? .max
    }
    return zip(firsts, notes).min { $0 < $1 }?.1
  }
}

/// The law of compaction: of a device's consecutive saves of one record on one day, the last covers
/// all of them. It keeps the predecessor of the first, so that changes made elsewhere in the
/// meantime still merge even when they arrive a year later.
///
/// A covered save is dropped on arrival anywhere, so no merge brings it back.
struct Compaction {
  let store: Store
  let connection: any Connection
  /// `true` once the log has a covering change; until then no lookup is needed.
  private var hasCovers: Bool

  private static let note = "compacted.covers"

  init(_ store: Store, in connection: any Connection) throws {
    (self.store, self.connection) = (store, connection)
    hasCovers = try DeviceNote.read(Self.note, from: connection) != nil
  }

  /// Notes that the log has a covering change.
  mutating func noteCovers() throws {
    guard !hasCovers else { return }
    hasCovers = true
    try DeviceNote.write("1", as: Self.note, to: connection)
  }

  /// Returns `true` if a save in the log covers this change.
  func isCovered(_ change: Change) throws -> Bool {
    guard hasCovers, change.undoes == nil, isOld(change.clock) else { return false }
    return try Change.fetch(
      from: connection, where: "\(Self.near) AND number > :number AND follows LIKE '%+%'",
      order: "clock",
      near(change, from: change.clock, to: change.clock + Change.longestDay)
    ).contains { $0.covers(device: change.device, number: change.number) }
  }

  /// Drops the saves that a change covers. Returns `true` if there were any.
  mutating func drop(coveredBy change: Change) throws -> Bool {
    guard let first = change.firstCovered, isOld(change.clock) else { return false }
    try noteCovers()
    return try connection.execute(
      """
      DELETE FROM change
      WHERE \(Self.near) AND number >= :first AND number < :number AND undoes IS NULL
      """,
      near(change, from: change.clock - Change.longestDay, to: change.clock)
        .merging(["first": first]) { $1 }) > 0
  }

  /// Publishes again those of the record's changes that cover others and are undone. Otherwise
  /// devices that still have the covered ones would show them.
  func republish(_ changes: [Change], but counting: [Change]) throws {
    let counting = Set(counting.map(ChangeName.init))
    for change in changes
    where change.firstCovered != nil && !counting.contains(ChangeName(change)) {
      try connection.execute("DELETE FROM change WHERE \(Change.ofName)", change.nameArguments)
      _ = try connection.append(change)
    }
  }

  private func isOld(_ clock: Int64) -> Bool {
    clock < HybridClock.first(at: store.effects.now()) - Change.youngest
  }

  /// The SQL condition that a change is of the same record and device as another, within a day of
  /// it.
  private static let near = """
    profile = :profile AND kind = :kind AND id = :id AND clock BETWEEN :from AND :to
    AND device = :device
    """

  private func near(_ change: Change, from: Int64, to: Int64) -> SQLArguments {
    ExactName(change).arguments.merging([
      "from": from, "to": to, "device": change.device, "number": change.number,
    ]) { $1 }
  }
}
