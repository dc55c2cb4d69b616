import CoreModels
import Testing

@testable import AclioPlanner

@Suite("What a person tells beside the goal") struct GoalDetailTests {
  private func plan(_ goal: String, _ answers: [String] = []) -> PlannerPlan {
    PlanFacts(goal, answers).plan
  }

  @Test(arguments: [
    ("Plan a birthday party for my husband, about 40 guests, budget 1500", "40 guests"),
    ("Plan a birthday party on 20 February, about 40 guests, budget 1500", "1,500"),
    ("Host Christmas dinner for 14 people, two are vegetarians", "two are vegetarians"),
    ("Host Christmas dinner for 14 people, two are vegetarians", "14 people"),
    ("Finish my bachelor thesis by 30 April, 40 pages, I've written 5", "40 pages"),
    ("Learn to play guitar, 20 minutes a day", "20 minutes"),
    ("Find a new job, I'm bored", "I'm bored"),
  ])
  func `it is in the plan, or said not to be`(_ goal: String, _ words: String) {
    let plan = plan(goal)
    let steps = plan.steps.asText + plan.steps.compactMap(\.duration).joined(separator: " ")
    let note = plan.notes.first { $0.hasPrefix("Not in the steps") } ?? ""
    #expect(steps.contains(words) != note.contains(words), "\(note)")
  }

  @Test(arguments: [
    "Lose the 15 pounds I gained before my sister's wedding", "Ride 60 miles by May",
    "Get the kids into bed at 8 without tears", "Get all my chores done before 6 each day",
    "Fix my credit score, it's 540",
  ])
  func `an amount that the plan has is not told again`(_ goal: String) {
    #expect(!plan(goal).notes.contains { $0.hasPrefix("Not in the steps") })
  }

  @Test(arguments: [
    ("Descale the kettle, we drink a lot of coffee", false),
    ("Descale the kettle, we drink a lot of tea", true),
  ])
  func `what the plan has a way for is not told again`(_ goal: String, _ isTold: Bool) {
    #expect(plan(goal).notes.contains { $0.hasPrefix("Not in the steps") } == isTold)
  }

  @Test(arguments: [
    ("Spätzle hinkriegen wie meine Schwiegermutter", "Spätzle hinkriegen"),
    ("Make dumplings like my grandmother", "Make dumplings"),
    ("Piecť koláče ako stará mama", "Piecť koláče"),
    ("Gulasch kochen wie bei Mama, für acht Leute", "Gulasch kochen"),
    ("Look like a pirate", "Look like a pirate"),
    ("I would like my son to read more", "I would like my son to read more"),
    ("Zistiť ako moja dcéra prospieva", "Zistiť ako moja dcéra prospieva"),
    ("Wissen wie mein Auto funktioniert", "Wissen wie mein Auto funktioniert"),
  ])
  func `whom one wants to equal is not what is wanted`(_ goal: String, _ main: String) {
    #expect(GoalClauses(goal).main == main)
  }

  @Test func `minutes a day decide how long one practises`() {
    let facts = PlanFacts(PlannerRequest("Learn to play guitar, 20 minutes a day"))
    #expect(facts.sessions == 7 && facts.minutes == 20)
    #expect(!plan("Learn to play guitar, 20 minutes a day").steps.asText.contains("Fifteen"))
  }

  @Test func `a debt's sum, monthly rate and interest decide its payments`() {
    let facts = PlanFacts(
      PlannerRequest("Pay off my credit card, I owe 4200 at 22% and can pay 300 a month"))
    #expect(facts.reading.money?.sum == 4200 && facts.reading.answers.spare == 300)
    #expect(facts.reading.months?.count == 17 && (4850...4950).contains(facts.total))
    #expect((280...305).contains(facts.monthly.amount))
    let plain = GoalReading(
      PlannerRequest("Splatiť pôžičku 5000 eur, mesačne viem dať 250", language: .slovak))
    #expect(plain.money?.sum == 5000 && plain.answers.spare == 250)
    #expect(GoalPayments.months(of: 5000, paying: 10, interest: 24) == nil)
  }

  @Test func `of two sums, the one before a month is paid each month`() {
    let goal = "Pay off 632 euro a month until 12000 debt at 9 % is gone"
    let payments = GoalPayments(goal, language: .english)
    #expect(payments.aMonth == 632 && payments.sums.map(\.whole) == [12000])
  }

