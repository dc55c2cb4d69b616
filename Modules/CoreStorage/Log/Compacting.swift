public import CoreModels
import Foundation
import GRDB

extension Compaction {
  /// Compacts the saves of the change's record on the change's day, leaving the last of each run by
  /// its device. Returns the number of dropped saves.
  func compact(_ change: Change, on day: (Instant) -> Day) throws -> Int {
    let today = day(change.writtenAt)
    let near = try Change.fetch(
      from: connection,
      where: "profile = :profile AND kind = :kind AND id = :id AND clock BETWEEN :from AND :to",
      order: "clock, device, number",
      ExactName(change).arguments.merging([
        "from": change.clock - Change.longestDay, "to": change.clock + Change.longestDay,
      ]) { $1 }
    ).filter { day($0.writtenAt) == today }
    var runs: [[Change]] = []
    for save in near.filter({ $0.device == change.device }).sorted(by: { $0.number < $1.number }) {
      if let last = runs.last?.last, save.isSave(after: last), !isBetween(last, save, near) {
        runs[runs.count - 1].append(save)
      } else {
        runs.append([save])
      }
    }
    return try runs.reduce(0) { try $0 + drop($1) }
  }

  /// `true` if a foreign change lies between two saves that do not record what they followed.
  private func isBetween(_ one: Change, _ other: Change, _ near: [Change]) -> Bool {
    other.base == nil
      && near.contains { one.isOlder(than: $0) && $0.isOlder(than: other) }
  }

  /// Drops all but the last save of a run in which each save followed the one before.
  private func drop(_ run: [Change]) throws -> Int {
    guard run.count > 1, let first = run.first, var last = run.last, try !areNamed(run) else {
      return 0
    }
    last.follows = "\(first.base ?? Change.unknown)+\(first.firstCovered ?? first.number)"
    try connection.execute(
      "UPDATE change SET follows = :follows WHERE \(Change.ofName)",
      last.nameArguments.merging(["follows": last.follows]) { $1 })
    for save in run.dropLast() {
      try connection.execute("DELETE FROM change WHERE \(Change.ofName)", save.nameArguments)
    }
    return run.count - 1
  }

  /// `true` if a save of the run was undone, if another device followed one other than the last, or
  /// if one was written together with something else.
  private func areNamed(_ run: [Change]) throws -> Bool {
    for save in run {
      let name = save.batchName
      let isNamed = try connection.value(
        Int.self,
        """
        SELECT 1 FROM change WHERE profile = :profile AND undoes IN (:name, :mark, :redo)
        UNION ALL
        SELECT 1 FROM change WHERE profile = :profile AND device = :device
          AND number = :next AND batch < :next
        """,
        [
          "profile": save.profile, "name": name, "mark": name + "!", "redo": name + "!!",
          "device": save.device, "next": save.number + 1,
        ])
      if isNamed != nil { return true }
    }
    let names = Set(run.dropLast().map { "\($0.device)/\($0.number)" })
    return try connection.values(
      String.self,
      """
      SELECT follows FROM change WHERE profile = :profile AND kind = :kind AND id = :id
        AND device <> :device AND follows IS NOT NULL
      """, ExactName(run[0]).arguments.merging(["device": run[0].device]) { $1 }
    ).contains(where: names.contains)
  }
}

extension Change {
  /// `true` for a save that was its batch's only change and has a state of its own.
  private var isPlain: Bool {
    undoes == nil && body != nil && number == batch && !isReconciliation && !isForgotten
  }

  /// `true` if this change repeats a save by its device, in the same way, with nothing in between.
  fileprivate func isSave(after other: Change) -> Bool {
    isPlain && other.isPlain && other.isOlder(than: self)
      && (base == "\(other.number)" || (base == nil && other.base == nil))
      && origin == other.origin && automatic == other.automatic && version == other.version
      && day == other.day
  }
}

extension Store {
  /// Drops the profile's saves that later ones of the same day replace. Examines up to `limit`
  /// changes that are older than 30 days, in order of arrival, so that late ones from another
  /// device are not missed. Returns the number of dropped saves, or `nil` if nothing is left to
  /// examine.
  public func compact(
    limit: Int = 2000, on day: @escaping @Sendable (Instant) -> Day
  ) async throws -> Int? {
    let now = effects.now()
    let end = HybridClock.first(at: now.adding(seconds: -30 * 86_400))
    return try await engine.write { [self] connection in
      try connection.hold(profile)
      // In the cache, which is removed with the profile and whose loss costs only time.
      let key = "compacted"
      let start = try Snapshot(connection, of: self).cached(key)
      let condition = "sequence > :start AND \(connection.dialect.isOfProfile)"
      let order = "sequence LIMIT :limit"
      var arguments: SQLArguments = [
        "profile": profile, "limit": limit,
        "start": start.flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0,
      ]
      // A save dated ahead arrives again once it is redated.
      let ahead = HybridClock.believable(at: now)
      let page = try connection.rows(
        "SELECT sequence, clock FROM change WHERE \(condition) ORDER BY \(order)", arguments
      ) { (sequence: try $0.value(Int.self, at: 0), clock: try $0.value(Int64.self, at: 1)) }
      .prefix { $0.clock < end || $0.clock > ahead }
      guard let last = page.last else { return nil }
      arguments["limit"] = page.count
      let changes = try Change.fetch(
        from: connection, where: condition, order: order, arguments)
      var compaction = try Compaction(self, in: connection)
      var seen: Set<[String]> = []
      var dropped = 0
      for change in changes where change.undoes == nil && change.clock < end {
        let today = day(change.writtenAt).description
        guard seen.insert([change.kind, change.id, change.device, today]).inserted else { continue }
        dropped += try compaction.compact(change, on: day)
      }
      if dropped > 0 { try compaction.noteCovers() }
      try connection.cache(Data("\(last.sequence)".utf8), for: key, of: profile)
      return dropped
    }
  }
}

extension Store {
  /// Vacuums the file once at least a quarter of it is free.
  public func shrink() async throws {
    let file = try file
    guard !file.isPool, file.unwritable == nil else { return }
    let isDue = try await file.read { connection in
      let size = "SELECT freelist_count, page_count FROM pragma_freelist_count, pragma_page_count"
      let pages = try connection.rows(size) {
        (free: try $0.value(Int.self, at: 0), all: try $0.value(Int.self, at: 1))
      }
      return pages.first.map { $0.free > 1000 && $0.free * 4 > $0.all } ?? false
    }
    guard isDue else { return }
    try await explainingErrors { try await file.writer.vacuum() }
    _ = try await clearTraces()
  }
}
