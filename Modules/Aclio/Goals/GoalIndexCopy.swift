import CoreModels

/// An index of goals as it is cached, and where the log stood then: column by column, which is read
/// several times as fast as entry by entry.
struct GoalIndexCopy: Codable {
  let position: Int
  @PackedNumbers private var bonuses: [Int]
  /// Of every entry.
  @PackedTexts private var ids: [String] = []
  @PackedNumbers private var totals: [Int] = []
  @PackedNumbers private var done: [Int] = []
  @PackedNumbers private var undated: [Int] = []
  @PackedNumbers private var paid: [Int] = []
  /// How many of ``days`` belong to each.
  @PackedNumbers private var dayCounts: [Int] = []
  @PackedNumbers private var days: [Int] = []
  /// Its goal; without a category there is none.
  @PackedTexts private var names: [String] = []
  @PackedTexts private var categories: [String] = []
  @PackedTexts private var iconKeys: [String] = []
  @PackedTexts private var iconColors: [String] = []
  @PackedNumbers private var due: [Int] = []
  @PackedNumbers private var created: [Int] = []
  @PackedNumbers private var archived: [Int] = []
  /// Its next step; without an id there is none.
  @PackedTexts private var nextIDs: [String] = []
  @PackedTexts private var nextTitles: [String] = []
  @PackedTexts private var nextDurations: [String] = []
  @PackedNumbers private var nextDue: [Int] = []

  /// Stands for no day.
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

  /// The index; `nil` where the columns do not fit each other.
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

  /// Whether all columns have an element for every entry.
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
