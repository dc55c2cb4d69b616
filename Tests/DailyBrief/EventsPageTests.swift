import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import DailyBrief

@Suite("The pages of events and reminders") struct EventsPageTests {
  private let brief = DailyBriefPlugin.self
  private let events = "/daily-brief/events"
  private let reminders = "/daily-brief/reminders"

  private func stage(language: Language = .english) throws -> Stage {
    var stage = try Stage.weather(language: language)
    stage.world.isOffline = true
    stage.world.http = .unavailable
    stage.world.timers = RecordedTimers().timers
    return stage
  }

  @Test func `bring in a calendar's events once`() async throws {
    let stage = try stage()
    let calendar = """
      BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART;VALUE=DATE:20270701\r\n\
      SUMMARY:Sea & sun\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n
      """
    for _ in 1...2 {
      try await stage.send(brief, "/daily-brief/events/import", ["calendar": calendar])
    }
    #expect(try await stage.eventsJSON().elements.map { $0["name"] } == ["Sea & sun"])
    await #expect(throws: EventError.noCalendar("calendar.ics")) {
      try await stage.send(brief, "/daily-brief/events/import", ["calendar": "a letter"])
    }
  }

  @Test func `add, change and remove events`() async throws {
    let stage = try stage()
    try await stage.send(
      brief, events,
      [
        "name": "<Holidays>", "date": "2027-07-01", "yearly": "on", "before": "{days} to go",
        "remind": "7,1",
      ])
    let html = try await stage.html(brief, events)
    #expect(
      html.contains("<span class=\"what\">&lt;Holidays&gt;<span class=\"quiet\">222 to go</span>"))
    #expect(html.contains("role=\"img\" aria-label=\"yearly\""))
    #expect(html.contains("<button class=\"primary\" form=\"change-id-1\">Save</button>"))
    #expect(html.contains("data-done=\"Removed: &lt;Holidays&gt;\""))
    #expect(html.contains("name=\"remind\" value=\"7,1\""))
    try await stage.send(
      brief, events + "/id-1/change", ["name": "Sea", "date": "2026-11-22"])
    let changed = try await stage.eventsJSON()
    #expect(changed.elements.map { $0["name"] } == ["Sea"])
    #expect(changed.elements.map { $0["yearly"] } == [false])
    #expect(
      try await stage.html(brief, "/daily-brief").contains(
        "<span class=\"figure\">1</span> <span>day</span>"))
    await #expect(throws: (any Error).self) {
      try await stage.send(brief, events, ["name": "Sea", "date": "2026-11-22"])
    }
    await #expect(throws: OptionError.badDay("soon")) {
      try await stage.send(brief, events, ["name": "Sea", "date": "soon"])
    }
    try await stage.send(brief, events + "/id-1/remove")
    #expect(try await stage.html(brief, events).contains("No events yet."))
    try await stage.world.store.undo()
    #expect(try await stage.eventsJSON().elements.map { $0["name"] } == ["Sea"])
  }

  @Test(
    arguments: [
      (
        .english, ["3 days Dentist", "1 day Tea", "26 days Feast", "46 days Snow", "past"],
        ["Next 7 days", "December 2026", "January 2027"], "Thursday 17", "2 past"
      ),
      (
        .slovak, ["3 dni Dentist", "1 deň Tea", "26 dní Feast", "46 dní Snow"],
        ["Najbližších 7 dní", "December 2026", "Január 2027"], "štvrtok 17.", "2 minulé"
      ),
      (
        .hungarian, ["3 nap Dentist"], ["A következő 7 nap", "2026. december", "2027. január"],
        "17., csütörtök", "2 elmúlt"
      ),
      (
        .spanish, ["3 días Dentist"], ["Próximos 7 días", "Diciembre de 2026", "Enero de 2027"],
        "jueves 17", "2 pasados"
      ),
    ] as [(Language, [String], [String], String, String)])
  func `the nearest is first, then the next days and months, what is past is folded`(
    language: Language, rows: [String], months: [String], day: String, past: String
  ) async throws {
    let stage = try stage(language: language)
    for (name, date) in [
      ("Snow", "2027-01-06"), ("Dentist", "2026-11-24"), ("Tea", "2026-11-22"),
      ("Feast", "2026-12-17"), ("Parcel", "2026-11-20"), ("Trip", "2026-10-01"),
    ] {
      try await stage.send(brief, events, ["name": name, "date": date])
    }
    let html = try await stage.html(brief, events)
    for row in rows.filter({ $0 != "past" }) {
      let words = row.split(separator: " ")
      #expect(
        html.contains(
          "<span class=\"figure\">\(words[0])</span> <span>\(words[1])</span></span>"
            + "<span class=\"what\">\(words[2])"))
    }
    let nearest = try #require(html.firstRange(of: "event-rows nearest\"><li><button"))
    let first = try #require(html.firstRange(of: ">Tea<"))
    let second = try #require(html.firstRange(of: ">Dentist<"))
    #expect(nearest.upperBound < first.lowerBound && first.upperBound < second.lowerBound)
    #expect(html.matches(of: /<section><h2>(.+?)<\/h2>/).map { String($0.1) } == months)
    #expect(html.contains(day) && html.contains("<summary>\(past)</summary>"))
    #expect(html.contains("<details id=\"past\"><summary>"))
  }

  @Test func `an event is put off by a day or a week in one press, and a yearly one is not`()
    async throws
  {
    let stage = try stage()
    try await stage.send(brief, events, ["name": "Dentist", "date": "2026-11-24"])
    let html = try await stage.html(brief, events)
    #expect(html.contains(" name=\"moved\" value=\"2026-11-25\">+1 day</button>"))
    #expect(html.contains(" name=\"moved\" value=\"2026-12-01\">+7 days</button>"))
    try await stage.send(
      brief, events + "/id-1/change",
      ["name": "Dentist", "date": "2026-11-24", "moved": "2026-12-01", "remind": "7"])
    #expect(try await stage.eventsJSON().elements.map { $0["date"] } == ["2026-12-01"])
    try await stage.send(
      brief, events + "/id-1/change", ["name": "Dentist", "date": "2026-12-01", "yearly": "on"])
    #expect(try await !stage.html(brief, events).contains("name=\"moved\""))
  }

  @Test func `today is a word, and a day of a date is never written as machines do`() async throws {
    let stage = try stage()
    try await stage.send(brief, events, ["name": "Cake", "date": "2026-11-21"])
    try await stage.send(brief, events, ["name": "Trip", "date": "2026-10-01"])
    try await stage.send(
      brief, reminders, ["text": "Call", "time": "09:00", "on": "2026-12-01", "repeat": "once"])
    let html = try await stage.html(brief, events)
    #expect(html.contains("<span class=\"count\"><span>today</span></span>"))
    #expect(html.contains("1 Oct 2026"))
    for page in [html, try await stage.html(brief, reminders)] {
      let shown = page.replacing(/(value|min)="[^"]*"/, with: "")
      #expect(!shown.contains(/\d{4}-\d\d-\d\d/))
    }
  }

  @Test func `events come page by page, past ones folded`() async throws {
    let stage = try stage()
    try await stage.world.store.transaction { transaction in
      let start = try #require(Day("2026-11-20"))
      for number in 0..<95 {
        try transaction.put(
          Event(
            id: "e\(number)", name: "Day \(number)", date: start.advanced(by: number),
            isYearly: false))
      }
    }
    let first = try await stage.html(brief, events)
    #expect(first.contains("<span class=\"what\">Day 1<"))
    #expect(first.contains("event-rows nearest") && !first.contains("id=\"past\""))
    #expect(first.contains("/daily-brief/events?page=2"))
    let last = try await stage.html(brief, events + "?page=3")
    #expect(last.contains("<summary>1 past</summary>") && last.contains("<li class=\"past\">"))
    #expect(!last.contains("event-rows nearest") && !last.contains("rel=\"next\""))
    #expect(
      try await stage.html(brief, "/daily-brief").ranges(of: "class=\"event-row\"").count == 5)
  }

  @Test func `a month of thirteen events is a small page`() async throws {
    let stage = try stage()
    for number in 1...13 {
      try await stage.send(
        brief, events, ["name": "Event \(number)", "date": "2026-12-\(number + 10)"])
    }
    #expect(try await stage.html(brief, events).utf8.count < 30_000)
  }

  @Test func `write reminders down and forget them`() async throws {
    let stage = try stage()
    try await stage.send(
      brief, reminders,
      ["text": "<Plants>", "time": "18:00", "repeat": "weekly", "on": "", "until": ""])
    let html = try await stage.html(brief, reminders)
    #expect(html.contains("&lt;Plants&gt;<span class=\"quiet\">today 18:00 · every week</span>"))
    #expect(try await !stage.html(brief, events).contains("Plants"))
    try await stage.send(brief, reminders + "/id-1/remove")
    #expect(try await stage.html(brief, reminders).contains("No reminders yet."))
    await #expect(throws: (any Error).self) {
      try await stage.send(brief, reminders, ["text": "a", "time": "late", "repeat": "once"])
    }
    await #expect(throws: (any Error).self) {
      try await stage.send(brief, reminders, ["text": "a", "time": "18:00", "repeat": "hourly"])
    }
  }

  @Test func `a reminder tells its next day in words, and is folded once it is over`() async throws
  {
    let stage = try stage()
    try await stage.send(
      brief, reminders, ["text": "Call", "time": "09:00", "on": "2026-12-01", "repeat": "once"])
    #expect(
      try await stage.html(brief, reminders).contains("Tuesday, 1 December 2026 09:00 · once"))
    stage.clock.advance(seconds: 20 * 86_400)
    let later = try await stage.html(brief, reminders)
    #expect(later.contains("<summary>1 past</summary>") && later.contains("over · once"))
  }

  @Test func `all reminders have one switch and one time for announcements`() async throws {
    let stage = try stage()
    let html = try await stage.html(brief, reminders)
    #expect(html.contains("role=\"switch\" aria-checked=\"true\"><span>Send me reminders</span>"))
    #expect(html.contains("name=\"time\" value=\"08:00\" required></label><button>Save"))
    try await stage.send(brief, reminders + "/time", ["time": "07:30"])
    #expect(try await stage.html(brief, reminders).contains("value=\"07:30\""))
    try await stage.send(brief, reminders + "/switch", ["on": "off"])
    #expect(try await !stage.world.store.setting(AlertSettings.isOn))
    let off = try await stage.html(brief, reminders)
    #expect(off.contains("aria-checked=\"false\"") && !off.contains("reminders/time"))
    try await stage.send(brief, reminders + "/switch", ["on": "on"])
    #expect(try await stage.world.store.setting(AlertSettings.isOn))
    await #expect(throws: (any Error).self) {
      try await stage.send(brief, reminders + "/time", ["time": "late"])
    }
  }
}
