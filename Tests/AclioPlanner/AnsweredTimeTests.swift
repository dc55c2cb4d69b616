import CoreModels
import Testing

@testable import AclioPlanner

@Suite("Times that are answered") struct AnsweredTimeTests {
  private func facts(_ goal: String, _ answers: [String] = [], _ language: Language = .english)
    -> PlanFacts
  {
    var request = PlannerRequest(goal, language: language)
    request.answers = zip(Planner.questions(about: request), answers).map {
      .init(question: $0.question, answer: $1)
    }
    return PlanFacts(request)
  }

  @Test func `a place that is answered decides the season`() {
    #expect(facts("Grow my own tomatoes", ["in Sydney"]).reading.isSouthern)
    #expect(!facts("Grow my own tomatoes", ["in Leeds"]).reading.isSouthern)
  }

  @Test func `a month's end that is answered for a race is its last Sunday`() {
    #expect(facts("Run my first 10k", ["3 km", "end of March"]).schedule.end == Day("2027-03-28"))
    #expect(facts("Run my first 10k", ["3 km", "31 March"]).schedule.end == Day("2027-03-31"))
  }

  @Test func `as soon as possible halves the time, and is an answer`() {
    let hurried = facts("Get rid of mice in the attic", ["asap"]).plan
    let usual = facts("Get rid of mice in the attic").plan
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
    #expect(facts(goal, answers).schedule.end.description == end)
  }

  @Test func `work that is done long before its day is not torn apart`() {
    let steps = facts("Redecorate the hallway", ["by the end of August"]).plan.steps
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
    let facts = facts(goal, answers, .slovak)
    #expect(facts.schedule.end.description == end)
  }

  @Test func `next week is when a practice begins`() {
    let facts = facts("Go swimming twice a week", ["100 m", "next week"])
    #expect(facts.schedule.days == 56 && facts.plan.notes.isEmpty)
  }

  @Test func `what an answer denies is not said, and not sure is not quoted`() {
    let told = facts("Move house", ["to Leeds, nothing found yet"])
    #expect(told.says("leeds") && !told.says("found"))
    let unsure = facts("Move house", ["not sure"]).plan.steps
    #expect(!unsure.contains { $0.description.contains("not sure") })
  }
}
