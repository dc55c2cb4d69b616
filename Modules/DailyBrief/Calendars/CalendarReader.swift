import CoreModels

/// Converts a calendar file's events to countdown events.
///
/// Events on one date of every year stay yearly. Those that repeat differently, or with an end,
/// become a single event on their next day.
struct CalendarReader {
  /// An event without an id.
  struct Draft: Hashable, Sendable {
    let name: String
    let date: Day
    let isYearly: Bool
  }

  struct Skipped: Hashable, Sendable {
    let reason: CalendarSkip
    let name: String
  }

  private(set) var drafts: [Draft] = []
  /// The names of repeating events that are stored only as their next day.
  private(set) var keptOnce: [String] = []
  private(set) var skipped: [Skipped] = []

  private let today: Day
  /// `true` to include past events.
  private let isPastWanted: Bool
  private var zones: CalendarZones
  /// The number of days that may still be searched for recurrences.
  private var budget: Int

  static let largestFile = 10 << 20
  static let longestName = 200

  /// Reads a file, searching at most `budget` days for all recurrences. Throws
  /// ``EventError/noCalendar(_:)`` with the file's name, or ``EventError/brokenCalendar(_:line:)``.
  init(
    _ bytes: [UInt8], file: String, today: Day, calendar: DayCalendar,
    isPastWanted: Bool = false, budget: Int = 2_000_000
  ) throws(EventError) {
    guard let calendars = try CalendarComponent.read(bytes) else { throw .noCalendar(file) }
    self.today = today
    self.budget = budget
    self.isPastWanted = isPastWanted
    let components = calendars.flatMap(\.components)
    zones = CalendarZones(
      home: calendar, definitions: components.filter { $0.name == "VTIMEZONE" })
    var entries: [CalendarEntry] = []
    for component in components where component.name == "VEVENT" {
      do {
        if let problem = component.problem { throw problem }
        entries.append(try CalendarEntry(component))
      } catch {
        // One bad line does not reject the other events.
        skip(component["SUMMARY"]?.text ?? "", .damaged)
      }
    }
    let changed = Dictionary(grouping: entries.filter { $0.replaces != nil }, by: \.uid)
    var known: Set<String?> = []
    for entry in entries where entry.replaces == nil {
      known.insert(entry.uid)
      add(entry, changed: entry.uid.flatMap { changed[$0] } ?? [])
    }
    // A file may contain only a modified recurrence.
    for entry in entries where entry.replaces != nil && !known.contains(entry.uid) {
      add(entry, changed: [])
    }
  }

  private mutating func add(_ entry: CalendarEntry, changed: [CalendarEntry]) {
    if entry.isCancelled { return skip(entry.name, .cancelled) }
    guard let start = entry.start else { return skip(entry.name, .noDate) }
    switch entry.recurrence {
    case .unknown: skip(entry.name, .unknownRecurrence)
    case .known(let rule): addRepeating(entry, rule, from: start, changed: changed)
    case nil where !entry.extra.isEmpty:
      addRepeating(entry, nil, from: start, changed: changed)
    case nil:
      let isOver = zones.lastDate(from: start, to: entry.end) < today
      if isOver, !isPastWanted { return skip(entry.name, .over) }
      add(entry.name, on: zones.date(of: start))
    }
  }

