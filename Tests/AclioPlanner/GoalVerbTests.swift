import CoreModels
import Testing

@testable import AclioPlanner

@Suite("The verb decides between the kinds that the other words tell") struct GoalVerbTests {
  private func reading(_ goal: String, _ language: Language = .english) -> GoalReading {
    GoalReading(PlannerRequest(goal, language: language))
  }

  @Test(arguments: [
    ("Fix the dripping tap in the bathroom", "repair-tap"),
    ("Renew my passport before the trip", "passport"),
    ("Get over my divorce", "after-divorce"), ("Write a eulogy for my aunt", "funeral-words"),
    ("Save 4000 euros for a new bathroom", "save"),
    ("Organise a class reunion", "class-reunion"),
    ("Stop our cat scratching the sofa", "cat-habits"),
    ("Cut down to 10 cigarettes a day", "smoke-less"),
    ("Swim in the cold lake all winter", "swimming-cold"),
    ("Prepare for my driving test", "driving-licence-test"),
    ("Cook Christmas dinner for eight", "christmas-dinner-cook"),
    ("Bake Christmas cookies with the kids", "christmas-baking"),
    ("Sort out the garage, I can't even get the car in", "organise-garage"),
    ("Help my father after his stroke", "stroke-carer"),
  ])
  func `a goal is planned by its verb`(_ goal: String, _ plan: String) {
    let facts = PlanFacts(PlannerRequest(goal))
    #expect(facts.reading.planName == plan && !facts.isNeutral, "\(facts.reading.kind)")
  }

  @Test(arguments: [
    ("Learn to manage my anger", "anger", Language.english),
    ("I want to learn how to plan my week", "plan-week", .english),
    ("Get better at keeping promises", "keep-word", .english),
    ("Naučiť sa zvládať stres", "stress", .slovak),
    ("Chcem sa naučiť pracovať z domu", "remote-work", .slovak),
    ("Im Homeoffice arbeiten lernen", "remote-work", .german),
    ("Lernen, mich selbst zu lieben", "self-love", .german),
    ("Lernen, früh aufzustehen", "early-rise", .german),
  ])
  func `what is to be learnt is planned as what is done`(
    _ goal: String, _ plan: String, _ language: Language
  ) { #expect(GoalReading(PlannerRequest(goal, language: language)).planName == plan) }

  @Test(arguments: [
    ("Insure the car", Language.english),
    ("Weigh the dog", .english), ("Attend my uncle's funeral", .english),
    ("Iron the wedding dress", .english), ("Poistiť psa", .slovak),
    ("Vyzdobiť byt na svadbu", .slovak), ("Das Auto versichern", .german),
  ])
  func `a verb of no kind leaves a goal neutral`(_ goal: String, _ language: Language) {
    #expect(PlanFacts(PlannerRequest(goal, language: language)).isNeutral)
  }

  @Test(arguments: [
    ("Našetriť 5000 eur na rekonštrukciu kúpeľne", Language.slovak, "save"),
    ("Prekonať rozvod", .slovak, "after-divorce"),
    ("Napísať smútočný príhovor", .slovak, "speaking-eulogy"),
    ("Opraviť kvapkajúci kohútik v kúpeľni", .slovak, "drip"),
    ("Upiecť vianočné pečivo", .slovak, "christmas-baking"),
    ("Zorganizovať stretávku po 20 rokoch", .slovak, "class-reunion"),
    ("Die Trennung verarbeiten", .german, "grief-breakup"),
    ("5000 Euro für ein neues Bad sparen", .german, "save"),
    ("Den Wasserhahn im Bad reparieren", .german, "repair-tap"),
    ("Meiner Tochter bei Mathe helfen", .german, "homework"),
  ])
  func `so it does in other languages`(_ goal: String, _ language: Language, _ plan: String) {
    let facts = PlanFacts(PlannerRequest(goal, language: language))
    #expect(facts.reading.planName == plan && !facts.isNeutral, "\(facts.reading.kind)")
  }

  @Test(arguments: [
    ("I work in a factory on shifts and want to learn Spanish", "learn Spanish"),
    ("Pracujem v automobilke na zmeny a chcem pravidelne cvičiť", "pravidelne cvičiť"),
    ("Kreuzbandriss vor vier Monaten, möchte wieder skifahren", "wieder skifahren"),
    ("Just retired, want a routine", "a routine"),
    ("Retired and want to learn piano", "learn piano"),
    // A wish that refers to the first clause needs it.
    (
      "My back hurts from sitting all day, want to make it stronger",
      "My back hurts from sitting all day"
    ),
    ("I want to find a flat and want to move out", "I want to find a flat and want to move out"),
    ("Save for a house and want to retire early", "Save for a house and want to retire early"),
  ])
  func `a wish may come after how things are`(_ goal: String, _ wanted: String) {
    #expect(GoalClauses(goal).wanted == wanted)
  }

  @Test func `who works is no job seeker, and a wish is no detail of itself`() {
    #expect(reading("Just retired, want a routine").details.isEmpty)
    #expect(reading("Pracujem v sklade na zmeny a chcem čítať knihy", .slovak).kind == .books)
  }

  @Test func `remarks tell how things are, not what is wanted`() {
    let race = reading("Run a half marathon on 28 February, I can do 5 km now")
    #expect(race.amount(of: .kilometres) == 21.1 && race.answers.longestRun == 5)
    #expect(race.essence == "Run a half marathon")
    let fund = reading("Save 3000 euros by May, I have 500 euros already")
    #expect(fund.money?.sum == 3000 && fund.answers.saved == 500)
    #expect(
      reading("Write my thesis, 80 pages, due 15 January").essence == "Write my thesis, 80 pages")
    #expect(reading("Give a toast on Friday, the wedding is on Saturday").essence == "Give a toast")
  }

