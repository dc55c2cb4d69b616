import CoreModels
import CoreReminders
import Foundation
import Seeded
import Testing

@Suite("Reminders as a calendar") struct CalendarFileTests {
  private let madeAt = Instant(milliseconds: 1_795_255_200_000)

  private func reminder(_ text: String, title: String = "Sun") throws -> Reminder {
    Reminder(
      product: "sun", identifier: "daily",
      firing: Firing(
        day: try #require(Day("2026-11-22")), time: try #require(TimeOfDay("09:00")),
        instant: try #require(Instant("2026-11-22T08:00:00.250Z"))), title: title, text: text)
  }

  private func lines(_ text: String) throws -> [String] {
    CalendarFile([try reminder(text)], owner: "me", madeAt: madeAt).text
      .replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init)
  }

  @Test func `has an event with an alarm for each`() throws {
    #expect(
      CalendarFile([try reminder("Shine")], owner: "me", madeAt: madeAt).text
        == """
        BEGIN:VCALENDAR
        VERSION:2.0
        PRODID:-//Daybook//Reminders//EN
        CALSCALE:GREGORIAN
        BEGIN:VEVENT
        UID:20261122-\(uid)@daybook
        DTSTAMP:20261121T100000Z
        DTSTART:20261122T080000Z
        DURATION:PT5M
        TRANSP:TRANSPARENT
        SUMMARY:Sun: Shine
        DESCRIPTION:Shine
        BEGIN:VALARM
        ACTION:DISPLAY
        TRIGGER:PT0S
        DESCRIPTION:Shine
        END:VALARM
        END:VEVENT
        END:VCALENDAR

        """.replacing("\n", with: "\r\n"))
  }

  private var uid: String {
    var hash = StableHash()
    hash.combine("me\nsun daily 2026-11-22 09:00")
    return String(hash.value, radix: 16)
  }

  @Test(
    arguments: [
      ("a, b; c", #"a\, b\; c"#), (#"back\slash"#, #"back\\slash"#), ("a: \"b\"", "a: \"b\""),
      ("one\ntwo\r\nthree", #"one\ntwo\nthree"#), ("bell\u{7} nul\u{0}", "bell nul"),
      ("ľúbim ťa 🌞", "ľúbim ťa 🌞"), (#"\n"#, #"\\n"#),
      ("a;\u{301} b,\u{308}", "a\\;\u{301} b\\,\u{308}"), ("a\u{2028}b", #"a\nb"#),
    ])
  func `escapes what has a meaning`(text: String, escaped: String) throws {
    #expect(try lines(text).contains("DESCRIPTION:\(escaped)"))
  }

  @Test func `has the same id whenever it is made, and another for another person`() throws {
    func id(_ owner: String, _ text: String, _ now: Int64) throws -> Substring? {
      CalendarFile([try reminder(text)], owner: owner, madeAt: Instant(milliseconds: now)).text
        .split(separator: "\r\n").first { $0.hasPrefix("UID:") }
    }
    #expect(try id("me", "a", 0) == id("me", "b", 5000))
    #expect(try id("me", "a", 0) != id("eva", "a", 0))
  }

  @Test func `folds lines at 75 octets, between characters, and loses nothing`() throws {
    var random = SeededGenerator(seed: 5)
    let letters = Array("abc déľ 漢字 🌞👩‍👩‍👧‍👦")
    for _ in 0..<200 {
      let count = Int.random(in: 1...300, using: &random)
      let text = String((0..<count).map { _ in letters.randomElement(using: &random) ?? "a" })
      let file = CalendarFile([try reminder(text)], owner: "me", madeAt: madeAt).text
      #expect(file.components(separatedBy: "\r\n").allSatisfy { $0.utf8.count <= 75 })
      #expect(file.replacingOccurrences(of: "\r\n ", with: "").contains("DESCRIPTION:\(text)\r\n"))
      // Each line, taken as bytes, is valid UTF-8.
      #expect(
        file.utf8.split(separator: 0x0A).allSatisfy { String(validating: $0, as: UTF8.self) != nil }
      )
    }
  }
}
