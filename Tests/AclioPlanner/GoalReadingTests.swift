import CoreModels
import Testing

@testable import AclioPlanner

@Suite("What a goal says") struct GoalReadingTests {
  @Test(arguments: GoalExample.all)
  func `kind, amount and last day are read from its words`(_ example: GoalExample) {
    let reading = GoalReading(PlannerRequest(example.goal))
    #expect(reading.kind == example.kind)
    #expect(reading.deadline?.description == example.deadline)
    if let unit = example.unit {
      #expect(reading.amount(of: unit) == example.value)
    }
    if example.kind != .general { #expect(reading.part == example.kind.part) }
  }

  @Test func `every kind is among the examples`() {
    #expect(Set(GoalExample.all.map(\.kind)) == Set(GoalKind.allCases))
    #expect(Set(GoalExample.all.map(\.kind.part)) == Set(PartOfLife.allCases))
  }

  @Test(arguments: [
    ("in April", "2027-04-30"), ("by April", "2027-03-31"), ("in November", "2026-11-30"),
    ("by the end of this year", "2026-12-31"), ("next month", "2026-12-31"),
    ("tomorrow", "2026-11-22"), ("in half a year", "2027-05-21"), ("by Easter", "2027-03-28"),
    ("by summer", "2027-05-31"), ("before 2027", "2026-12-31"), ("2027-02-03", "2027-02-03"),
    ("on 15 April", "2027-04-15"), ("in March 2025", "2025-03-31"), ("this week", "2026-11-22"),
    ("do apríla", "2027-03-31"), ("do konca roka", "2026-12-31"), ("toto leto", "2027-08-31"),
    ("o týždeň", "2026-11-28"), ("za pol roka", "2027-05-21"), ("budúci rok", "2027-12-31"),
  ])
  func `a time in words is a day`(_ words: String, _ day: String) {
    #expect(
      GoalDays("Do it \(words)", today: GoalExample.today, language: nil).deadline?.description
        == day)
  }

  @Test func `ordinals, weekdays and declined months are days`() {
    let rows: [(goal: String, day: String?)] = [
      ("Save 3000 euros by September 30th", "2027-09-30"), ("Do it by June 12th", "2027-06-12"),
      ("Do it by 12th June", "2027-06-12"), ("Do it by 12th of June 2027", "2027-06-12"),
      ("Save money by March 1st", "2027-03-01"), ("Save by January 5th", "2027-01-05"),
      ("Save by January 5th, 2027", "2027-01-05"), ("Save by Sept 30", "2027-09-30"),
      ("Prepare a 10 minute talk for Tuesday", "2026-11-24"), ("Tidy up by Tuesday", "2026-11-24"),
      ("Tidy up by next Friday", "2026-11-27"), ("Tidy up on Monday", "2026-11-23"),
      ("Tidy up in a fortnight", "2026-12-05"), ("Tidy up over 6 months", "2027-05-21"),
      ("Tidy up by the 15th", "2026-12-15"), ("Write it by Q2", "2027-03-31"),
      ("Marry on the first of May", "2027-05-01"),
      ("Aufräumen bis nächsten Samstag", "2026-11-28"), ("Upratať do piatku", "2026-11-27"),
      ("Upratať cez víkend", "2026-11-22"), ("Angolul tanulni júniusig", "2027-05-31"),
      ("Megtanulni gitározni fél év alatt", "2027-05-21"),
      ("Našetriť 3000 eur do septembra", "2027-08-31"),
      ("Našetriť 3000 eur do septembra 2027", "2027-08-31"),
      ("Našetriť 3000 eur do 1. septembra 2027", "2027-09-01"),
      ("Save money by 31 February 2027", nil), ("Save money by 2026-11-20", "2026-11-20"),
      ("Do it before 1 January 2020", "2019-12-31"),
    ]
    for row in rows {
      let reading = GoalReading(PlannerRequest(row.goal))
      #expect(reading.deadline?.description == row.day, "\(row.goal)")
    }
    let none = GoalReading(PlannerRequest("Save money by 31 February 2027"))
    #expect(none.impossibleDay == "by 31 February 2027")
    #expect(none.essence == "Save money")
  }

  @Test(arguments: [
    "before my 40th birthday", "one day", "I may learn to march", "Read one book in the garden",
  ])
  func `what names no day stays open`(_ goal: String) {
    #expect(GoalDays(goal, today: GoalExample.today, language: nil).deadline == nil)
  }

  @Test(arguments: [
    ("lose 10 pounds", 4.536, GoalAmount.Unit.kilograms), ("save 10 pounds", 10, .money(.gbp)),
    ("€3,000", 3000, .money(.eur)), ("3 000 Kč", 3000, .money(.czk)),
    ("3.000 €", 3000, .money(.eur)), ("12.5 kg", 12.5, .kilograms), ("10kg", 10, .kilograms),
    ("50k words", 50_000, .words), ("$1,250,000", 1_250_000, .money(.usd)),
    ("10 new countries", 10, .countries), ("99999999999999999999", 999_999_999_999_999, .plain),
  ])
  func `an amount is read with what it counts`(
    _ text: String, _ value: Double, _ unit: GoalAmount.Unit
  ) {
    #expect(GoalAmount.all(in: text) == [GoalAmount(value: value, unit: unit)])
  }

  @Test func `a number in a name counts nothing`() {
    #expect(GoalAmount.all(in: "alte Super-8-Filme digitalisieren").isEmpty)
  }

