import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// Redirects from a date field to the page of a day.
  static let moriAnyDay = Page(
    "/mori/days", title: { MoriPageWord.anyDay.text(in: $0) }
  ) { request, world in
    let day = try request.asked("day").map { try Day(typed: $0) } ?? world.today
    return .moved(to: "/mori/days/\(day)")
  }

  /// The page of a day: its habits with their minutes and skips, and its diary entry.
  static let moriOneDay = MoriTab.overview.page(
    "/mori/days/{day}", template: Content.Pages.day
  ) { request, world in
    guard let day = request.parameters["day"].flatMap({ Day($0) }) else { return nil }
    return try await world.store.read { snapshot in
      try DayPage(day, snapshot: snapshot, world: world).values
    }
  }
}

/// A day's habits and diary entry, as template values.
struct DayPage {
  private let day: Day
  private let strip: DayStrip
  private let states: [HabitState]
  /// The ids of the habits skipped on the day.
  private let skipped: Set<String>
  private let bonus: HabitBonus
  private let entry: GratitudeEntry?
  private let isSetUp: Bool
  private let world: World

  init(_ day: Day, snapshot: Snapshot, world: World) throws {
    let ledger = HabitLedger(snapshot: snapshot)
    (self.day, self.world) = (day, world)
    strip = try DayStrip(around: day, snapshot: snapshot, today: world.today)
    let standing = try ledger.standing(on: day)
    states = standing.habits
    skipped = Set(try ledger.skips(on: day...day).keys)
    bonus = HabitBonus(minutes: standing.bonus)
    isSetUp = try snapshot.findReadable(LifeRecord.self, LifeRecord.onlyID) != nil
    entry = try DiaryShelf(snapshot: snapshot).entry(on: day)
  }

  var values: [String: any Sendable] {
    let (title, back) = (day.longText(in: world.language), "/mori/days/\(day)")
    return [
      "title": title, "heading": title, "back": back, "day": "\(day)",
      "strip": strip.values(in: world), "isKept": entry != nil, "isSetUp": isSetUp,
      "habitTracking": world.text(MoriText.habitTracking),
      "bonusTitle": world.text(HabitText.bonusOn(day)), "bonus": bonus.text(in: world.language),
      "bonusMinutes": bonus.minutes, "bonusKind": bonus.kind, "hasHabits": !states.isEmpty,
      "habits": states.map { state in
        HabitRow(state: state, day: day, world: world).values.merging([
          "isSkipped": skipped.contains(state.habit.id),
          "least": min(state.todayMinutes, 0),
          "done": "\(state.habit.name), \(title)",
        ]) { $1 }
      },
      "diary": DiaryForm(day: day, entry: entry, back: back, world: world).values,
    ]
  }
}
