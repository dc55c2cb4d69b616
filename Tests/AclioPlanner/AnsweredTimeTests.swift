import CoreModels
import Testing

@testable import AclioPlanner

@Suite("Times that are answered") struct AnsweredTimeTests {
  @Test func `a place that is answered decides the season`() {
    #expect(PlanFacts("Grow my own tomatoes", ["in Sydney"]).reading.isSouthern)
    #expect(!PlanFacts("Grow my own tomatoes", ["in Leeds"]).reading.isSouthern)
  }

  @Test func `a month's end that is answered for a race is its last Sunday`() {
    #expect(
      PlanFacts("Run my first 10k", ["3 km", "end of March"]).schedule.end == Day("2027-03-28"))
    #expect(PlanFacts("Run my first 10k", ["3 km", "31 March"]).schedule.end == Day("2027-03-31"))
  }

  @Test func `as soon as possible halves the time, and is an answer`() {
    let hurried = PlanFacts("Get rid of mice in the attic", ["asap"]).plan
    let usual = PlanFacts("Get rid of mice in the attic").plan
    #expect(hurried.steps.last?.due == Day("2026-12-05") && hurried.notes.isEmpty)
    #expect(usual.steps.last?.due == Day("2026-12-19") && !usual.notes.isEmpty)
  }

  @Test(arguments: [
    ("Get into nursing school", ["Ohio", "next fall"], "2027-09-01"),
    ("Start college in September", [], "2027-09-01"),
    ("Visit Vienna", ["900", "July"], "2027-07-01"),
    ("Pass my maths exam", ["in June"], "2027-06-01"),
    ("Sell my jewelry on Etsy", ["300", "by Mother's Day"], "2027-05-09"),
    ("Learn Spanish", ["May, before our trip"], "2027-05-31"),
  ])
  func `what begins in a month is ready on its first day`(
    _ goal: String, _ answers: [String], _ end: String
  ) {
    #expect(PlanFacts(goal, answers).schedule.end.description == end)
  }

  @Test func `work that is done long before its day is not torn apart`() {
    let steps = PlanFacts("Redecorate the hallway", ["by the end of August"]).plan.steps
    let days = steps.compactMap(\.due)
    #expect(days.last == Day("2027-01-16"))
    #expect(zip(days, days.dropFirst()).allSatisfy { $0.distance(to: $1) < 14 }, "\(days)")
  }

  @Test(arguments: [
    ("Dokončiť bakalárku do konca apríla", ["28. apríla, mám úvod"], "2027-04-28"),
    ("Dovolenka v Chorvátsku pre piatich do 2000 eur", [], "2027-07-15"),
  ])
  func `a Slovak day is exact, and a sum is no year`(
    _ goal: String, _ answers: [String], _ end: String
  ) {
    let facts = PlanFacts(goal, answers, .slovak)
    #expect(facts.schedule.end.description == end)
  }

  @Test func `next week is when a practice begins`() {
    let facts = PlanFacts("Go swimming twice a week", ["100 m", "next week"])
    #expect(facts.schedule.days == 56 && facts.plan.notes.isEmpty)
  }

  @Test func `what an answer denies is not said, and not sure is not quoted`() {
    let told = PlanFacts("Move house", ["to Leeds, nothing found yet"])
    #expect(told.says("leeds") && !told.says("found"))
    #expect(!PlanFacts("Move house", ["we don't have a garden"]).says("garden"))
    let unsure = PlanFacts("Move house", ["not sure"]).plan.steps
    #expect(!unsure.contains { $0.description.contains("not sure") })
  }

  @Test(arguments: [
    ("Paint the fence in Sydney in 2027", "2027-01-01", "2027-01-29"),
    ("Paint the fence in Leeds in 2027", "2027-04-01", "2027-04-29"),
  ])
  func `a season is that of the place`(_ goal: String, _ start: String, _ end: String) {
    let reading = PlanFacts(goal).reading
    #expect(reading.start?.description == start && reading.deadline?.description == end)
  }

  @Test func `a remark takes away no day that another answer told, and is in the plan`() {
    let facts = PlanFacts("Renew my passport", ["UK, flying to Spain on 3 April", "it is torn"])
    #expect(facts.schedule.end == Day("2027-04-03"))
    #expect(facts.plan.steps[0].description.contains("it is torn"))
  }
}
