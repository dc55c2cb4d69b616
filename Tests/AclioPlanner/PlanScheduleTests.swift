import CoreModels
import Seeded
import Testing

@testable import AclioPlanner

@Suite("Sums and distances over weeks") struct PlanScheduleTests {
  @Test(arguments: [
    ("Našetriť 6000 € na okná, dôchodok mám 640", Language.slovak, 640),
    ("Schulden von 7.400 Euro abbezahlen, verdiene 1.650 netto", .german, 1650),
  ])
  func `a payment is a part of what is earned`(_ goal: String, _ language: Language, _ income: Int)
  {
    let facts = PlanFacts(PlannerRequest(goal, language: language))
    #expect(facts.reading.income == income)
    #expect(facts.monthly.amount * 5 <= income)
  }

  @Test func `instalments make the sum exact`() {
    let parts = Instalments(of: 3000, in: 21)
    #expect((parts.amount, parts.count, parts.last) == (143, 21, 140))
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let total = Int.random(in: 1...1_000_000, using: &generator)
      let most = Int.random(in: 1...600, using: &generator)
      let parts = Instalments(of: total, in: most)
      #expect(parts.amount * (parts.count - 1) + parts.last == total)
      #expect((1...parts.amount).contains(parts.last))
      #expect((1...most).contains(parts.count))
      #expect(parts.sum(after: parts.count) == total)
    }
  }

  @Test func `payments make the sum exact and end on the last day`() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let total = Int.random(in: 1...100_000, using: &generator)
      let end = GoalExample.today.advanced(by: Int.random(in: 0...900, using: &generator))
      let schedule = PlanSchedule(from: GoalExample.today, to: end)
      let table = PaymentTable(of: total, before: 7, every: .week, in: schedule)
      #expect(table.sum(by: end) == total + 7)
      #expect(table.days == table.days.sorted() && table.days.first == GoalExample.today)
      #expect(table.count == 1 || table.days.last == end)
      #expect(table.paid(in: GoalExample.today...end) == total)
    }
  }

  @Test func `long runs rise gently to the longest and end with a taper`() throws {
    let april = try #require(Day("2027-04-25"))
    let runs = RunSchedule(
      distance: 21.1, from: 5, in: PlanSchedule(from: GoalExample.today, to: april))
    #expect(runs.longest?.day == Day("2027-04-04") && runs.longest?.kilometres == 18)
    #expect(runs.lighter?.day == Day("2027-04-11"))
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<1000 {
      let distance = Double.random(in: 3...45, using: &generator)
      let start = Double.random(in: 0...20, using: &generator)
      let days = Int.random(in: 1...420, using: &generator)
      let plan = PlanSchedule(from: GoalExample.today, to: GoalExample.today.advanced(by: days))
      let schedule = RunSchedule(distance: distance, from: start, in: plan)
      let runs = schedule.longRuns.map(\.kilometres)
      #expect(runs.allSatisfy { $0 >= 1 && $0 <= 33 })
      for (index, run) in runs.enumerated().dropFirst() {
        #expect(run - (runs[..<index].max() ?? 0) <= 4)
      }
      guard !schedule.isShort, let longest = schedule.longest else { continue }
      #expect((13...27).contains(longest.day.distance(to: plan.end)))
      #expect((runs.last ?? 0) <= max(longest.kilometres * 2 / 3, 2))
    }
  }

  @Test func `sessions fit into the hours`() {
    for quarter in 1...60 {
      var request = PlannerRequest("Learn Spanish")
      request.answers = [
        .init(
          question: PlanningText.question(.hours).english,
          answer: "\(Double(quarter) / 4) hours")
      ]
      let facts = PlanFacts(request)
      #expect(facts.sessions * facts.minutes <= max(quarter * 15, 10))
    }
  }

  @Test(arguments: [
    ("Write a short story", 3000, 3), ("Eine Kurzgeschichte schreiben", 3000, 3),
    ("Napísať poviedku", 3000, 3), ("Write a novel", 50_000, 24),
    ("Write a novel about my father's story", 50_000, 24),
    ("Write a story of 10,000 words", 10_000, 7),
  ])
  func `a short story is no novel`(goal: String, words: Int, weeks: Int) {
    let facts = PlanFacts(PlannerRequest(goal))
    #expect(facts.reading.kind == .novel && facts.novelWords == words && facts.weeks == weeks)
  }

  @Test(arguments: [
    ("Bratislava", "2026-11-21", "2027-08-15"), ("", "2027-03-02", "2027-08-15"),
    ("", "2027-05-01", "2027-08-21"), ("", "2027-07-10", "2027-09-18"),
    ("Melbourne", "2027-06-01", "2028-02-15"), ("Melbourne", "2026-11-21", "2027-03-13"),
  ])
  func `a garden bears in its summer`(place: String, today: String, end: String) throws {
    let day = try #require(Day(today))
    let reader = PlannerReader(place: place, today: day, language: .english)
    let facts = PlanFacts(PlannerRequest(goal: "Grow flowers", due: nil, reader: reader))
    #expect(facts.reading.kind == .garden && facts.schedule.end == Day(end))
  }

  @Test func `debts are dealt with in the first fortnight, not in the second month`() throws {
    let steps = Planner.plan(for: PlannerRequest("Pay off my credit card debt of 12000 euros"))
      .steps
    let rate = try #require(steps.first { $0.title.hasPrefix("Set the payment") })
    let stop = try #require(steps.first { $0.title == "Stop using it, today" })
    #expect(rate.due == GoalExample.today.advanced(by: 4))
    #expect(stop.due == GoalExample.today.advanced(by: 1))
  }

  @Test(arguments: [
    ("2026-11-30", "2027-01-17", "2026-12-27"), ("2026-12-20", "2026-12-28", "2026-12-27"),
    ("2026-12-20", "2026-12-26", "2026-12-23"), ("2026-12-22", "2026-12-26", "2026-12-24"),
  ])
  func `nothing is due at Christmas, unless the plan ends then`(
    _ start: String, _ end: String, _ middle: String
  ) throws {
    let schedule = try PlanSchedule(from: #require(Day(start)), to: #require(Day(end)))
    #expect(schedule.day(at: 50).description == middle)
  }

  @Test(arguments: [
    ("Be healthier in 2027", Language.english, "2027-01-01", "2027-06-18"),
    ("Kochen lernen im nächsten Jahr", .german, "2027-01-01", "2027-04-23"),
  ])
  func `a coming year is where a habit begins, and it takes no twelve months`(
    _ goal: String, _ language: Language, _ start: String, _ end: String
  ) {
    let read = GoalReading(PlannerRequest(goal, language: language))
    #expect(read.start?.description == start && read.deadline?.description == end, "\(goal)")
  }

  @Test func `what takes weeks is done in weeks, and looked at once more at the end`() {
    func days(_ goal: String) -> [Day] {
      Planner.plan(for: PlannerRequest(goal, due: "2027-11-30")).steps.compactMap(\.due)
    }
    for goal in ["Declutter the garage", "Write my will", "Potty train my son"] {
      let days = days(goal)
      #expect(days.last == Day("2027-11-30"))
      #expect(days.dropLast().allSatisfy { $0 < Day("2027-06-01") ?? .first }, "\(goal): \(days)")
    }
    // Practice and saving take the whole time.
    for goal in ["Learn to play the guitar", "Save 3000 euros"] {
      let isLate = days(goal).dropLast().contains { $0 > Day("2027-09-01") ?? .last }
      #expect(isLate, "\(goal)")
    }
  }

  @Test(arguments: ["Renew my passport", "Contest a parking fine", "Learn to dance salsa"])
  func `what needs an office or a class waits for the new year`(_ goal: String) {
    for start in ["2026-12-01", "2026-12-10", "2026-12-20"].compactMap({ Day($0) }) {
      let reader = PlannerReader(today: start, language: .english)
      let facts = PlanFacts(
        PlannerRequest(goal: goal, due: start.advanced(by: 60), reader: reader))
      for step in facts.steps {
        let needsClass = FoldedText(step.title).containsAny(of: Words.time["classes"])
        guard let due = step.due, facts.reading.kind.isForWorkdays || needsClass else { continue }
        #expect(!("2026-12-24"..."2027-01-01").contains(due.description), "\(step)")
      }
    }
  }

  @Test func `a day before the end is never before today`() {
    let plan = PlanFacts(PlannerRequest("Paint the fence", due: "2026-11-24")).steps
    #expect(plan.first?.title.hasPrefix("Measure") == true, "\(plan.asText)")
  }

  @Test func `a book is due when it is read at the pace of the plan`() {
    let facts = PlanFacts(PlannerRequest("Read 6 books by 20 May 2027"))
    #expect(facts.schedule.days == 180 && facts.daysABook == 30)
    #expect(facts.bookDay(25) == facts.today.advanced(by: 28))
    #expect(facts.bookDay(50) == facts.today.advanced(by: 90))
    #expect(facts.bookDay(100) == facts.schedule.end)
  }

  @Test func `a weekend day in a step's title is its day`() throws {
    let plan = Planner.plan(for: PlannerRequest("Pass NEET on my last attempt"))
    let sunday = try #require(plan.steps.first { $0.title.contains("Sunday") })
    #expect(sunday.due?.weekday == .sunday, "\(plan.steps.asText)")
  }

  @Test func `the weekday is told where it is an odd one`() {
    let rows = [
      ("Ask my boss for a raise on December 12", "Saturday, 12 December 2026"),
      ("Plan my wife's birthday party, January 18", "Monday, 18 January 2027"),
      ("Plan my wife's birthday party, January 16", ""),
      ("Learn Spanish by December 12", ""),
    ]
    for (goal, day) in rows {
      let note = Planner.plan(for: PlannerRequest(goal)).notes.first { $0.hasPrefix("Mind the") }
      #expect(note == (day.isEmpty ? nil : "Mind the weekday: \(day)."), "\(goal)")
    }
  }

  @Test func `the purpose of a sum ends before the sum`() {
    for goal in ["Save for a car, about 4000 euros", "Save for a car 4000 euros"] {
      #expect(GoalReading(PlannerRequest(goal)).purpose == "car", "\(goal)")
    }
  }
}
