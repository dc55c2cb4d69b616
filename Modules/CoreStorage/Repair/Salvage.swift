import Foundation

/// Rebuilds a damaged store from everything still readable in its pages.
struct Salvage {
  private let remains: Remains
  private let log: SavedLog
  let report: SalvageReport

  /// Reads a copy of a store's file and its write-ahead log.
  init(copy path: String) throws {
    guard let file = FileManager.default.contents(atPath: path) else {
      throw StoreError.inputOutput
    }
    let beside = FileManager.default.contents(atPath: path + "-wal") ?? Data()
    remains = Remains(StorePages(file: file, log: beside))
    log = SavedLog(remains.log.sorted { $0.key < $1.key }.map(\.value), remains.records)
    report = Salvage.report(remains, log)
  }

  /// `true` if nothing could be read.
  var isEmpty: Bool { log.changes.isEmpty && remains.registry.isEmpty }

  /// Fills a new store. It becomes a new device, because the numbers of lost changes may be known
  /// elsewhere.
  func fill(_ store: Store) throws {
    let engine = try store.file
    try engine.writeNow { connection in
      _ = try store.merge(log.changes, in: connection)
      // The report says what is lost. What is altered stays as it is, for the doctor to name.
      for problem in try connection.chainProblems() where problem.flaw != .altered {
        try connection.mend(problem)
      }
      for (key, text) in remains.meta where key.hasPrefix(DeviceNote.prefix) {
        let name = String(key.dropFirst(DeviceNote.prefix.count))
        try DeviceNote.write(text, as: name, to: connection)
      }
      if let device = remains.meta["device"] {
        try FormerDevices.note.add(device, in: connection)
      }
      try SharedWith(from: connection).begin(in: connection)
      for kept in remains.cache {
        try connection.execute(
          """
          INSERT INTO cache (profile, key, body) VALUES (:profile, :key, :body)
          ON CONFLICT (profile, key) DO NOTHING
          """, ["profile": kept.profile, "key": kept.key, "body": kept.body])
      }
      guard try Store.problems(in: connection).isEmpty else { throw StoreError.corrupt }
      guard !remains.registry.isEmpty else { return }
      try connection.makeRegistry()
      for (key, value) in remains.registry {
        try connection.execute(
          """
          INSERT INTO registry (drawer, key, body, expires)
          VALUES (:drawer, :key, :body, :expires)
          """,
          ["drawer": key.namespace, "key": key.key, "body": value.body, "expires": value.expires])
      }
    }
  }

  private static func report(_ remains: Remains, _ log: SavedLog) -> SalvageReport {
    var report = SalvageReport()
    let saved = Set(log.changes.map(Remains.Name.init))
    let lost = remains.names.filter { !saved.contains($0.key) }
    report.lostWithoutTrace =
      lost.values.count { $0 == nil } + remains.unseenChanges(beside: saved)
    report.lost = lost.values.compactMap(\.self).map {
      SalvageReport.Lost(kind: $0.kind, writtenAt: HybridClock.instant(of: $0.clock))
    }.sorted { ($0.writtenAt, $0.kind) < ($1.writtenAt, $1.kind) }
    report.contradictions = log.contradictions
    let count = saved.count - log.contradictions
    report.changes = SalvageReport.Share(
      saved: count, known: count + report.lost.count + report.lostWithoutTrace)
    report.incomplete = Set(remains.incomplete.compactMap(SalvageReport.Part.init(rawValue:)))
    report.entries = entries(of: log.changes, lost: lost.values.compactMap(\.self))
    return report
  }

  /// Counts the entries; one is saved if its latest change is.
  private static func entries(
    of changes: [Change], lost: [Remains.Trace]
  ) -> SalvageReport.Share {
    struct Entry: Hashable { let profile, kind, id: String }
    var latest: [Entry: Change] = [:]
    for change in changes {
      let entry = Entry(profile: change.profile, kind: change.kind, id: change.id)
      if let known = latest[entry], known.clock >= change.clock { continue }
      latest[entry] = change
    }
    var stale: Set<Entry> = []
    for trace in lost {
      let entry = Entry(profile: trace.profile, kind: trace.kind, id: trace.id)
      if latest[entry].map({ $0.clock < trace.clock }) ?? true { stale.insert(entry) }
    }
    let saved = latest.count { $0.value.body != nil && !stale.contains($0.key) }
    return SalvageReport.Share(saved: saved, known: saved + stale.count)
  }
}

extension Remains {
  /// Returns the number of changes that left no trace at all: gaps in the sequences that are also
  /// gaps in a device's numbers, plus all sequences after the last remaining one.
  fileprivate func unseenChanges(beside saved: Set<Name>) -> Int {
    let last = sequences.max() ?? 0
    let gaps = max(last - sequences.count { $0 > 0 }, 0)
    var numbers: [[String]: Set<Int>] = [:]
    for name in saved.union(names.keys) {
      numbers[[name.profile, name.device], default: []].insert(name.number)
    }
    let missing = numbers.values.reduce(0) { $0 + max(($1.max() ?? 0) - $1.count, 0) }
    return min(gaps, missing) + max(lastSequence - last, 0)
  }
}
