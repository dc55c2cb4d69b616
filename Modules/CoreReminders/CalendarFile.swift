public import CoreModels

/// Events as an iCalendar file (RFC 5545), with alarms for reminders.
public struct CalendarFile: Hashable, Sendable {
  /// The file's text, with CRLF line endings. Without any event it is not a valid calendar.
  public let text: String

  /// The metadata of a calendar feed.
  public struct Feed: Hashable, Sendable {
    /// The name shown in calendar apps.
    public let name: String
    /// The refresh interval, in hours.
    public let hours: Int

    /// Creates a feed with a name.
    public init(name: String, hours: Int) { (self.name, self.hours) = (name, hours) }

    /// The properties of RFC 7986, and their predecessors.
    fileprivate var lines: [String] {
      [
        "NAME:\(name.calendarText(isOneLine: true))",
        "X-WR-CALNAME:\(name.calendarText(isOneLine: true))",
        "REFRESH-INTERVAL;VALUE=DURATION:PT\(hours)H", "X-PUBLISHED-TTL:PT\(hours)H",
      ]
    }
  }

  /// Creates a calendar at `now`; `owner` distinguishes the events of different people.
  public init(
    _ events: [CalendarEvent], owner: String, madeAt now: Instant, feed: Feed? = nil
  ) {
    let head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Daybook//Reminders//EN"]
    let lines =
      head + ["CALSCALE:GREGORIAN"] + (feed?.lines ?? [])
      + events.flatMap { CalendarFile.lines(of: $0, owner: owner, madeAt: now) }
      + ["END:VCALENDAR"]
    text = lines.map { $0.folded + "\r\n" }.joined()
  }

  /// Creates a calendar of reminders.
  public init(_ reminders: [Reminder], owner: String, madeAt now: Instant) {
    self.init(reminders.map { CalendarEvent($0) }, owner: owner, madeAt: now)
  }

  private static func lines(
    of event: CalendarEvent, owner: String, madeAt now: Instant
  ) -> [String] {
    var hash = StableHash()
    hash.combine("\(owner)\n\(event.id)")
    let id = (event.day.map { $0.basicDescription + "-" } ?? "") + String(hash.value, radix: 16)
    return ["BEGIN:VEVENT", "UID:\(id)@daybook", "DTSTAMP:\(now.basicUTC)"] + event.start.lines
      + ["TRANSP:TRANSPARENT", "SUMMARY:\(event.title.calendarText(isOneLine: true))"]
      + (event.text == event.title ? [] : ["DESCRIPTION:\(event.text.calendarText())"])
      + (event.hasAlarm ? alarm(saying: event.text) : []) + ["END:VEVENT"]
  }

  private static func alarm(saying text: String) -> [String] {
    [
      "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:PT0S", "DESCRIPTION:\(text.calendarText())",
      "END:VALARM",
    ]
  }
}

extension CalendarEvent.Start {
  fileprivate var lines: [String] {
    switch self {
    case .instant(let instant): ["DTSTART:\(instant.basicUTC)", "DURATION:PT5M"]
    case .day(let day): ["DTSTART;VALUE=DATE:\(day.basicDescription)"]
    case .yearly(let day):
      [
        "DTSTART;VALUE=DATE:\(day.basicDescription)",
        "RRULE:FREQ=YEARLY" + (day.isLeapDay ? ";BYMONTH=2;BYMONTHDAY=-1" : ""),
      ]
    }
  }
}

extension Day {
  fileprivate var isLeapDay: Bool { month == 2 && day == 29 }
}

extension Instant {
  /// `20261121T093000Z`, to the second.
  fileprivate var basicUTC: String {
    let text = description.prefix { $0 != "." && $0 != "Z" }
    return text.filter { $0 != "-" && $0 != ":" } + "Z"
  }
}

extension String {
  /// Escapes a value of type TEXT (section 3.3.11): newlines become `\n`, and other control
  /// characters, which the format forbids, are dropped.
  fileprivate func calendarText(isOneLine: Bool = false) -> String {
    // By scalars: a semicolon plus a combining mark is still a semicolon to the reader.
    replacing("\r\n", with: "\n").unicodeScalars.map { scalar in
      switch scalar {
      case "\\", ";", ",": "\\\(scalar)"
      case _ where Character(scalar).isNewline: isOneLine ? " " : "\\n"
      case _ where scalar.properties.generalCategory == .control: ""
      default: String(scalar)
      }
    }.joined()
  }

  /// Folds the line at character boundaries into pieces of at most 75 octets; further ones begin
  /// with a space (section 3.1).
  fileprivate var folded: String {
    var (result, octets) = ("", 0)
    for scalar in unicodeScalars {
      let width = UTF8.width(scalar)
      if octets + width > 75 {
        result += "\r\n "
        octets = 1
      }
      result.unicodeScalars.append(scalar)
      octets += width
    }
    return result
  }
}
