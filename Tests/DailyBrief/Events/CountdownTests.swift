import CoreModels
import Seeded
import Testing

@testable import DailyBrief

@Suite("A countdown") struct CountdownTests {
  /// Noon of 10 March in the contract's table of the original server's results, corrected.
  @Test(arguments: [
    ("2026-03-11", false, 1, "2026-03-11", false),
    ("2026-03-10", false, 0, "2026-03-10", false),
    ("2026-03-09", false, -1, "2026-03-09", true),
    ("2020-03-10", true, 0, "2026-03-10", false),
    ("2020-03-11", true, 1, "2026-03-11", false),
    ("2020-03-09", true, 364, "2027-03-09", false),
    ("2028-02-29", true, 721, "2028-02-29", false),
    ("2024-02-29", true, 355, "2027-02-28", false),
    ("2027-06-12", true, 459, "2027-06-12", false),
    ("2026-03-10", true, 0, "2026-03-10", false),
  ])
  func `counts calendar days`(
    date: String, isYearly: Bool, daysLeft: Int, next: String, isPast: Bool
  ) {
    let event = Event.sample(on: date, yearly: isYearly)
    let countdown = Countdown(of: event, on: .of("2026-03-10"), language: .english)
    #expect(countdown.daysLeft == daysLeft)
    #expect(countdown.nextOccurrence.description == next)
    #expect(countdown.isPast == isPast)
    #expect(countdown.date.description == date)
  }

  @Test(arguments: [
    ("2027-02-27", "2027-02-28"), ("2027-02-28", "2027-02-28"), ("2027-03-01", "2028-02-29"),
    ("2028-02-28", "2028-02-29"), ("2028-02-29", "2028-02-29"), ("2028-03-01", "2029-02-28"),
    ("2099-03-01", "2100-02-28"), ("2024-02-28", "2024-02-29"), ("2000-01-01", "2024-02-29"),
  ])
  func `of 29 February falls on 28 February in common years`(today: String, next: String) {
    let event = Event.sample(on: "2024-02-29", yearly: true)
    #expect(event.occurrence(from: .of(today)).description == next)
  }

  @Test(
    arguments: [
      (nil, nil, "2026-03-12", "Days to Christmas: 2"),
      (nil, nil, "2026-03-10", "Days to Christmas: 0"),
      (nil, nil, "2029-04-20", "Days to Christmas: 1137"),
      (nil, nil, "2026-03-08", ""),
      ("  ", " ", "2026-03-08", ""),
      ("", nil, "2026-03-12", "Days to Christmas: 2"),
      ("{days} sleeps, {days}!", nil, "2026-03-12", "2 sleeps, 2!"),
      ("Soon", nil, "2026-03-12", "Soon"),
      (nil, "It was {days} days ago", "2026-03-08", "It was 2 days ago"),
      (nil, "It was {days} day ago", "2026-03-09", "It was 1 day ago"),
      (nil, "over", "2026-03-10", "Days to Christmas: 0"),
    ] as [(String?, String?, String, String)])
  func `says the person's words`(before: String?, after: String?, date: String, message: String) {
    let event = Event.sample(on: date, before: before, after: after)
    let countdown = Countdown(of: event, on: .of("2026-03-10"), language: .english)
    #expect(countdown.message == message)
  }

  @Test func `leaves a placeholder in the name as it is`() {
    let event = Event.sample("{days} of fun", on: "2026-03-12")
    let countdown = Countdown(of: event, on: .of("2026-03-10"), language: .english)
    #expect(countdown.message == "Days to {days} of fun: 2")
  }

  @Test(arguments: [
    (1, "Vianoce: zostáva 1 deň"), (3, "Vianoce: zostávajú 3 dni"), (5, "Vianoce: zostáva 5 dní"),
    (0, "Vianoce: zostáva 0 dní"), (1137, "Vianoce: zostáva 1\u{A0}137 dní"),
  ])
  func `speaks the person's language`(days: Int, message: String) {
    let event = Event.sample("Vianoce", on: "2026-12-24")
    let today = Day.of("2026-12-24").advanced(by: -days)
    #expect(Countdown(of: event, on: today, language: .slovak).message == message)
  }

