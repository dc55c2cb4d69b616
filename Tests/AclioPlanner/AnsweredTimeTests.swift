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
    ("Learn Spanish", ["nothing yet", "May, before our trip"], "2027-05-31"),
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

  @Test(arguments: [
    ("14 March, no surprise", "2027-03-14"), ("in May, no surprise", "2027-05-01"),
    ("a surprise, on Saturday", "2026-11-28"), ("no surprise; in three weeks", "2026-12-12"),
  ])
  func `a day that the plan itself asks for is asked for once, and read`(
    _ answer: String, _ day: String
  ) {
    let goal = "Organise my nan's 90th"
    let questions = Planner.questions(about: PlannerRequest(goal)).map(\.question)
    #expect(questions.contains { $0.hasPrefix("When is the birthday") })
    #expect(!questions.contains(PlanningText.question(.day).text(in: .english)))
    #expect(PlanFacts(goal, [answer]).plan.steps.last?.due == Day(day))
  }

  @Test(arguments: [
    ("Paint the living room", ["after Christmas"], "2026-12-27", Language.english),
    ("Start running after Christmas", [], "2026-12-27", .english),
    ("Paint the living room", ["not before May"], "2027-05-01", .english),
    ("Nach Weihnachten abnehmen", [], "2026-12-27", .german),
    ("Po Vianociach schudnúť", [], "2026-12-27", .slovak),
    ("Vymaľovať obývačku", ["až v máji"], "2027-05-01", .slovak),
  ])
  func `after a day is when work begins, for its usual time`(
    _ goal: String, _ answers: [String], _ day: String, _ language: Language
  ) {
    let facts = PlanFacts(goal, answers, language)
    let (first, end) = (facts.schedule.today, facts.schedule.end)
    #expect(first == Day(day) && end > first && facts.plan.notes.isEmpty)
  }

  @Test(arguments: [
    ("the day after tomorrow", "2026-11-23"), ("a week after Easter", "2027-04-04"),
  ])
  func `a day that is counted from another is the last`(_ answer: String, _ day: String) {
    #expect(PlanFacts("Paint the living room", [answer]).schedule.end == Day(day))
  }

  @Test func `a day that a kind asks for is read as a topic's`() {
    let goal = "Move in with my boyfriend"
    let place = Planner.questions(about: PlannerRequest(goal)).count { $0.question.contains("day") }
    #expect(place == 1)
    let facts = PlanFacts(goal, ["his flat", "hopefully, in three weeks"])
    #expect(facts.schedule.end == Day("2026-12-12"))
  }

  @Test func `a journey after a day is ready by then`() {
    #expect(PlanFacts("Plan a trip to Rome after Easter").schedule.end == Day("2027-03-31"))
  }

  @Test(arguments: [
    ("3-4 hours, before work", 3.5), ("about 2 or 3 hours", 2.5), ("5 to 10 minutes a day", 0.875),
    ("3 times 40 minutes", 2), ("2 hours from 7.30", 2), ("zwei Stunden", 2),
  ])
  func `hours between two numbers are their mean`(_ answer: String, _ hours: Double) {
    var answers = PlanAnswers()
    answers.readHours(answer)
    #expect(answers.hours == hours)
  }

  @Test func `nobody is asked by when to have come out, nor told that no day was given`() {
    let goal = "Come out to my parents"
    let questions = Planner.questions(about: PlannerRequest(goal)).map(\.question)
    #expect(!questions.contains(PlanningText.question(.deadline).text(in: .english)))
    #expect(!PlanFacts(goal).plan.notes.contains { $0.hasPrefix("You gave no date") })
    let healthier = Planner.questions(about: PlannerRequest("Eat healthier")).map(\.question)
    #expect(healthier.contains(PlanningText.question(.deadline).text(in: .english)))
  }
}
