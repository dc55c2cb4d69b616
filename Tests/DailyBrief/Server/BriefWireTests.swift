import CoreModels
import CoreReminders
import CorePlugin
import Foundation
import Testing

@testable import DailyBrief

@Suite("The brief on the wire") struct BriefWireTests {
  @Test func `has exactly the keys and types of the contract`() throws {
    #expect(
      try JSONValue(parsing: Data(wholeBrief.utf8)) == JSONValue(encoding: Brief.sample.json))
  }

  @Test func `comes back as it was`() throws(ServerError) {
    #expect(try Brief(wire: Brief.sample.json) == .sample)
  }

  @Test func `leaves out the keys of modules that are off, and keeps null for what is missing`()
    throws
  {
    var brief = Brief.sample
    brief.modules = Brief.Modules(weather: true, countdown: false, reminder: false)
    (brief.weather, brief.nameday, brief.countdowns, brief.reminders) = (nil, nil, [], [])
    guard case .object(let members) = brief.json else {
      Issue.record("no object")
      return
    }
    #expect(
      members.keys.sorted() == ["generated_at", "modules_enabled", "nameday", "user", "weather"])
    #expect(members["weather"] == .null && members["nameday"] == .null)
    #expect(try Brief(wire: brief.json) == brief)
  }

  @Test(
    arguments: [
      ("2026-11-21T10:30:00+01:00", "2026-11-21T09:30:00Z", 3600),
      ("2026-11-21T10:30:00.123456+01:00", "2026-11-21T09:30:00.123Z", 3600),
      ("2026-11-21T09:30:00+00:00", "2026-11-21T09:30:00Z", 0),
      ("2026-11-21T09:30:00Z", "2026-11-21T09:30:00Z", 0),
      ("2026-11-21T05:00:00-04:30", "2026-11-21T09:30:00Z", -16_200),
    ])
  func `says when it was made by the reader's clock`(
    text: String, instant: String, offset: Int
  ) throws {
    let brief = try Brief(wire: Brief.sample.json.setting("generated_at", to: .string(text)))
    #expect(brief.generatedAt == Instant(instant))
    #expect(brief.utcOffset == offset)
    let whole = text.replacing(".123456", with: "").replacing("Z", with: "+00:00")
    #expect(brief.json["generated_at"] == .string(whole))
  }

  @Test func `is read from the original, which knows less and writes numbers its own way`()
    throws
  {
    let brief = try Brief(wire: JSONValue(parsing: Data(originalBrief.utf8)))
    #expect(brief.reader == Brief.Reader(email: "ana@example.org", username: ""))
    #expect(brief.modules == Brief.Modules(weather: true, countdown: true, reminder: false))
    #expect(brief.weather?.today.low == 0)
    #expect(brief.weather?.today.day == Day("2026-11-21"))
    #expect(brief.weather?.week.map(\.high) == [nil])
    #expect(brief.weather?.week.first?.condition == .other)
    #expect(brief.countdowns.map(\.name) == ["Later", "Soon", "Gone"])
    #expect(brief.countdowns[1].date == Day("2026-04-01"))
    #expect(brief.nameday == nil)
  }

  @Test(
    arguments: [
      ("[]", "brief"), ("{}", "brief.generated_at"), (#""brief""#, "brief"), ("null", "brief"),
    ])
  func `is refused where it is no brief at all`(text: String, path: String) throws {
    let wire = try JSONValue(parsing: Data(text.utf8))
    #expect(throws: ServerError.decoding(path)) { try Brief(wire: wire) }
  }

  @Test(
    arguments: [
      ("generated_at", "yesterday", "brief.generated_at"),
      ("generated_at", 5, "brief.generated_at"),
      ("user", [], "brief.user"), ("user", ["email": 5], "brief.user.email"),
      ("user", ["email": "a", "timezone": 1], "brief.user.timezone"),
      ("modules_enabled", nil, "brief.modules_enabled"),
      ("modules_enabled", ["weather": "yes"], "brief.modules_enabled.weather"),
      ("weather", "rain", "brief.weather"), ("weather", [:], "brief.weather.coordinates"),
      ("countdowns", [:], "brief.countdowns"), ("countdowns", [5], "brief.countdowns.0"),
      ("countdowns", [["name": "x", "date": 5]], "brief.countdowns.0.date"),
      ("nameday", ["names": 5], "brief.nameday.names"),
      ("reminders", [["text": "x", "time": "25:00"]], "brief.reminders.0.time"),
    ] as [(String, JSONValue, String)])
  func `is refused where a value is of the wrong kind, and says which`(
    key: String, value: JSONValue, path: String
  ) {
    #expect(throws: ServerError.decoding(path)) {
      try Brief(wire: Brief.sample.json.setting(key, to: value))
    }
  }

  @Test(
    arguments: [
      ("2026-12-25", false, 33, 34, false), ("2026-11-21", true, 364, 0, false),
      ("2026-11-21", false, -1, 0, false), ("2026-11-20", false, -2, -1, true),
    ])
  func `days are counted by the calendar, whatever the original counted`(
    date: String, isYearly: Bool, told: Int, daysLeft: Int, isPast: Bool
  ) throws {
    let wire: JSONValue = [
      "name": "Tea", "date": .string(date), "yearly": .bool(isYearly),
      "days_left": .integer(Int64(told)), "next_occurrence": "2027-11-21",
      "is_past": .bool(told < 0), "message": .string("Days to Tea: \(told)"),
    ]
    let brief = try Brief(wire: Brief.sample.json.setting("countdowns", to: [wire]))
    let countdown = try #require(brief.countdowns.first)
    #expect(countdown.daysLeft == daysLeft)
    #expect(countdown.isPast == isPast)
    #expect(countdown.nextOccurrence == theDay(date))
    #expect(countdown.message == (isPast ? "" : "Tea: zostáva \(daysLeft) dní"))
  }

  @Test func `an event whose date is none does not take the page along`() throws {
    let wire = Brief.sample.json.setting("countdowns", to: [["name": "x", "date": "soon"]])
    #expect(try Brief(wire: wire).countdowns.isEmpty)
  }

  @Test(
    arguments: [
      (0.05, 0.1), (0.15, 0.1), (0.25, 0.2), (0.35, 0.3), (0.45, 0.5), (0.65, 0.7), (0.75, 0.8),
      (1.05, 1.1), (1.15, 1.1), (-0.05, -0.1), (-0.25, -0.2), (-0.04, 0), (2.675, 2.7), (14, 14),
    ])
  func `measures are rounded as Python rounds them`(value: Double, rounded: Double) {
    #expect(value.tenths == rounded)
  }

  @Test(arguments: ["1e300", "-1e300", "10000001"])
  func `no number is too large to be shown`(number: String) throws {
    let value = try JSONValue(parsing: Data(number.utf8))
    let today: JSONValue = ["temp_max": value, "condition": "sunny"]
    let weather = try #require(Brief.sample.json["weather"]?.setting("today", to: today))
    #expect(throws: ServerError.decoding("weather.today.temp_max")) {
      try Weather(wire: weather, on: .first)
    }
  }

  @Test func `what a newer server adds is no trouble`() throws {
    var wire = Brief.sample.json.setting("horoscope", to: ["sign": "lion"])
    wire = wire.setting(
      "modules_enabled",
      to: ["weather": true, "countdown": true, "reminder": true, "horoscope": true])
    #expect(try Brief(wire: wire) == .sample)
  }
}

extension JSONValue {
  /// The object with a member added or replaced.
  func setting(_ key: String, to value: JSONValue) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.merging([key: value]) { _, new in new })
  }
}
