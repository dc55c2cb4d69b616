import CoreModels
import CoreReminders

/// A DATE or DATE-TIME of a calendar file (RFC 5545, sections 3.3.4 and 3.3.5).
struct CalendarTime: Hashable, Sendable {
  enum Zone: Hashable, Sendable {
    /// Local time, in any time zone.
    case floating
    case utc
    case named(String)
  }

  let day: Day
  /// `nil` for a whole day.
  let time: TimeOfDay?
  let zone: Zone

  /// Parses `20261224`, `20261224T180000` or `20261224T180000Z`; of a period, its start.
  init?(_ text: String, zone name: String?) {
    let value = text.trimmingWhitespace().prefix { $0 != "/" }
    guard let day = Day(basic: String(value.prefix(8))) else { return nil }
    self.day = day
    let rest = value.dropFirst(8)
    if rest.isEmpty {
      (time, zone) = (nil, .floating)
      return
    }
    let digits = rest.dropFirst().prefix(6).compactMap(\.wholeNumberValue)
    let tail = rest.dropFirst(7)
    guard rest.first == "T", rest.utf8.count == rest.count, digits.count == 6,
      tail.isEmpty || tail == "Z", digits[4] * 10 + digits[5] <= 60,
      let time = TimeOfDay(hour: digits[0] * 10 + digits[1], minute: digits[2] * 10 + digits[3])
    else { return nil }
    self.time = time
    zone = tail == "Z" ? .utc : name.map { .named($0) } ?? .floating
  }

  private init(day: Day, time: TimeOfDay?, zone: Zone) {
    (self.day, self.time, self.zone) = (day, time, zone)
  }

  /// The same time on another day.
  func moved(to day: Day) -> CalendarTime { CalendarTime(day: day, time: time, zone: zone) }
}

extension CalendarLine {
  /// The dates of a property. Throws ``EventError/brokenCalendar(_:line:)``.
  func times() throws(EventError) -> [CalendarTime] {
    var times: [CalendarTime] = []
    for value in values {
      guard let time = CalendarTime(value, zone: parameters["TZID"]) else {
        throw .brokenCalendar(.badDate, line: number)
      }
      times.append(time)
    }
    guard !times.isEmpty else { throw .brokenCalendar(.badDate, line: number) }
    return times
  }
}

/// A calendar file's time zones, each resolved once: IANA names, Windows names, and zones defined
/// in the file itself.
struct CalendarZones {
  /// The person's own clock.
  let home: DayCalendar
  private var known: [String: DayCalendar?] = [:]

  /// By name in the file.
  private let definitions: [String: CalendarComponent]

  init(home: DayCalendar, definitions: [CalendarComponent] = []) {
    self.home = home
    let named = definitions.compactMap { zone in zone["TZID"].map { ($0.value, zone) } }
    self.definitions = Dictionary(named) { first, _ in first }
  }

  /// The date in the person's time zone; if the zone is unknown, the date as written.
  mutating func date(of time: CalendarTime) -> Day {
    instant(of: time).map { home.wallClock(at: $0).date } ?? time.day
  }

  /// `nil` for whole days, local times and unknown zones.
  mutating func instant(of time: CalendarTime) -> Instant? {
    guard let clock = time.time else { return nil }
    return switch time.zone {
    case .floating: nil
    case .utc: DayCalendar { _ in 0 }.instant(of: clock, on: time.day)
    case .named(let name): calendar(of: name)?.instant(of: clock, on: time.day)
    }
  }

  private mutating func calendar(of name: String) -> DayCalendar? {
    if let calendar = known[name] { return calendar }
    let windows = ContentTable(Content.windowsZones).rows(of: name).first?.text(1)
    let rules =
      TimeZoneRules(identifier: name)
      ?? windows.flatMap { TimeZoneRules(identifier: $0) }
    let own = rules == nil ? definitions[name].flatMap(CalendarZoneRules.init) : nil
    let calendar =
      rules.map { DayCalendar(timeZone: $0) }
      ?? own.map { own in DayCalendar { own.offset(at: $0) } }
    known[name] = .some(calendar)
    return calendar
  }
}
