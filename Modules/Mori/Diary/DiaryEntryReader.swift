import CoreModels

/// Converts the members of a file's entry, from any supported program, to an entry.
struct DiaryEntryReader {
  /// The members of all supported formats.
  struct Members: Decodable {
    var text: String?
    var tags: [String]?
    // Mori's own members.
    var day: String?
    var mood: Int?
    var last_saved: String?
    // Members of jrnl.
    var title: String?
    var body: String?
    var date: String?
    var time: String?
    // Members of Day One.
    var creationDate: String?
    var timeZone: String?

    var isOwn: Bool { creationDate == nil && date == nil && last_saved != nil }
  }

  let calendar: DayCalendar
  /// The problems of entries imported without some part, since the list was last emptied.
  var leftOut: [DiaryFile.Problem] = []
  /// Cached, because creating a time zone takes longer than reading an entry.
  private var calendars: [String: DayCalendar] = [:]

  init(calendar: DayCalendar) { self.calendar = calendar }

  mutating func entry(
    _ members: Members, number: Int
  ) throws(DiaryFile.Problem) -> DiaryFile.Entry {
    guard let (day, savedAt) = dayAndTime(of: members) else { throw .badDate }
    // jrnl splits off the first sentence, after either a space or a line break.
    let text =
      members.text
      ?? [members.title, members.body].compactMap(\.self).filter { !$0.isEmpty }
      .joined(separator: "\n")
    do {
      _ = try GratitudeEntry.validated(text)
    } catch .entryTooLong {
      throw .tooLong
    } catch {
      throw .emptyText
    }
    return DiaryFile.Entry(
      number: number, day: day, savedAt: savedAt, isOwn: members.isOwn, text: text,
      mood: mood(members.mood), tags: tags(members.tags ?? []))
  }

  private mutating func dayAndTime(of members: Members) -> (Day, Instant)? {
    if let text = members.creationDate {
      guard let instant = Instant(text) else { return nil }
      return (zoned(members.timeZone).wallClock(at: instant).date, instant)
    }
    if let text = members.date {
      guard let day = Day(text), let seconds = Self.seconds(ofTime: members.time ?? "00:00") else {
        return nil
      }
      return (day, calendar.instant(on: day, seconds: seconds))
    }
    guard let day = members.day.flatMap({ Day($0) }),
      let instant = members.last_saved.flatMap({ Instant($0) })
    else { return nil }
    return (day, instant)
  }

  /// Parses `HH:mm` to seconds since midnight.
  private static func seconds(ofTime text: String) -> Int? {
    Instant("2000-01-01T\(text):00Z").map { $0.seconds - 946_684_800 }
  }

  private mutating func zoned(_ name: String?) -> DayCalendar {
    guard let name else { return calendar }
    if let known = calendars[name] { return known }
    let zoned = TimeZoneRules(identifier: name).map { DayCalendar(timeZone: $0) } ?? calendar
    calendars[name] = zoned
    return zoned
  }

  private mutating func mood(_ mood: Int?) -> Int? {
    guard let mood else { return nil }
    if GratitudeEntry.moods.contains(mood) { return mood }
    leftOut.append(.badMood)
    return nil
  }

  private mutating func tags(_ tags: [String]) -> [String] {
    var kept: [String] = []
    for tag in tags {
      do { kept.append(try GratitudeEntry.tag(tag)) } catch { leftOut.append(.badTag) }
    }
    return kept
  }
}

extension DayCalendar {
  /// Returns the instant at which the local clock shows a date and time, or one close by if a clock
  /// change skips it.
  func instant(on date: Day, seconds: Int) -> Instant {
    let wanted = date.epochDay * 86_400 + seconds
    var instant = Instant(milliseconds: Int64(wanted) * 1000)
    // The second pass uses the offset at about that time.
    for _ in 1...2 {
      let shown = wallClock(at: instant)
      instant = instant.adding(seconds: wanted - shown.date.epochDay * 86_400 - shown.seconds)
    }
    return instant
  }
}
