import CoreModels

extension Change {
  /// How far the saves that one stands for may lie before it, as a clock: a day, and the hour by
  /// which one may be longer.
  static let longestDay: Int64 = 25 * 3_600_000 << 16
  /// A change has to be so old before others are dropped for it: less than what a device compacts,
  /// for clocks differ.
  fileprivate static let youngest: Int64 = 28 * 86_400_000 << 16

  /// Stands where an earlier version wrote, which did not note what it saw.
  static let unknown = "?"

  /// The name of what its device saw, without what compaction notes: see ``firstCovered``.
  var base: String? {
    guard firstCovered != nil, let plus = follows?.lastIndex(of: "+") else { return follows }
    let name = follows.map { String($0[..<plus]) }
    return name == Change.unknown ? nil : name
  }

  /// The number of the first save of its device's that it stands for, all of which went with
  /// compaction; ``follows`` ends in `+` and that number. What it follows is what they followed.
  var firstCovered: Int? {
    guard !isForgotten, let follows, let plus = follows.lastIndex(of: "+") else { return nil }
    return Int(follows[follows.index(after: plus)...])
  }

  /// Whether it stands for that save of its record.
  func covers(device: String, number: Int) -> Bool {
    firstCovered.map { device == self.device && $0 <= number && number < self.number } ?? false
  }

  /// Of two notes of what a change follows, the one that all devices come to have.
  static func merged(_ one: String?, _ other: String?) -> String? {
    let notes = [one, other].compactMap(\.self)
    // What begins a stub's is the least.
    if notes.contains(where: { $0.hasPrefix("-") }) { return notes.min() }
    let firsts = notes.map { note in
      note.lastIndex(of: "+").flatMap { Int(note[note.index(after: $0)...]) } ?? .max
    }
    return zip(firsts, notes).min { $0 < $1 }?.1
  }
}

/// The law of compaction: of the saves of one record that a device made on one day, one after the
/// other and with nobody between, the last stands for all of them. It keeps what the first one
/// followed, so that what others changed meanwhile, and tell a year later, is still merged.
///
/// A save that is covered goes wherever it arrives later, so that no merge brings it back.
struct Compaction {
  let store: Store
  let connection: any Connection
  /// Whether anything here stands for others; where nothing does, nothing has to be looked for.
  private var hasCovers: Bool

  private static let note = "compacted.covers"

  init(_ store: Store, in connection: any Connection) throws {
    (self.store, self.connection) = (store, connection)
    hasCovers = try DeviceNote.read(Self.note, from: connection) != nil
  }

  /// Notes that something stands for others.
  mutating func noteCovers() throws {
    guard !hasCovers else { return }
    hasCovers = true
    try DeviceNote.write("1", as: Self.note, to: connection)
  }

  /// Whether the log has a save that stands for this change.
  func isCovered(_ change: Change) throws -> Bool {
    guard hasCovers, change.undoes == nil, isOld(change.clock) else { return false }
    return try Change.fetch(
      from: connection, where: "\(Self.near) AND number > :number AND follows LIKE '%+%'",
      order: "clock",
      near(change, from: change.clock, to: change.clock + Change.longestDay)
    ).contains { $0.covers(device: change.device, number: change.number) }
  }

  /// Drops what a change stands for; answers whether there was anything.
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

  /// Tells again, of the record's changes, those that stand for others and are taken back: whoever
  /// still has the others would show them.
  func tellAgain(_ changes: [Change], but counting: [Change]) throws {
    let counting = Set(counting.map(ChangeName.init))
    for change in changes
    where change.firstCovered != nil && !counting.contains(ChangeName(change)) {
      try connection.execute(
        "DELETE FROM change WHERE profile = :profile AND device = :device AND number = :number",
        change.nameArguments)
      _ = try connection.append(change)
    }
  }

  private func isOld(_ clock: Int64) -> Bool {
    clock < HybridClock.first(at: store.effects.now()) - Change.youngest
  }

  /// The condition that a change is of a record, and of a device, within a day of another.
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
