import CoreModels

/// The cached form of a goal index, with the log position at the time. Columns decode several times
/// as fast as entries.
struct GoalIndexCopy: Codable {
  let position: Int
  @PackedNumbers private var bonuses: [Int]
  /// The columns, with one element per entry.
  @PackedTexts private var ids: [String] = []
  @PackedNumbers private var totals: [Int] = []
  @PackedNumbers private var done: [Int] = []
  @PackedNumbers private var undated: [Int] = []
  @PackedNumbers private var paid: [Int] = []
  /// The number of ``days`` of each entry.
  @PackedNumbers private var dayCounts: [Int] = []
  @PackedNumbers private var days: [Int] = []
  /// The goal; an empty category means there is none.
  @PackedTexts private var names: [String] = []
  @PackedTexts private var categories: [String] = []
  @PackedTexts private var iconKeys: [String] = []
  @PackedTexts private var iconColors: [String] = []
  @PackedNumbers private var due: [Int] = []
  @PackedNumbers private var created: [Int] = []
  @PackedNumbers private var archived: [Int] = []
  /// The next step; an empty id means there is none.
  @PackedTexts private var nextIDs: [String] = []
  @PackedTexts private var nextTitles: [String] = []
  @PackedTexts private var nextDurations: [String] = []
  @PackedNumbers private var nextDue: [Int] = []

  /// Represents a missing day.
  private static let never = Int(Int32.min)

  init(of index: GoalIndex, at position: Int) {
    self.position = position
    bonuses = index.bonuses.sorted()
    for (id, entry) in index.entries {
      ids.append(id)
      totals.append(entry.total)
      done.append(entry.done)
      undated.append(entry.undated)
      paid.append(entry.isPaid ? 1 : 0)
      dayCounts.append(entry.days.count)
      days += entry.days
      add(entry.goal)
      add(entry.next)
    }
  }

  private mutating func add(_ goal: Goal?) {
    names.append(goal?.name ?? "")
    categories.append(goal?.category.rawValue ?? "")
    iconKeys.append(goal?.iconKey ?? "")
    iconColors.append(goal?.iconColor ?? "")
    due.append(goal?.dueDate?.epochDay ?? Self.never)
    created.append(goal.map { Int($0.createdAt.milliseconds) } ?? 0)
    archived.append(goal?.isArchived ?? false ? 1 : 0)
  }

  private mutating func add(_ next: GoalIndex.Next?) {
    nextIDs.append(next?.id ?? "")
    nextTitles.append(next?.title ?? "")
    nextDurations.append(next?.duration ?? "")
    nextDue.append(next?.due?.epochDay ?? Self.never)
  }

  /// The index; `nil` if the columns are inconsistent.
  var index: GoalIndex? {
    guard isWhole else { return nil }
    var entries: [String: GoalIndex.Entry] = [:]
    entries.reserveCapacity(ids.count)
    var start = 0
    for row in ids.indices {
      entries[ids[row]] = GoalIndex.Entry(
        goal: goal(row), total: totals[row], done: done[row], next: next(row),
        isPaid: paid[row] == 1, days: Array(days[start..<start + dayCounts[row]]),
        undated: undated[row])
      start += dayCounts[row]
    }
    return GoalIndex(entries: entries, bonuses: Set(bonuses))
  }

  /// `true` if every column has an element per entry.
  private var isWhole: Bool {
    let numbers = [totals, done, undated, paid, dayCounts, due, created, archived, nextDue]
    let texts = [names, categories, iconKeys, iconColors, nextIDs, nextTitles, nextDurations]
    return Set(numbers.map(\.count) + texts.map(\.count)) == [ids.count]
      && dayCounts.allSatisfy((0...days.count).contains)
      && dayCounts.reduce(0, &+) == days.count
  }

  private func goal(_ row: Int) -> Goal? {
    guard let category = GoalCategory(rawValue: categories[row]) else { return nil }
    return Goal(
      id: ids[row], name: names[row], category: category, iconKey: iconKeys[row],
      iconColor: iconColors[row], dueDate: day(due[row]),
      createdAt: Instant(milliseconds: Int64(created[row])), isArchived: archived[row] == 1)
  }

  private func next(_ row: Int) -> GoalIndex.Next? {
    guard !nextIDs[row].isEmpty else { return nil }
    return GoalIndex.Next(
      id: nextIDs[row], title: nextTitles[row],
      duration: nextDurations[row].isEmpty ? nil : nextDurations[row], due: day(nextDue[row]))
  }

  private func day(_ number: Int) -> Day? { number == Self.never ? nil : Day(epochDay: number) }
}
