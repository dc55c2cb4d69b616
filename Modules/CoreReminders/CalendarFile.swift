public import CoreModels

/// Reminders as an iCalendar file with alarms (RFC 5545), which any phone reads.
public struct CalendarFile: Hashable, Sendable {
  /// The file's text, its lines ending in CRLF; without a reminder it would be no calendar.
  public let text: String

  /// A calendar made at `now`; `owner` tells the reminders of different people apart.
  public init(_ reminders: [Reminder], owner: String, madeAt now: Instant) {
    let lines =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Daybook//Reminders//EN", "CALSCALE:GREGORIAN"]
      + reminders.flatMap { CalendarFile.event($0, owner: owner, madeAt: now) }
      + ["END:VCALENDAR"]
    text = lines.map { $0.folded + "\r\n" }.joined()
  }

  private static func event(
    _ reminder: Reminder, owner: String, madeAt now: Instant
  ) -> [String] {
    var hash = StableHash()
    hash.combine("\(owner)\n\(reminder.claimID)")
    let id = "\(reminder.day.basicDescription)-\(String(hash.value, radix: 16))"
    return [
      "BEGIN:VEVENT",
      "UID:\(id)@daybook",
      "DTSTAMP:\(now.basicUTC)",
      "DTSTART:\(reminder.instant.basicUTC)",
      "DURATION:PT5M",
      "TRANSP:TRANSPARENT",
      "SUMMARY:\("\(reminder.title): \(reminder.text)".calendarText(isOneLine: true))",
      "DESCRIPTION:\(reminder.text.calendarText())",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "TRIGGER:PT0S",
      "DESCRIPTION:\(reminder.text.calendarText())",
      "END:VALARM",
      "END:VEVENT",
    ]
  }
}

extension Instant {
  /// `20261121T093000Z`, to the second.
  fileprivate var basicUTC: String {
    let text = description.prefix { $0 != "." && $0 != "Z" }
    return text.filter { $0 != "-" && $0 != ":" } + "Z"
  }
}

extension String {
  /// A value of type TEXT (section 3.3.11); a line ends in `\n`, other control characters are left
  /// out, which the format does not allow.
  fileprivate func calendarText(isOneLine: Bool = false) -> String {
    // By scalars, as a mark that combines with a semicolon leaves it one for who reads the file.
    replacing("\r\n", with: "\n").unicodeScalars.map { scalar in
      switch scalar {
      case "\\", ";", ",": "\\\(scalar)"
      case _ where Character(scalar).isNewline: isOneLine ? " " : "\\n"
      case _ where scalar.properties.generalCategory == .control: ""
      default: String(scalar)
      }
    }.joined()
  }

  /// The line in pieces of at most 75 octets, between characters, each further one after a space
  /// (section 3.1).
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
