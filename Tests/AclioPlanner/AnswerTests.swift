import CoreModels
import Testing

@testable import AclioPlanner

@Suite("What answers decide") struct AnswerTests {
  private func facts(_ goal: String, _ answers: [String] = [], _ language: Language = .english)
    -> PlanFacts
  {
    var request = PlannerRequest(goal, language: language)
    request.answers = zip(Planner.questions(about: request), answers).map {
      .init(question: $0.question, answer: $1)
    }
    return PlanFacts(request)
  }

  private func questions(_ goal: String, _ language: Language = .english) -> [String] {
    Planner.questions(about: PlannerRequest(goal, language: language)).map(\.question)
  }

  @Test(arguments: [
    ("Be ready for the SAT in March", Language.english, "On which day will it be?"),
    ("Sew my own dress for the spring ball", .english, "On which day will it be?"),
    ("Pass the Goethe B2 exam in April", .english, "On which day will it be?"),
    ("Urobiť skúšku B2 z nemčiny v apríli", .slovak, "V ktorý deň to bude?"),
    ("Das Goethe-Zertifikat B2 im April bestehen", .german, "An welchem Tag ist es?"),
  ])
  func `the day is asked where only the month is told`(
    _ goal: String, _ language: Language, _ question: String
  ) {
    #expect(questions(goal, language).contains(question))
  }

  @Test func `the day that is answered is the last`() {
    let facts = facts("Sew my own dress for the spring ball", ["17 April"])
    #expect(facts.schedule.end == Day("2027-04-17"))
  }

  @Test func `next Christmas is the one after the coming`() {
    let reader = PlannerReader(today: Day("2026-12-01") ?? .first, language: .english)
    var request = PlannerRequest(goal: "Publish a children's book", due: nil, reader: reader)
    let question = "By when would you like to have it?"
    request.answers = [.init(question: question, answer: "by next Christmas")]
    let facts = PlanFacts(request)
    #expect(facts.schedule.end == Day("2027-12-24") && facts.tightness == nil)
  }

  @Test(arguments: [
    ("Stop smoking", Language.english, "from January"),
    ("Prestať fajčiť", .slovak, "od januára"), ("Mit dem Rauchen aufhören", .german, "ab Neujahr"),
  ])
  func `a habit begins on the day that is answered`(
    _ goal: String, _ language: Language, _ answer: String
  ) {
    let facts = facts(goal, [answer], language)
    #expect(facts.reading.start == Day("2026-12-22") && facts.reading.deadline == nil)
  }

  @Test(arguments: [
    ("Write my will", "from today to the end of May", "2027-05-31"),
    ("Write my will", "from January until June", "2027-06-30"),
    ("Find a nursery place for my son", "from August", "2027-08-01"),
    ("Travel to Japan", "in July", "2027-07-01"),
  ])
  func `the first day is the last only where there is no other`(
    _ goal: String, _ answer: String, _ end: String
  ) {
    var request = PlannerRequest(goal)
    for question in ["By when would you like to have it?", "On which day will it be?"] {
      request.answers = [.init(question: question, answer: answer)]
      #expect(PlanFacts(request).schedule.end.description == end, "\(goal): \(answer)")
    }
  }

  @Test(arguments: [
    ("Write my will from January until June", Language.english),
    ("Spísať závet od januára do júna", .slovak),
    ("Mein Testament von Januar bis Juni machen", .german),
  ])
  func `a goal from one month until another ends with it`(_ goal: String, _ language: Language) {
    #expect(facts(goal, [], language).schedule.end == Day("2027-06-30"))
  }

  @Test func `the weekday of an answered day is told`() {
    let goal = "Host a party"
    var request = PlannerRequest(goal)
    request.answers = [.init(question: "On which day will it be?", answer: "15 April")]
    #expect(Planner.plan(for: request).notes == ["Mind the weekday: Thursday, 15 April 2027."])
  }

  @Test func `a day alone is the last, whatever was asked`() {
    var request = PlannerRequest("Bring my family to Germany")
    let question = "Are you a citizen, a worker, a student or a refugee there?"
    request.answers = [.init(question: question, answer: "by the end of June")]
    #expect(PlanFacts(request).schedule.end == Day("2027-06-30"))
  }

  @Test func `what is stopped in a month is stopped when it begins`() {
    let reading = facts("Stop smoking in January").reading
    #expect(reading.start == Day("2026-12-22") && reading.deadline == Day("2027-01-31"))
  }

  @Test func `a monthly sum stays whole beside what was saved before`() {
    let facts = facts("Save £200 a month", ["150", "by 20 November 2027"])
    #expect(facts.total == 2400 && facts.monthly.amount == 200)
  }

  @Test func `a reserve that cannot be reached in time is told`() {
    let goal = "Put 3 months of expenses aside"
    #expect(
      facts(goal, ["6000", "by 31 December 2027", "400"]).tightness == .saving(possible: 5400))
    #expect(facts(goal, ["6000", "by 31 December 2027", "600"]).tightness == nil)
  }

  @Test(arguments: [
    ("Turn the spare room into an office for about 900", 900),
    ("Plan a trip around Iceland with my whole family for under 3000", 3000),
    ("Renovate the bathroom, 8000 max", 8000),
  ])
  func `a sum after about, under or before max is the budget`(_ goal: String, _ sum: Int) {
    #expect(facts(goal).budget == sum)
  }
}