  private mutating func addRepeating(
    _ entry: CalendarEntry, _ rule: RecurrenceRule?, from start: CalendarTime,
    changed: [CalendarEntry]
  ) {
    let left = dates(entry.exceptions + changed.compactMap(\.replaces))
    let next = rule.flatMap { self.next($0, from: start, without: Set(left)) }
    var others: [(name: String, date: Day)] = []
    for change in changed where !change.isCancelled {
      if let moved = change.start { others.append((change.name, zones.date(of: moved))) }
    }
    others = others.filter { $0.date >= today }
    if let rule, let next, rule.isPlainlyYearly, entry.extra.isEmpty,
      left.allSatisfy({ $0 < next })
    {
      // Keeps its own year, unless an upcoming one is excluded; then it begins with the first that
      // is not.
      let isAsItWas = left.allSatisfy { $0 < today }
      add(entry.name, on: isAsItWas ? first(rule, from: start) : next, isYearly: true)
      for other in others { add(other.name, on: other.date) }
      return
    }
    let extra = dates(entry.extra + (rule == nil ? [start] : []))
    others += (extra + [next].compactMap(\.self)).filter { $0 >= today && !left.contains($0) }
      .map { (entry.name, $0) }
    if let nearest = others.min(by: { $0.date < $1.date }) {
      if add(nearest.name, on: nearest.date) { keptOnce.append(nearest.name) }
    } else if isPastWanted {
      add(entry.name, on: zones.date(of: start))
    } else if let current = current(entry, rule, from: start, without: Set(left)) {
      if add(entry.name, on: current) { keptOnce.append(entry.name) }
    } else {
      skip(entry.name, budget > 0 ? .over : .unknownRecurrence)
    }
  }

  @discardableResult
  private mutating func add(_ name: String, on date: Day, isYearly: Bool = false) -> Bool {
    if name.isEmpty || name.count > CalendarReader.longestName {
      skip(name, name.isEmpty ? .noName : .longName)
      return false
    }
    drafts.append(Draft(name: name, date: date, isYearly: isYearly))
    return true
  }

  private mutating func skip(_ name: String, _ reason: CalendarSkip) {
    skipped.append(Skipped(reason: reason, name: String(name.prefix(CalendarReader.longestName))))
  }
}

extension CalendarReader {
  private mutating func dates(_ times: [CalendarTime]) -> [Day] {
    times.map { zones.date(of: $0) }
  }

  /// The first date that the rule generates.
  private mutating func first(_ rule: RecurrenceRule, from start: CalendarTime) -> Day {
    let days = RecurrenceDays(rule: rule, start: start.day, last: nil)
    let day = days.first(from: start.day, budget: &budget) { _ in true }
    return zones.date(of: start.moved(to: day ?? start.day))
  }

  /// The date of a recurrence that began before today and has not ended.
  private mutating func current(
    _ entry: CalendarEntry, _ rule: RecurrenceRule?, from start: CalendarTime,
    without left: Set<Day>
  ) -> Day? {
    let length = zones.date(of: start).distance(to: zones.lastDate(from: start, to: entry.end))
    guard length > 0 else { return nil }
    let earliest = today.advanced(by: -length)
    let found = rule.flatMap { next($0, from: start, without: left, since: earliest) }
    let extra = dates(entry.extra + (rule == nil ? [start] : []))
    return (extra.filter { $0 >= earliest && !left.contains($0) } + [found].compactMap(\.self))
      .max()
  }

  /// The first date of the rule on or after today, or `earliest`, that is not excluded.
  private mutating func next(
    _ rule: RecurrenceRule, from start: CalendarTime, without left: Set<Day>,
    since earliest: Day? = nil
  ) -> Day? {
    let earliest = earliest ?? today
    let days = RecurrenceDays(
      rule: rule, start: start.day, last: rule.until.map { last(until: $0, from: start) })
    // In the event's own time zone it may be another day.
    var (zones, next) = (zones, Day?.none)
    _ = days.first(from: earliest.advanced(by: -1), budget: &budget) { day in
      let date = zones.date(of: start.moved(to: day))
      guard date >= earliest, !left.contains(date) else { return false }
      next = date
      return true
    }
    self.zones = zones
    return next
  }

  /// The last day, in the event's own time zone, that begins no later than `end`.
  private mutating func last(until end: CalendarTime, from start: CalendarTime) -> Day {
    guard let limit = end.time, start.time != nil else { return end.day }
    for day in [1, 0, -1].map(end.day.advanced(by:)) {
      let time = start.moved(to: day)
      if let instant = zones.instant(of: time), let endInstant = zones.instant(of: end) {
        if instant <= endInstant { return day }
      } else if (day, time.time ?? limit) <= (end.day, limit) {
        return day
      }
    }
    return end.day.advanced(by: -2)
  }
}
