import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage

/// What the store knows of affirmations: rules over one state of it.
struct AffirmationShelf {
  let snapshot: Snapshot
  let source: AffirmationSource
  let language: Language
  /// The clock's day, whatever day `--date` names.
  let clockDay: Day

  /// Everything that may be chosen: the source's in its order, edited and without those removed,
  /// then the person's own.
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

  /// What the person has removed.
  func removed() throws -> [PersonalAffirmation] {
    try snapshot.list(PersonalAffirmation.self).filter(\.isRemoved)
  }

  /// What the source last gave; before it gave anything, what ships with the product.
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

  /// What is drawn from for a day, with what the dates around it have.
  func draw(for day: Day) throws -> AffirmationDraw {
    var seed = StableHash()
    seed.combine("grounding-sun \(snapshot.profile)")
    let pool = try pool()
    let around = DailyRound.span(of: day, count: pool.count)
    let dates = try snapshot.affirmationDays(around).map(\.date).filter { date in
      // Those that will be drawn anew, because they were planned with one that is removed by now.
      try date.isShown || date.day.flatMap(kept) != nil
    }
    return AffirmationDraw(
      seed: seed.value, pool: pool, dates: dates, device: snapshot.device, round: day)
  }

  /// The date as it stands now: final where it was shown and is over, else with the text that the
  /// person has since given its affirmation. `nil` where it has none yet, or was only planned with
  /// one that is removed by now, or for want of any.
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

  /// The days from now on that are planned with the affirmation of that id, and not shown yet.
  func daysPlanned(with id: String) throws -> [Day] {
    try snapshot.affirmationDays(clockDay...max(clockDay, .last)).map(\.date).filter {
      !$0.isShown && $0.chosen.affirmation.id == id
    }.compactMap(\.day)
  }

  /// The dates as they are to be kept: each with what it has, or what is drawn for it now; one of
  /// them is being shown, and that is kept as shown on this device.
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

  /// The dates where they are all kept just so already, as they are on every look but the first.
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

  /// The days, and where reminders are on those of the scheduled ones, so that what was scheduled for
  /// a day is what the day then has.
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

  /// The affirmation whose id is, or alone begins, so; throws where there is none, or several.
  func find(_ prefix: String, among all: [Affirmation]) throws(GroundingSunError) -> Affirmation {
    if let exact = all.first(where: { $0.id == prefix }) { return exact }
    let found = all.filter { $0.id.hasPrefix(prefix) }
    guard let only = found.first, !prefix.isEmpty else { throw .noSuchAffirmation(prefix) }
    guard found.count == 1 else { throw .ambiguousID(prefix) }
    return only
  }
}

extension AffirmationShelf {
  /// The shelf of a moment: its language, its source and the clock's day.
  init(_ snapshot: Snapshot, at moment: Moment) throws {
    self.init(
      snapshot: snapshot,
      source: try AffirmationSource(in: snapshot, environment: moment.environment),
      language: moment.language, clockDay: moment.clockDay)
  }
}

extension Moment {
  /// The suite's today, whatever day `--date` names.
  var clockDay: Day { calendar.day(containing: now) }
}

extension Transaction {
  /// Keeps the dates of this device; one that a newer version wrote stays as it is. The fallback is
  /// only kept for a day that showed it, because there may be something to choose from by the time of
  /// the others.
  func keep(_ dates: [DayAffirmation]) throws {
    let own = dates.filter { $0.device == snapshot.device }
    for date in own where date.isShown || date.chosen.origin != .fallback {
      do { try put(date) } catch StoreError.newerRecord { continue }
    }
  }
}

extension ChosenAffirmation {
  /// The affirmation as a language says it: what ships with the product follows the language,
  /// everything else is as it was written.
  func reading(in language: Language) -> Affirmation {
    guard origin == .bundled || origin == .fallback else { return affirmation }
    let text = BundledAffirmations(in: language).text(of: affirmation.id)
    return Affirmation(id: affirmation.id, text: text ?? affirmation.text)
  }
}