  @Test func `an interest that the rate exceeds is paid to the end`() {
    for sum in stride(from: 100, to: 20_000, by: 700) {
      for rate in [0.5, 5, 22] {
        let aMonth = sum / 24 + 20
        guard let months = GoalPayments.months(of: sum, paying: aMonth, interest: rate) else {
          continue
        }
        #expect(months.total >= sum && months.total <= months.count * aMonth)
        #expect(months.total > (months.count - 1) * aMonth)
      }
    }
  }

  @Test func `a sum is asked for, and its answer is in the plan`() {
    let request = PlannerRequest("Save money for a holiday")
    #expect(Planner.questions(about: request).first?.question == "How much is it in all?")
    let answered = plan("Save money for a holiday", ["1500 euros"])
    #expect(answered.steps.asText.contains("1,500"))
  }

  @Test(arguments: [
    ("Save money for a holiday", Language.english), ("Get out of debt", .english),
    ("Start investing", .english), ("Build an emergency fund", .english),
    ("Našporiť na auto", .slovak), ("Zbaviť sa dlhov", .slovak), ("Našetřit na auto", .czech),
    ("Splatit dluhy", .czech), ("Zaoszczędzić na samochód", .polish),
    ("Spórolni egy autóra", .hungarian), ("Ahorrar para un coche", .spanish),
    ("Schuldenfrei werden", .german),
  ])
  func `a sum that nobody told is not invented`(_ goal: String, _ language: Language) {
    let request = PlannerRequest(goal, language: language)
    let plan = Planner.plan(for: request)
    #expect(!plan.isNeutral && PlanFacts(request).script.problems.isEmpty)
    #expect(!plan.steps.asText.contains(/1[.,\s\u{A0}]?000/), "\(plan.steps.asText)")
  }

  @Test(arguments: [
    ("Plan our wedding on a budget of £8000, about 60 guests", "How much may it cost?"),
    ("Train for a marathon, I've only ever done a half", "What is your longest run so far?"),
    ("Save £50 a month", "How much can you put aside a month without strain?"),
    ("Buy a used car for under 2 grand", "How much may it cost?"),
  ])
  func `what the goal tells is not asked`(_ goal: String, _ question: String) {
    let asked = Planner.questions(about: PlannerRequest(goal)).map(\.question)
    #expect(!asked.isEmpty && !asked.contains(question), "\(asked)")
  }

  @Test func `a German count has its noun, and a purpose no verb`() {
    func reading(_ goal: String, _ language: Language) -> GoalReading {
      GoalReading(PlannerRequest(goal, language: language))
    }
    let parent = reading("Eine Arbeit mit zwei kleinen Kindern finden", .german)
    #expect(parent.details == ["zwei kleinen Kindern"])
    #expect(reading("mit 58 noch richtig schwimmen lernen", .german).details.isEmpty)
    #expect(reading("Geld für eine Islandreise sparen", .german).purpose == "Islandreise")
    #expect(reading("Save for a house move", .english).purpose == "house move")
  }

  @Test func `guests are no budget`() {
    let reading = GoalReading(PlannerRequest("Plan our wedding for 60 people on a budget"))
    #expect(reading.answers.budget == nil)
    let other = GoalReading(PlannerRequest("Plan a wedding on a budget for 60 people"))
    #expect(other.answers.budget == nil)
    let trip = GoalReading(PlannerRequest("Plan two weeks in Japan, vegetarian, under £3,000"))
    #expect(trip.answers.budget?.whole == 3000)
    let told = GoalReading(PlannerRequest("Plan our wedding for 60 people, budget 8000"))
    #expect(told.answers.budget?.whole == 8000)
  }

  @Test(arguments: [
    ("Train for a marathon", 24), ("Train for a marathon, I can run 15 km now", 20),
  ])
  func `who may not run yet trains longer, for a race on a Sunday`(_ goal: String, _ weeks: Int) {
    let schedule = PlanFacts(PlannerRequest(goal)).schedule
    #expect((weeks - 1...weeks).contains(schedule.weeks) && schedule.end.weekday == .sunday)
  }

  @Test func `steps wait until after Christmas, unless they are for it`() {
    let steps = Planner.plan(for: PlannerRequest("Learn to play the guitar")).steps
    let christmas = (Day("2026-12-24") ?? .first)...(Day("2026-12-26") ?? .first)
    #expect(!steps.contains { $0.due.map(christmas.contains) ?? true })
    let dinner = Planner.plan(for: PlannerRequest("Host Christmas dinner for 14 people")).steps
    #expect(dinner.contains { $0.due.map(christmas.contains) ?? false })
  }