  @Test func `ages, lengths and days that are past set no deadline`() {
    let rows: [(goal: String, language: Language, day: String?)] = [
      ("Potty train my 2 and a half year old", .english, nil),
      ("Train my knee, the operation was two weeks ago", .english, nil),
      ("Learn Portuguese for two weeks in Lisbon in May", .english, "2027-05-31"),
      ("Die Steuererklärung für 2025 abgeben", .german, nil),
      ("Einen Kita-Platz für August finden", .german, "2027-07-31"),
      ("100 km an einem Tag mit dem Rad fahren im Juli", .german, "2027-07-31"),
      ("Save 600 dollars for Christmas presents by 20 December", .english, "2026-12-20"),
      ("Pay off 3400 pounds by next December", .english, "2027-11-30"),
      ("Pay off 3400 pounds by next March", .english, "2027-02-28"),
      ("Plan a surprise weekend in Prague", .english, nil),
      ("Find a kindergarten place from September", .english, "2027-09-01"),
    ]
    for row in rows {
      #expect(reading(row.goal, row.language).deadline?.description == row.day, "\(row.goal)")
    }
    #expect(reading("Save 600 dollars for Christmas presents").essence.hasSuffix("presents"))
    #expect(reading("Die Steuererklärung für 2025 abgeben", .german).amounts.isEmpty)
  }

  @Test func `steps that fit any goal begin at once, however far its end`() {
    let request = PlannerRequest("Glorp the zindle by November 2027")
    let plan = Planner.plan(for: request)
    #expect(plan.isNeutral && plan.steps.count == 8)
    for (step, day) in zip(plan.steps, ["21", "21", "23", "25", "28"]) {
      #expect(step.due?.description == "2026-11-\(day)")
    }
    #expect(plan.steps.last?.due == Day("2027-10-31"))
    let short = Planner.plan(for: PlannerRequest("Glorp the zindle", due: "2026-11-30")).steps
    #expect(zip(short, short.dropFirst()).allSatisfy { ($0.due ?? .last) <= ($1.due ?? .last) })
  }

  @Test(arguments: [
    "Feel like myself again", "Accept my diagnosis", "Live on after the death of my wife",
  ])
  func `feelings and loss get gentle steps`(_ goal: String) {
    let plan = Planner.plan(for: PlannerRequest(goal))
    #expect(!plan.steps.asText.contains("Do the first piece that can be seen"))
  }

  @Test func `talks and offices are not for weekends`() {
    for goal in [
      "Ask my boss for a raise in January", "Renew my passport", "Contest a parking fine",
    ] {
      let plan = Planner.plan(for: PlannerRequest(goal))
      let days = plan.steps.dropFirst().dropLast().compactMap(\.due)
      #expect(days.allSatisfy { $0.weekday < .saturday }, "\(goal)")
    }
  }

  @Test(arguments: [
    "Get off the couch and be able to play football with my son after knee surgery",
    "Lose 5 kg and feel better", "Move to Canada for work, dont know where to start",
    "Schudnúť a cítiť sa lepšie",
  ])
  func `what follows from a goal is no goal of its own`(_ goal: String) {
    #expect(SeveralGoals(goal, today: GoalExample.today).goals.isEmpty)
  }
}
