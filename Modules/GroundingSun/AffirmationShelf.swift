import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage

/// What the store knows of affirmations: rules over one state of it.
struct AffirmationShelf {
  let snapshot: Snapshot
  let source: AffirmationSource
  let language: Language
  let today: Day

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
    return BundledAffirmations.in(language).all.map {
      ListedAffirmation(affirmation: $0, origin: .bundled)
    }
  }

  /// The draw that goes on from the dates that have an affirmation.
  func draw() throws -> AffirmationDraw {
    var seed = StableHash()
    seed.combine("grounding-sun \(snapshot.profile)")
    // Back to where the current round begins, however long it is.
    var limit = 64
    while true {
      let dates = try snapshot.list(DayAffirmation.self, order: .newestFirst, limit: limit)
      let round = dates.map(\.chosen.round).max() ?? 0
      if dates.count < limit || dates.last.map({ $0.chosen.round < round }) ?? true {
        return AffirmationDraw(seed: seed.value, pool: try pool(), dates: dates)
      }
      limit *= 4
    }
  }

  /// The date as it stands now: from today on with the text that the person has since given its
  /// affirmation. `nil` where it has none yet.
  func kept(on day: Day) throws -> DayAffirmation? {
    guard var date = try snapshot.find(DayAffirmation.self, day.description) else { return nil }
    if day >= today,
      let own = try snapshot.find(PersonalAffirmation.self, date.chosen.affirmation.id),
      !own.isRemoved
    {
      date.chosen.affirmation.text = own.text
      date.chosen.origin = .own
    }
    return date
  }

  /// The dates as they are to be kept: each with what it has, or what is drawn for it now, in the
  /// order of the days; one of them is being shown.
  func settled(_ days: [Day], showing shown: Day? = nil) throws -> [DayAffirmation] {
    var draw: AffirmationDraw?
    return try days.map { day in
      var date: DayAffirmation
      if let kept = try kept(on: day) {
        date = kept
      } else {
        var open = try draw ?? self.draw()
        date = open.draw(for: day, fallback: fallback)
        draw = open
      }
      date.isShown = date.isShown || day == shown
      return date
    }
  }

  /// The dates where they are all kept just so already, as they are on every look but the first.
  func keptAsSettled(_ days: [Day], showing shown: Day? = nil) throws -> [DayAffirmation]? {
    var dates: [DayAffirmation] = []
    for day in days {
      guard let date = try kept(on: day), date.isShown || day != shown,
        try snapshot.find(DayAffirmation.self, day.description) == date
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
    let current = moment.calendar.day(containing: moment.now)
    guard let last = reminders.schedule.next(at: moment).map(\.day).max() else { return days }
    return Set(days).union(current...max(last, current)).sorted()
  }

  private var fallback: Affirmation {
    Affirmation(
      id: BundledAffirmations.fallbackID, text: BundledAffirmations.in(language).fallback)
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
  /// The shelf of a moment's today, language and source.
  init(_ snapshot: Snapshot, at moment: Moment) throws {
    self.init(
      snapshot: snapshot,
      source: try AffirmationSource(in: snapshot, environment: moment.environment),
      language: moment.language, today: moment.today)
  }
}

extension Transaction {
  /// Keeps the dates; one that a newer version wrote stays as it is.
  func keep(_ dates: [DayAffirmation]) throws {
    for date in dates {
      do { try put(date) } catch StoreError.newerRecord { continue }
    }
  }
}

extension ChosenAffirmation {
  /// The affirmation as a language says it: what ships with the product follows the language,
  /// everything else is as it was written.
  func reading(in language: Language) -> Affirmation {
    guard origin == .bundled || origin == .fallback else { return affirmation }
    let text = BundledAffirmations.in(language).text(of: affirmation.id)
    return Affirmation(id: affirmation.id, text: text ?? affirmation.text)
  }
}