  @Test func `place, purpose and the words without the time`() {
    #expect(GoalReading(PlannerRequest("Plan a trip to New York in May")).place == "to New York")
    #expect(GoalReading(PlannerRequest("Save 900 for my new bike by May")).purpose == "bike")
    #expect(
      GoalReading(PlannerRequest("Learn to juggle by Christmas.")).essence == "Learn to juggle")
    #expect(GoalReading(PlannerRequest("Learn Spanish")).subject?.english == "Spanish")
  }

  @Test(arguments: [
    "Stop the neighbour's dog from waking me at 4 am", "Save 20 % of my income",
    "Finish my taxes by 31.3.2027", "Be at work at 7:30", "Plan my 40th year",
    "Send cards by 20 December", "Hotovo do 31. 3. 2027", "Become calm in 6 months",
  ])
  func `times, percents, dates and ordinals count nothing`(_ goal: String) {
    #expect(GoalReading(PlannerRequest(goal)).amounts.isEmpty)
  }

  @Test(arguments: [
    ("Send 200 Christmas cards by 20 December", "Send 200 Christmas cards"),
    ("Finish my taxes by 31.3.2027", "Finish my taxes"),
    ("Walk the Camino in May with my dad", "Walk the Camino with my dad"),
    ("Write my thesis, 80 pages, due 15 January", "Write my thesis, 80 pages"),
    (".....", "....."),
  ])
  func `words that name a day go whole`(_ goal: String, _ essence: String) {
    #expect(GoalReading(PlannerRequest(goal)).essence == essence)
    #expect(GoalReading(PlannerRequest("Save 5k for a car in 6 months")).purpose == "car")
  }

  @Test(arguments: [
    ("Call my sister more often", "call-weekly", PartOfLife.relationships),
    ("Apologise to my brother", "apologise", .relationships),
    ("Visit my sister more", "siblings-see", .relationships),
    ("Get back in touch with an old colleague", "reconnect", .relationships),
    ("Repair the stairs", "thing", .home),
    ("Learn to juggle five balls", "juggling", .creative),
    ("Learn to juggle, 10 minutes a day", "juggling", .creative),
    ("Enjoy my job", "enjoy-work", .career),
    ("Zavolať mame častejšie", "contact", .relationships),
    ("Naučiť sa žonglovať", "skill", .education),
    ("Not play games on my phone any more", "stopping", .technology),
    ("Weniger grübeln, ich schlafe schlecht", "stopping", .personalGrowth),
    ("Prestať sa večer prejedať", "stopping", .personalGrowth),
    ("Go to the dentist, finally (I am terrified)", "dentist-nervous", .health),
    ("Mit dem Hund zum Tierarzt (er hasst es)", "appointment", .health),
    ("Ask my landlord for a rent reduction because of damp", "deposit-rent", .home),
    ("Das Gespräch mit meiner Chefin über Teilzeit führen", "request", .career),
    ("Finish my chemistry homework", "finishing", .education),
    ("Start a neighbourhood book swap", "initiative", .relationships),
    ("Založiť čitateľský klub", "initiative", .relationships),
    ("Das Klavier stimmen lassen", "service", .home),
    ("Find a new home for the cat because of my allergy", "pet-rehome", .home),
    ("Move my website to a new host", "move-host", .technology),
    ("Figure out what I want to do", "know-what-i-want", .personalGrowth),
    ("Zlepšiť si rukopis", "improvement", .education),
    ("Be more spontaneous", "comfort-zone", .personalGrowth),
    ("Cancel my gym membership", "gym-cancel", .finance),
    ("Clean the oven", "clean-oven", .home),
    ("Choose an instrument for my son", "decision", .personalGrowth),
    ("See the northern lights with the kids", "nature-sight", .travel),
    ("Nájsť darček pre manželku k výročiu", "gift", .relationships),
    ("Look after my neighbour's plants", "care", .home),
    ("Prepare for the first day in my new job", "first-day-ready", .career),
  ])
  func `a goal of no kind has a shape and a part of life`(
    _ goal: String, _ shape: String, _ part: PartOfLife
  ) {
    let reading = GoalReading(PlannerRequest(goal))
    #expect(reading.shape.name == shape)
    #expect(reading.part == part)
  }

  @Test func `answers are used`() {
    var request = PlannerRequest("Run a half marathon")
    request.answers = [
      .init(question: "By when would you like to have it?", answer: "May"),
      .init(question: "What is your longest run so far?", answer: "about 9 km"),
      .init(question: "How many hours a week can you give it?", answer: "30 minutes a day"),
      .init(question: "Who are you?", answer: "no one"),
    ]
    let reading = GoalReading(request)
    #expect(reading.deadline == Day("2027-05-30"))
    #expect(reading.answers.longestRun == 9)
    #expect(reading.answers.hours == 3.5)
    #expect(reading.level == .regular)
  }

  @Test(arguments: [
    ("Teach Ella to ride a bike without stabilisers", Language.english, "teach-bike"),
    ("Help Tom pass maths", .english, "exam-parent"),
    ("Teach English to refugees", .english, "help-adult-learn"),
    ("Naučiť Emku bicyklovať", .slovak, "teach-bike"),
  ])
  func `a name after a verb of raising is a child's`(
    _ goal: String, _ language: Language, _ topic: String
  ) {
    #expect(GoalReading(PlannerRequest(goal, language: language)).topic?.shape.name == topic)
  }

  @Test func `a decade is no number of things`() {
    #expect(GoalAmount.all(in: "Scan mum's slides from the 70s").isEmpty)
  }

  @Test func `what something earns is no goal of its own`() {
    let goal = "Sell candles on Etsy and earn 300 a month"
    #expect(Planner.goals(in: goal, today: GoalExample.today).isEmpty)
  }

  @Test func `a month after a death is past`() {
    let reading = GoalReading(PlannerRequest("My mum died in October, I can't cope"))
    #expect(reading.deadline == nil)
  }
}
