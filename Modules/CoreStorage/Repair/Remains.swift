import CoreModels
import Foundation

/// Everything still readable in a store's pages, regardless of the B-tree they belong to.
struct Remains {
  /// The name of a change in the log.
  struct Name: Hashable {
    let profile, device: String
    let number: Int
  }

  /// The parts of a change that an index contains.
  struct Trace: Hashable {
    let profile, kind, id: String
    let clock: Int64
  }

  struct RegistryKey: Hashable {
    let namespace, key: String
  }

  struct RegistryValue {
    let body: String
    let expires: Int64?
  }

  /// The log's changes, by sequence.
  private(set) var log: [Int: Change] = [:]
  /// The changes behind the record table, as far as its rows contain them.
  private(set) var records: [Change] = []
  private(set) var registry: [RegistryKey: RegistryValue] = [:]
  private(set) var cache: [(profile: String, key: String, body: Data)] = []
  /// The notes local to this copy, including its device name.
  private(set) var meta: [String: String] = [:]
  /// All changes that existed, readable or not.
  private(set) var names: [Name: Trace?] = [:]
  /// The sequences of all changes that existed, and the last one assigned.
  private(set) var sequences: Set<Int> = []
  private(set) var lastSequence = 0
  /// Tables that lost a page or a row.
  private(set) var incomplete: Set<String> = []

  init(_ pages: StorePages) {
    let free = pages.freePages()
    for number in 1...max(pages.count, 1) where !free.contains(number) {
      guard let page = pages.tree(number) else { continue }
      for row in page.rows { page.isTable ? takeRow(row) : takeEntry(row) }
    }
    for (name, root) in roots(in: pages) where !pages.isWhole(root) { incomplete.insert(name) }
    records.removeAll { !$0.isWellFormed }
  }

  /// Takes a row of a table with row ids.
  private mutating func takeRow(_ row: PageRow) {
    guard let key = row.key, key > 0 else { return }
    let columns = row.columns
    let shape = columns.shape
    if shape == "ti", columns.text(0) == "change" {
      lastSequence = max(lastSequence, columns.number(1))
    } else if shape.hasPrefix("ntti"), shape.dropFirst(6).hasPrefix("iitt") {
      takeChange(columns, sequence: key, isWhole: row.isWhole && (13...16).contains(columns.count))
    } else if shape.hasPrefix("nttttiii"), columns.count == 11, row.isWhole {
      records.append(
        Change(
          profile: columns.text(1), device: columns.text(4), number: columns.number(5),
          batch: columns.number(5), undoes: nil, automatic: false, clock: Int64(columns.number(6)),
          kind: columns.text(2), id: columns.text(3), version: columns.number(7),
          day: columns.day(8), body: columns.optionalText(9)))
    }
  }

  /// Records that a change of that name existed. Half-overwritten names are ignored.
  private mutating func take(_ name: Name, _ trace: Trace?, sequence: Int) {
    guard name.number > 0, sequence > 0,
      ![name.profile, name.device].contains(where: { $0.isEmpty || $0.utf8.contains(0) })
    else { return }
    sequences.insert(sequence)
    if trace != nil || names[name] == nil { names.updateValue(trace, forKey: name) }
  }

  private mutating func takeChange(_ columns: [SQLValue], sequence: Int, isWhole: Bool) {
    let (profile, device, number) = (columns.text(1), columns.text(2), columns.number(3))
    let (clock, kind, id) = (Int64(columns.number(7)), columns.text(8), columns.text(9))
    take(
      Name(profile: profile, device: device, number: number),
      Trace(profile: profile, kind: kind, id: id, clock: clock), sequence: sequence)
    guard isWhole else { return }
    let change = Change(
      profile: profile, device: device, number: number, batch: columns.number(4),
      undoes: columns.optionalText(5), automatic: columns.number(6) != 0, clock: clock, kind: kind,
      id: id, version: columns.number(10), day: columns.day(11), body: columns.optionalText(12),
      origin: columns.optionalText(13).map(Origin.init(text:)), follows: columns.optionalText(14),
      hash: columns.optionalText(15))
    if change.isWellFormed { log[sequence] = change }
  }

  /// Takes an index entry, or a row of a table without row ids.
  private mutating func takeEntry(_ row: PageRow) {
    guard row.isWhole else { return }
    let columns = row.columns
    switch columns.shape {
    // An index of records has the same columns, but with a clock in third place.
    case "ttii" where columns.number(2) < Self.leastClock:
      let name = Name(
        profile: columns.text(0), device: columns.text(1), number: columns.number(2))
      take(name, nil, sequence: columns.number(3))
    case "tttitii":
      let name = Name(
        profile: columns.text(0), device: columns.text(4), number: columns.number(5))
      let trace = Trace(
        profile: name.profile, kind: columns.text(1), id: columns.text(2),
        clock: Int64(columns.number(3)))
      take(name, trace, sequence: columns.number(6))
    case "tttn": takeRegistry(columns, expires: nil)
    // An index of records has the same columns, but with a row number in last place.
    case "ttti" where columns.number(3) > Self.greatestRow:
      takeRegistry(columns, expires: Int64(columns.number(3)))
    case "ttd":
      if case .data(let body) = columns[2] {
        cache.append((columns.text(0), columns.text(1), body))
      }
    case "tt": meta[columns.text(0)] = columns.text(1)
    default: return
    }
  }

  /// Clocks exceed change numbers, and times exceed row numbers.
  private static let leastClock = 1 << 50
  private static let greatestRow = 100_000_000_000

  private mutating func takeRegistry(_ columns: [SQLValue], expires: Int64?) {
    let body = columns.text(2)
    guard (try? JSONValue(parsing: Data(body.utf8))) != nil else {
      incomplete.insert("registry")
      return
    }
    let key = RegistryKey(namespace: columns.text(0), key: columns.text(1))
    registry[key] = RegistryValue(body: body, expires: expires)
  }

  /// Finds the root pages of the tables that have no other trace.
  private func roots(in pages: StorePages) -> [(String, Int)] {
    var (open, seen): ([Int], Set<Int>) = ([1], [])
    var roots: [(String, Int)] = []
    while let number = open.popLast() {
      guard seen.insert(number).inserted, let page = pages.tree(number) else { continue }
      open += page.children
      for row in page.rows {
        let name = row.columns.text(1)
        guard row.columns.text(0) == "table", ["registry", "meta", "cache"].contains(name) else {
          continue
        }
        roots.append((name, row.columns.number(3)))
      }
    }
    return roots
  }
}

extension StorePages {
  /// Returns `true` if every page and row of the tree can be read.
  fileprivate func isWhole(_ root: Int) -> Bool {
    var (open, seen): ([Int], Set<Int>) = ([root], [])
    while let number = open.popLast() {
      guard let page = tree(number), page.broken == 0, page.rows.allSatisfy(\.isWhole) else {
        return false
      }
      open += page.children.filter { seen.insert($0).inserted }
    }
    return true
  }
}