  @Test func `who tells what is saved a month saves by the month`() {
    let plan = plan("Save £50 a month")
    #expect(plan.steps.asText.contains("50 pounds a month, 12 payments"))
    let goal = PlannerGoal(name: "Save 600 pounds", due: plan.steps.last?.due, steps: plan.steps)
    let facts = goal.facts(for: PlannerRequest("").reader)
    #expect(facts.savings.count == 12 && facts.savings.amount == 50)
  }

  @Test(arguments: [
    ("Get from 85 to 75 kg", Language.english, 10 as Double?),
    ("Lose weight from 190 to 170 pounds", .english, 9.1),
    ("Schudnúť z 85 na 75 kíl", .slovak, 10), ("Von 85 auf 75 Kilo abnehmen", .german, 10),
    ("Lefogyni 90 kilóról 80 kilóra", .hungarian, 10), ("Bajar de 90 a 80 kilos", .spanish, 10),
    ("Lose 10 kg, I weigh 85 kg", .english, 10), ("Lose ten kilos, I weigh 85 kg", .english, 10),
    ("Lose 5 to 10 kg", .english, 10), ("Schudnúť, mám 85 kg", .slovak, nil),
    ("Abnehmen, ich wiege 85 kg", .german, nil), ("Schudnúť na 75 kg", .slovak, nil),
  ])
  func `a body weight is not what is to be lost`(
    _ goal: String, _ language: Language, _ kilograms: Double?
  ) {
    let reading = GoalReading(PlannerRequest(goal, language: language))
    #expect(reading.kind == .loseWeight)
    let found = reading.amount(of: .kilograms)
    #expect(found.map { ($0 * 10).rounded() / 10 } == kilograms, "\(found ?? 0)")
  }

  @Test(arguments: ["Get my debt from 5000 to 2000 pounds", "Bench press from 60 kg to 80 kg"])
  func `other weights and pounds are no body's`(_ goal: String) {
    let kind = GoalReading(PlannerRequest(goal)).kind
    #expect(kind != .loseWeight && kind != .gainWeight, "\(kind)")
  }

  @Test func `a number of several words is not read by its last`() {
    #expect(GoalReading(PlannerRequest("Save five hundred pounds")).money?.sum != 100)
    #expect(GoalAmount.all(in: "Cut my bills by £50").first?.whole == 50)
  }

  @Test func `months in a row may span the new year`() {
    let winter = MonthSpan("11-3")
    #expect([12, 2].allSatisfy { winter?.contains($0) == true } && winter?.contains(6) == false)
    #expect(MonthSpan("0-3") == nil && MonthSpan("4") == nil)
  }

  @Test func `neither a year nor an age is a sum`() {
    let goal = "Schulden bis Ende 2027 abbezahlen"
    #expect(GoalReading(PlannerRequest(goal, language: .german)).money == nil)
    #expect(GoalReading(PlannerRequest("Save for a house by 30")).money == nil)
    #expect(GoalReading(PlannerRequest("Save about 15 grand for a campervan")).money?.sum == 15000)
  }

  @Test func `a feast whose day nobody told is on a Saturday`() {
    #expect(PlanFacts(PlannerRequest("Plan our wedding")).schedule.end.weekday == .saturday)
  }

  @Test(arguments: [
    ("Lose ten pounds", 4.5), ("Lose two stone", 12.7), ("Schudnúť desať kíl", 10),
    ("Fünf Kilo abnehmen", 5),
  ])
  func `numbers before units are read in words too`(_ goal: String, _ kilograms: Double) {
    let amount = GoalAmount.all(in: goal).first
    #expect(amount?.unit == .kilograms && abs((amount?.value ?? 0) - kilograms) < 0.1)
  }

  @Test func `a number is one of things to do only where its verb does them`() {
    #expect(PlanFacts(PlannerRequest("Write 30 letters")).quota?.total == 30)
    #expect(!GoalShape.isCounted("Milk 40 cows") && GoalShape.isCounted("Write 30 letters"))
    #expect(GoalAmount.all(in: "live with type 2 diabetes").isEmpty)
  }

  @Test(arguments: [
    ("Surprise the village", "a wooden box in the garden"),
    ("Surprise the village", "every Sunday, and twice a year"),
    ("Surprise the village", "760 km by bicycle"), ("Surprise the village", "300 euros"),
  ])
  func `an answer with a place, an amount or a rhythm chooses no kind`(
    _ goal: String, _ answer: String
  ) {
    #expect(plan(goal, [answer]).isNeutral)
  }
}
