/// Chooses one item a day, without repeating any until all have been chosen.
///
/// An item's position depends only on the seed and the day's number, so that two devices agree
/// without syncing and days can be requested in any order. A round has as many days as there are
/// items. Days keep the items they already have, from an earlier pool or by the person's choice;
/// the displaced item moves to the day that would have had the kept one, so that all others stay in
/// place.
public struct DailyRound: Sendable {
  private let seed: UInt64
  private let pool: [String]
  private let kept: [Int: String]

  /// The rounds of one person, whose seed never changes. `kept` holds the items that days already
  /// have, at least within ``span(of:count:)``.
  public init(seed: UInt64, pool: some Sequence<String>, kept: [Day: String] = [:]) {
    self.seed = seed
    self.pool = Set(pool).sorted()
    self.kept = Dictionary(kept.map { ($0.key.epochDay, $0.value) }) { first, _ in first }
  }

  /// The days that determine a day's item, for that number of items.
  public static func span(of day: Day, count: Int) -> ClosedRange<Day> {
    let count = max(1, count)
    let start = day.advanced(by: -modulo(day.epochDay, count))
    return start.advanced(by: -count)...start.advanced(by: 2 * count - 1)
  }

  /// The number of the day's round; negative before 1970.
  public func round(of day: Day) -> Int { floorDivide(day.epochDay, max(1, pool.count)) }

  /// The day's item: the kept one, else the next in the round; `nil` for an empty pool.
  public func item(on day: Day) -> String? {
    guard !pool.isEmpty else { return nil }
    return days(of: round(of: day))[modulo(day.epochDay, pool.count)]
  }

  /// Another item for a day that has one, none of `excluded`; `nil` if there is none.
  ///
  /// Prefers items that have not occurred in the round, and then the one farthest from its other
  /// days. The day that loses the item gets the day's former one.
  public func another(on day: Day, excluding excluded: Set<String>) -> String? {
    let candidates = pool.filter { !excluded.contains($0) }
    guard !candidates.isEmpty else { return nil }
    let (round, today) = (round(of: day), day.epochDay)
    let start = round * pool.count
    var days: [String: [Int]] = [:]
    for (offset, id) in ((round - 1)...(round + 1)).flatMap({ self.days(of: $0) }).enumerated() {
      days[id, default: []].append(start - pool.count + offset)
    }
    let present = item(on: day)
    let stays = present.flatMap { days[$0] }?.filter { $0 != today } ?? []
    func merit(_ id: String) -> (isOpen: Int, distance: Int) {
      let own = days[id] ?? []
      let open = own.first { (start..<start + pool.count).contains($0) && kept[$0] == nil }
      var distances = own.filter { $0 != open }.map { abs($0 - today) }
      if let open, open > today { distances += stays.map { abs($0 - open) } + [open - today] }
      return (open == nil ? 0 : 1, distances.min() ?? .max)
    }
    return candidates.map { (merit: merit($0), id: $0) }
      .max { ($0.merit.isOpen, $0.merit.distance) < ($1.merit.isOpen, $1.merit.distance) }?.id
  }

  /// The items of a round's days, kept or planned.
  private func days(of round: Int) -> [String] {
    var items = order(of: round)
    let start = round * pool.count
    let taken = items.indices.filter { kept[start + $0] != nil }
    let there = Set(taken.compactMap { kept[start + $0] })
    let free = taken.map { items[$0] }.filter { !there.contains($0) }
    let open = items.indices.filter { kept[start + $0] == nil }
    for (index, id) in zip(open.filter { there.contains(items[$0]) }, free) { items[index] = id }
    for index in taken { items[index] = kept[start + index] ?? items[index] }
    part(&items, at: open, from: start)
    return items
  }

  /// Moves items that the days just before the round had away from its beginning. There are such
  /// items only if the pool changed or a person chose.
  private func part(_ items: inout [String], at open: [Int], from start: Int) {
    let third = pool.count / 3
    var last: [String: Int] = [:]
    for day in (start - third)..<start { kept[day].map { last[$0] = day } }
    guard !last.isEmpty else { return }
    func isClose(_ id: String, _ index: Int) -> Bool {
      last[id].map { start + index - $0 <= third } ?? false
    }
    for index in open where isClose(items[index], index) {
      let other = open.first {
        $0 > index && !isClose(items[$0], index) && !isClose(items[index], $0)
      }
      if let other { items.swapAt(index, other) }
    }
  }

  /// The order of a round. Its last third is excluded from the next round's first third, so that no
  /// item repeats before a third of the others has occurred.
  private func order(of round: Int) -> [String] {
    let third = pool.count / 3
    // Two items alternate.
    guard third > 0 else { return ranked(pool, in: 0, for: "place") }
    let (last, before) = (ending(of: round), ending(of: round - 1))
    let ranked = ranked(pool, in: round, for: "place")
    let first = Set(ranked.lazy.filter { !last.contains($0) && !before.contains($0) }.prefix(third))
    return ranked.filter(first.contains)
      + ranked.filter { !first.contains($0) && !last.contains($0) } + ranked.filter(last.contains)
  }

  /// The items of a round's last third, which depend only on that round, not on earlier ones.
  private func ending(of round: Int) -> Set<String> {
    Set(ranked(pool, in: round, for: "end").prefix(pool.count / 3))
  }

  private func ranked(_ ids: [String], in round: Int, for use: String) -> [String] {
    ids.map { (rank: rank(of: $0, in: round, for: use), id: $0) }.sorted { $0 < $1 }.map(\.id)
  }

  private func rank(of id: String, in round: Int, for use: String) -> UInt64 {
    var hash = StableHash()
    hash.combine(seed)
    hash.combine(UInt64(bitPattern: Int64(round)))
    hash.combine(use)
    hash.combine(id)
    return hash.value
  }
}
