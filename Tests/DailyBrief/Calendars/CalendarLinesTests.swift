import CoreModels
import Testing

@testable import DailyBrief

@Suite("The lines of a calendar file") struct CalendarLinesTests {
  private func lines(_ text: String) throws -> [CalendarLine] {
    try CalendarLines(Array(text.utf8)).all.map { try $0.get() }
  }

  @Test(arguments: ["\r\n", "\n", "\r"])
  func `end in any way and are unfolded`(end: String) throws {
    let text = ["SUMMARY:Christ", " mas", "\t Eve", "", "UID:1"].joined(separator: end)
    let lines = try lines(text)
    #expect(lines.map(\.value) == ["Christmas Eve", "1"])
    #expect(lines.map(\.number) == [1, 5])
  }

  @Test func `may be folded within a character`() throws {
    let bytes = Array("SUMMARY:".utf8) + [0xC4] + Array("\r\n ".utf8) + [0x8D]
    #expect(try CalendarLines(bytes).all.map { try $0.get().value } == ["č"])
  }

  @Test func `have a name, parameters and a value`() throws {
    let line = try #require(
      try lines(#"dtstart;TZID="Europe:Bratislava";value=date-time:2026;x:y"#).first)
    #expect(line.name == "DTSTART")
    #expect(line.parameters == ["TZID": "Europe:Bratislava", "VALUE": "date-time"])
    #expect(line.value == "2026;x:y")
  }

  @Test(arguments: [
    (#"a\, b\; c\\d\ne\Nf"#, "a, b; c\\d e f"), ("  a \t b ", "a b"), (#"a\"#, "a"),
    ("a\u{1B}[2Jb", "a [2Jb"), ("", ""), (#"\\n"#, "\\n"),
  ])
  func `hold text`(value: String, text: String) throws {
    #expect(try lines("SUMMARY:\(value)").first?.text == text)
  }

  @Test(arguments: [
    ("UID:1\nSUMMARY", 2), (":x", 1), ("A B:x", 1), ("UID:1\n\nX;Y:z", 3), ("X;=y:z", 1),
    ("UID:1\nX;Y=\"z:1", 2), (" x", 1),
  ])
  func `that are no properties are named`(text: String, number: Int) {
    #expect(throws: EventError.brokenCalendar(.notALine, line: number)) { try lines(text) }
  }

  @Test func `that are no text are named`() {
    #expect(throws: EventError.brokenCalendar(.notText, line: 2)) {
      try CalendarLines(Array("UID:1\nSUMMARY:".utf8) + [0xFF, 0x0A] + Array("UID:2".utf8)).all.map
      { try $0.get() }
    }
  }
}

@Suite("The components of a calendar file") struct CalendarComponentTests {
  private func read(_ lines: String...) throws -> [CalendarComponent]? {
    try CalendarComponent.read(Array(lines.joined(separator: "\n").utf8))
  }

  @Test func `stand within each other`() throws {
    let calendars = try #require(
      try read(
        "\u{FEFF}begin:vcalendar", "X:1", "BEGIN:VEVENT", "X:2", "X:3", "BEGIN:VALARM",
        "END:VALARM", "END:VEVENT", "END:VCALENDAR", "BEGIN:VCALENDAR", "END:VCALENDAR"))
    #expect(calendars.map(\.name) == ["VCALENDAR", "VCALENDAR"])
    let event = try #require(calendars.first?.components.first)
    #expect(event.name == "VEVENT")
    #expect(event.all("X").map(\.value) == ["2", "3"])
    #expect(event.components.map(\.name) == ["VALARM"])
    #expect(calendars.first?["X"]?.value == "1")
  }

  @Test func `are none in what is no calendar`() throws {
    for text in ["", "hello", "{}", "BEGIN:VCARD\nEND:VCARD", "PK\u{3}\u{4}"] {
      #expect(try read(text) == nil)
    }
  }

  @Test func `that do not end, or end otherwise, are named by their line`() {
    #expect(throws: EventError.brokenCalendar(.cutShort, line: 3)) {
      try read("BEGIN:VCALENDAR", "BEGIN:VEVENT", "SUMMARY:a")
    }
    #expect(throws: EventError.brokenCalendar(.unexpectedEnd, line: 3)) {
      try read("BEGIN:VCALENDAR", "BEGIN:VEVENT", "END:VCALENDAR", "END:VEVENT")
    }
    #expect(throws: EventError.brokenCalendar(.unexpectedEnd, line: 3)) {
      try read("BEGIN:VCALENDAR", "END:VCALENDAR", "END:VCALENDAR")
    }
    #expect(throws: EventError.brokenCalendar(.notALine, line: 3)) {
      try read("BEGIN:VCALENDAR", "END:VCALENDAR", "SUMMARY:a")
    }
    #expect(throws: EventError.brokenCalendar(.tooDeep, line: 9)) {
      try CalendarComponent.read(
        Array(("BEGIN:VCALENDAR\n" + String(repeating: "BEGIN:X\n", count: 100_000)).utf8))
    }
  }
}
