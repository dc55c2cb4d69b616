import CoreModels

/// An index of goals as it is cached, and where the log stood then: column by column, which is read
/// several times as fast as entry by entry.
struct GoalIndexCopy: Codable {
  let position: Int
  private let bonuses: [Int]
  /// Of every entry.
  private var ids: [String] = []
  private var totals: [Int] = [], done: [Int] = [], undated: [Int] = [], isPaid: [Bool] = []
  /// How many of ``days`` belong to each.
  private var dayCounts: [Int] = []
  private var days: [Int] = []
  /// Its goal; without a category there is none.
  private var names: [String] = [], categories: [String] = []
  private var iconKeys: [String] = [], iconColors: [String] = []
  private var due: [Int] = [], created: [Int64] = [], isArchived: [Bool] = []
  /// Its next step; without an id there is none.
  private var nextIDs: [String] = [], nextTitles: [String] = [], nextDurations: [String] = []
  private var nextDue: [Int] = []

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
      isPaid.append(entry.isPaid)
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
    created.append(goal?.createdAt.milliseconds ?? 0)
    isArchived.append(goal?.isArchived ?? false)
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
        isPaid: isPaid[row], days: Array(days[start..<start + dayCounts[row]]),
        undated: undated[row])
      start += dayCounts[row]
    }
    return GoalIndex(entries: entries, bonuses: Set(bonuses))
  }

  /// Whether all columns have an element for every entry.
  private var isWhole: Bool {
    let numbers: [Int] = [totals.count, done.count, undated.count, dayCounts.count, due.count]
    let names: [Int] = [self.names.count, categories.count, iconKeys.count, iconColors.count]
    let others: [Int] = [isPaid.count, created.count, isArchived.count]
    let next: [Int] = [nextIDs.count, nextTitles.count, nextDurations.count, nextDue.count]
    let lengths: Set<Int> = Set(numbers + names + others + next)
    return lengths.subtracting([ids.count]).isEmpty && dayCounts.reduce(0, +) == days.count
      && dayCounts.allSatisfy { $0 >= 0 }
  }

  private func goal(_ row: Int) -> Goal? {
    guard let category = GoalCategory(rawValue: categories[row]) else { return nil }
    return Goal(
      id: ids[row], name: names[row], category: category, iconKey: iconKeys[row],
      iconColor: iconColors[row], dueDate: day(due[row]),
      createdAt: Instant(milliseconds: created[row]), isArchived: isArchived[row])
  }

  private func next(_ row: Int) -> GoalIndex.Next? {
    guard !nextIDs[row].isEmpty else { return nil }
    return GoalIndex.Next(
      id: nextIDs[row], title: nextTitles[row],
      duration: nextDurations[row].isEmpty ? nil : nextDurations[row], due: day(nextDue[row]))
  }

  private func day(_ number: Int) -> Day? { number == Self.never ? nil : Day(epochDay: number) }
}