  @Test func `comes before those of later days, and past ones follow, the latest first`() {
    let events = [
      Event.sample("Past", on: "2026-03-01"), .sample("Long past", on: "2020-01-01"),
      .sample("Zoo", on: "2026-03-11"), .sample("Art", on: "2026-03-11"),
      .sample("Today", on: "2000-03-10", yearly: true), .sample("Far", on: "2030-01-01"),
    ]
    let list = events.shuffled().countdowns(on: .of("2026-03-10"), language: .english)
    #expect(list.map(\.name) == ["Today", "Art", "Zoo", "Far", "Past", "Long past"])
  }

  @Test func `keeps its laws on any day of any year`() {
    var random = SeededGenerator(seed: 1)
    for _ in 1...1500 {
      let event = Event(
        id: "", name: "a", date: .random(&random), isYearly: Bool.random(using: &random))
      check(event, on: .random(&random))
      check(event, on: event.date.advanced(by: Int.random(in: -400...400, using: &random)))
    }
    for date in [Day.first, .last, .of("0004-02-29"), .of("9996-02-29")] {
      for today in [Day.first, .last, .of("9999-03-01"), .of("0001-03-01")] {
        for isYearly in [true, false] {
          check(Event(id: "", name: "a", date: date, isYearly: isYearly), on: today)
        }
      }
    }
  }

  private func check(_ event: Event, on today: Day) {
    let countdown = Countdown(of: event, on: today, language: .english)
    let next = countdown.nextOccurrence
    #expect(countdown.daysLeft == today.distance(to: next))
    #expect(countdown.isPast == (countdown.daysLeft < 0))
    #expect(next >= event.date)
    guard event.isYearly else {
      #expect(next == event.date)
      return
    }
    let isEnd = today.year == 9999 && countdown.isPast
    #expect(!countdown.isPast || isEnd)
    #expect(
      (next.month, next.day) == (event.date.month, event.date.day)
        || (next.month, next.day, event.date.day) == (2, 28, 29))
    if event.date < today && !isEnd { #expect((0...366).contains(countdown.daysLeft)) }
    // No occurrence lies between today and the next one, and on its own day it is the next one.
    #expect(event.occurrence(from: next) == next)
    if today < next, event.date < today {
      #expect(event.occurrences(on: today...next) == [next])
    }
  }
}

@Suite("The days of an event") struct EventOccurrencesTests {
  @Test func `are those within a span, from its own year on`() {
    let event = Event.sample(on: "2024-02-29", yearly: true)
    let days = event.occurrences(on: .of("2020-01-01")...(.of("2028-02-29")))
    #expect(
      days.map(\.description) == [
        "2024-02-29", "2025-02-28", "2026-02-28", "2027-02-28", "2028-02-29",
      ])
    #expect(event.occurrences(on: .of("2000-01-01")...(.of("2024-02-28"))).isEmpty)
    #expect(event.occurrences(on: .of("9999-01-01")...(.last)).map(\.description) == ["9999-02-28"])
    let once = Event.sample(on: "2026-03-10")
    #expect(once.occurrences(on: .first ... .last).map(\.description) == ["2026-03-10"])
    #expect(once.occurrences(on: .of("2026-03-11")...(.last)).isEmpty)
  }
}

extension Day {
  /// A day of the years 1 to 9999, with more month boundaries than at random.
  static func random(_ random: inout SeededGenerator) -> Day {
    let day = Day(epochDay: Int.random(in: Day.first.epochDay...Day.last.epochDay, using: &random))
    guard Int.random(in: 0...3, using: &random) == 0 else { return day }
    return Day(year: day.year, month: Bool.random(using: &random) ? 3 : 1, day: 1)?
      .advanced(by: Int.random(in: -2...1, using: &random)) ?? day
  }
}
