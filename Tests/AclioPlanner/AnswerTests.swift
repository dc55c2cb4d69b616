import CoreModels
import Testing

@testable import AclioPlanner

@Suite("What answers decide") struct AnswerTests {
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

  @Test(arguments: [
    ("Visit Vienna in December", Language.english, "On which day do you set off?"),
    ("Mit dem Zug durch Skandinavien", .german, "An welchem Tag geht es los?"),
    ("Ísť na dovolenku do Chorvátska", .slovak, "V ktorý deň vyrazíte?"),
  ])
  func `of a journey the day of departure is asked`(
    _ goal: String, _ language: Language, _ question: String
  ) {
    #expect(questions(goal, language).contains(question))
  }

  @Test(arguments: [
    ("Become a British citizen", Language.english), ("Auswandern nach Kanada", .german),
    ("Vybaviť víza do USA", .slovak),
  ])
  func `an office decides on no day that is asked for`(_ goal: String, _ language: Language) {
    let days = [QuestionTopic.day, .departure].map { PlanningText.question($0).text(in: language) }
    #expect(questions(goal, language).allSatisfy { !days.contains($0) })
  }

  @Test func `the day that is answered is the last`() {
    let facts = PlanFacts("Sew my own dress for the spring ball", ["17 April"])
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
    let facts = PlanFacts(goal, [answer], language)
    #expect(facts.reading.start == Day("2026-12-22") && facts.reading.deadline == nil)
  }

  @Test func `who stops on a day weeks ahead asks for help now`() {
    let facts = PlanFacts("Stop smoking", ["1 January"])
    let steps = facts.plan.steps
    #expect(facts.reading.start == Day("2026-12-22") && facts.plan.notes.isEmpty)
    #expect(steps[0].title == "Set the first day without: 1 January 2027")
    #expect(steps.prefix(2).map(\.due) == [Day("2026-11-21"), Day("2026-11-22")])
    #expect(
      steps.first { $0.title == "Live through the first day without" }?.due == Day("2027-01-01"))
  }

  @Test func `5k of an answer are five kilometres`() {
    #expect(PlanFacts("Run a half marathon", ["5k last Saturday"]).reading.answers.longestRun == 5)
    #expect(PlanFacts("Run a half marathon", ["8000 m"]).reading.answers.longestRun == 8)
  }

  @Test(arguments: [
    ("Join a choir", Language.english, "in the new year"),
    ("Spievať v zbore", .slovak, "v novom roku"),
    ("Einem Chor beitreten", .german, "im neuen Jahr"),
  ])
  func `the new year is not over on its first day`(
    _ goal: String, _ language: Language, _ answer: String
  ) {
    #expect(PlanFacts(goal, [answer], language).schedule.end == Day("2027-01-31"))
    #expect(PlanFacts("\(goal) \(answer)", [], language).reading.start == Day("2027-01-01"))
  }

  @Test func `a day that is told beside another answer is the last`() {
    let facts = PlanFacts("Renew my passport", ["UK, flying to Spain on 3 April"])
    #expect(facts.schedule.end == Day("2027-04-03") && facts.plan.notes.isEmpty)
  }

  @Test(arguments: ["in spring", "spring", "by spring", "by summer"])
  func `a garden begins in the spring that is answered`(_ answer: String) {
    let end = PlanFacts("Start a vegetable garden", [answer]).schedule.end
    #expect((7...10).contains(end.month), "\(end)")
  }

  @Test func `work for the weekend that is answered waits for it, its shopping does not`() {
    let steps = PlanFacts("Put up shelves in the hallway", ["-", "next weekend"]).plan.steps
    let drilled = steps.first { $0.title.hasPrefix("Drill") }
    let bought = steps.first { $0.title.hasPrefix("Get plugs") }
    #expect(drilled?.due == Day("2026-11-28") && steps.last?.due == Day("2026-11-29"))
    #expect(bought?.due.map { $0 < Day("2026-11-28") ?? .first } == true)
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
    #expect(PlanFacts(goal, [], language).schedule.end == Day("2027-06-30"))
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
    // Also instead of what gets in the way, as the only answer of a script.
    #expect(PlanFacts("Lose 20 pounds", ["by 1 June"]).schedule.end == Day("2027-06-01"))
  }

  @Test func `what is stopped in a month is stopped when it begins`() {
    let reading = PlanFacts("Stop smoking in January").reading
    #expect(reading.start == Day("2026-12-22") && reading.deadline == Day("2027-01-31"))
  }

  @Test func `a monthly sum stays whole beside what was saved before`() {
    let facts = PlanFacts("Save £200 a month", ["150", "by 20 November 2027"])
    #expect(facts.total == 2400 && facts.monthly.amount == 200)
  }

  @Test func `what can be paid a month is paid, and the last payment is smaller`() {
    let monthly = PlanFacts("Pay off my debts", ["3400", "250"]).monthly
    #expect(monthly.amount == 250 && monthly.count == 14 && monthly.last == 150)
    let request = PlannerRequest("Pay off my credit card")
    #expect(Planner.questions(about: request)[0].question == "What interest does it charge a year?")
    let whole = PlanFacts("Pay off my credit card", ["24", "3400", "250"])
    #expect(whole.total == 4008 && whole.monthly.amount == 250 && whole.monthly.count == 17)
    // By a day that is named, it may be more or less.
    let named = PlanFacts("Pay off my debts of 3400 euros by 30 June 2027", ["600"]).monthly
    #expect(named.amount == 425 && named.count == 8)
  }

  @Test(arguments: [
    ("Lose 20 pounds", "20\u{A0}lb"), ("Lose 10 lbs", "10\u{A0}lb"), ("Lose 10 kg", "10\u{A0}kg"),
  ])
  func `a weight is told in the unit of the goal`(_ goal: String, _ weight: String) {
    let titles = PlanFacts(goal).plan.steps.map(\.title).joined(separator: "; ")
    #expect(titles.contains("Choose the pace: \(weight) by "), "\(titles)")
  }

  @Test func `a reserve that cannot be reached in time is told`() {
    let goal = "Put 3 months of expenses aside"
    #expect(
      PlanFacts(goal, ["6000", "by 31 December 2027", "400"]).tightness == .saving(possible: 5400))
    #expect(PlanFacts(goal, ["6000", "by 31 December 2027", "600"]).tightness == nil)
  }

  @Test(arguments: [
    ("Turn the spare room into an office for about 900", 900),
    ("Plan a trip around Iceland with my whole family for under 3000", 3000),
    ("Renovate the bathroom, 8000 max", 8000),
  ])
  func `a sum after about, under or before max is the budget`(_ goal: String, _ sum: Int) {
    #expect(PlanFacts(goal).budget == sum)
  }

  @Test func `a kind's plan asks what decides it, unless the goal tells it`() {
    #expect(
      questions("Make a will")
        == ["In which country do you live?", "By when would you like to have it?"])
    #expect(questions("Make a will in Scotland") == ["By when would you like to have it?"])
    let steps = PlanFacts("Make a will", ["Texas"]).plan.steps
    #expect(steps.contains { $0.description.contains("a notary saves the court") })
  }
}
