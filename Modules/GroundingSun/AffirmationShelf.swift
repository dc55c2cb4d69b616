import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage

/// Queries on the affirmations in a snapshot.
struct AffirmationShelf {
  let snapshot: Snapshot
  let source: AffirmationSource
  let language: Language
  /// The clock's day, regardless of `--date`.
  let clockDay: Day

  /// Returns all affirmations that can be chosen: the source's in its order, with edits and without
  /// removed ones, then the user's own.
  func pool() throws -> [ListedAffirmation] {
    let personal = try snapshot.list(PersonalAffirmation.self)
    let own = Dictionary(personal.map { ($0.id, $0) }) { first, _ in first }
    let listed = try listed()
    let known = Set(listed.map(\.affirmation.id))
    let added = personal.filter { !known.contains($0.id) }.map {
      ListedAffirmation(affirmation: $0.affirmation, origin: .own)
    }
    return (listed + added).compactMap { entry in
      guard let own = own[entry.affirmation.id] else { return entry }
      return own.isRemoved ? nil : ListedAffirmation(affirmation: own.affirmation, origin: .own)
    }
  }

  /// Returns the affirmations that the user removed.
  func removed() throws -> [PersonalAffirmation] {
    try snapshot.list(PersonalAffirmation.self).filter(\.isRemoved)
  }

  /// Returns the source's cached affirmations, or the bundled ones if it never responded.
  func listed() throws -> [ListedAffirmation] {
    if source != .bundled, let list = try AffirmationList(of: source, in: snapshot) {
      return list.affirmations.map {
        ListedAffirmation(affirmation: $0, origin: source.origin)
      }
    }
    return BundledAffirmations(in: language).all.map {
      ListedAffirmation(affirmation: $0, origin: .bundled)
    }
  }

  /// Returns the draw for a day, given the affirmations of the dates around it.
  func draw(for day: Day) throws -> AffirmationDraw {
    var seed = StableHash()
    seed.combine("grounding-sun \(snapshot.profile)")
    let pool = try pool()
    let around = DailyRound.span(of: day, count: pool.count)
    let dates = try snapshot.affirmationDays(around).map(\.date).filter { date in
      // Leaves out dates to be drawn again because their planned affirmation has been removed.
      try date.isShown || date.day.flatMap(kept) != nil
    }
    return AffirmationDraw(
      seed: seed.value, pool: pool, dates: dates, device: snapshot.device, round: day)
  }

  /// Returns the date's record: final if it was shown and is past, otherwise with the affirmation's
  /// current text. `nil` if it has none, or only a planned one that was removed or a planned
  /// fallback.
  func kept(on day: Day) throws -> DayAffirmation? {
    guard var date = try snapshot.affirmationDay(day)?.date else { return nil }
    if date.isShown, day < clockDay { return date }
    if !date.isShown, date.chosen.origin == .fallback { return nil }
    guard let own = try snapshot.findReadable(PersonalAffirmation.self, date.chosen.affirmation.id)
    else {
      return date
    }
    if own.isRemoved { return date.isShown ? date : nil }
    date.chosen.affirmation.text = own.text
    date.chosen.origin = .own
    return date
  }

  /// Returns the days from now on that are planned with the affirmation and not shown yet.
  func daysPlanned(with id: String) throws -> [Day] {
    try snapshot.affirmationDays(clockDay...max(clockDay, .last)).map(\.date).filter {
      !$0.isShown && $0.chosen.affirmation.id == id
    }.compactMap(\.day)
  }

  /// Returns the dates with their affirmations, drawing those that are missing. `shown` is marked
  /// as shown on this device.
  func settled(_ days: [Day], showing shown: Day? = nil) throws -> [DayAffirmation] {
    var draw: AffirmationDraw?
    return try days.map { day in
      var date: DayAffirmation
      if let kept = try kept(on: day) {
        date = kept
      } else {
        let open = try draw.flatMap { $0.covers(day) ? $0 : nil } ?? self.draw(for: day)
        date = open.date(day, fallback: fallback)
        draw = open
      }
      if day == shown { (date.isShown, date.device) = (true, snapshot.device) }
      return date
    }
  }

  /// Returns the dates if all of them are already stored like that, as they are except the first
  /// time.
  func keptAsSettled(_ days: [Day], showing shown: Day? = nil) throws -> [DayAffirmation]? {
    var dates: [DayAffirmation] = []
    for day in days {
      guard let date = try kept(on: day), try date == snapshot.affirmationDay(day)?.date,
        day != shown || date.isShown && date.device == snapshot.device
      else { return nil }
      dates.append(date)
    }
    return dates
  }

  /// Returns the days together with the scheduled ones if reminders are on, so that each day gets
  /// the affirmation that was scheduled for it.
  func planned(with days: [Day], at moment: Moment) throws -> [Day] {
    let reminders = try GroundingSunPlugin().affirmationReminders(in: snapshot)
    guard reminders.isEnabled else { return days }
    let next = try snapshot.affirmationReminders(by: reminders.schedule, at: moment)
    guard let last = next.map(\.day).max() else { return days }
    return Set(days).union(clockDay...max(last, clockDay)).sorted()
  }

  private var fallback: Affirmation {
    Affirmation(
      id: BundledAffirmations.fallbackID, text: BundledAffirmations(in: language).fallback)
  }

  /// Returns the affirmation with that id or the only one whose id starts with it; throws if there
  /// is none or several.
  func find(_ prefix: String, among all: [Affirmation]) throws(GroundingSunError) -> Affirmation {
    if let exact = all.first(where: { $0.id == prefix }) { return exact }
    let found = all.filter { $0.id.hasPrefix(prefix) }
    guard let only = found.first, !prefix.isEmpty else { throw .noSuchAffirmation(prefix) }
    guard found.count == 1 else { throw .ambiguousID(prefix) }
    return only
  }
}

extension AffirmationShelf {
  /// Creates the shelf for a moment: its language, its source and the clock's day.
  init(_ snapshot: Snapshot, at moment: Moment) throws {
    self.init(
      snapshot: snapshot,
      source: try AffirmationSource(in: snapshot, environment: moment.environment),
      language: moment.language, clockDay: moment.clockDay)
  }
}

extension Moment {
  /// The suite's today, regardless of `--date`.
  var clockDay: Day { calendar.day(containing: now) }
}

extension Transaction {
  /// Saves the dates of this device, except those written by a newer version. A fallback is saved
  /// only for a day that showed it, because later days may have something to choose from.
  func keep(_ dates: [DayAffirmation]) throws {
    let own = dates.filter { $0.device == snapshot.device }
    for date in own where date.isShown || date.chosen.origin != .fallback {
      do { try put(date) } catch StoreError.newerRecord { continue }
    }
  }
}

extension ChosenAffirmation {
  /// Returns the affirmation in a language: bundled ones are translated, others unchanged.
  func reading(in language: Language) -> Affirmation {
    guard origin == .bundled || origin == .fallback else { return affirmation }
    let text = BundledAffirmations(in: language).text(of: affirmation.id)
    return Affirmation(id: affirmation.id, text: text ?? affirmation.text)
  }
}
