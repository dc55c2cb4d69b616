import CoreModels
import Testing

@testable import AclioPlanner

@Suite("Ordinary goals, in people's own words") struct OrdinaryGoalTests {
  @Test(arguments: [
    ("Clean the garage this weekend", Language.english), ("Den Keller entrümpeln", .german),
    ("Upratať pivnicu", .slovak), ("Kitakarítani a pincét", .hungarian),
    ("Posprzątać piwnicę", .polish), ("Vyklidit sklep", .czech), ("Ordenar el trastero", .spanish),
  ])
  func `a cellar is cleared as a whole, not drawer by drawer`(goal: String, language: Language) {
    let facts = PlanFacts(PlannerRequest(goal, language: language))
    let plan = language == .german ? "cellar-clear" : "declutter-place"
    #expect(facts.reading.planName == plan && !facts.isNeutral)
    #expect(facts.schedule.days <= 14)
  }

  @Test(arguments: [
    ("Cut down on coffee to one cup a day", "weaning-caffeine"), ("Drink less wine", "drink-less"),
    ("Stop biting my nails", "quit-habit"), ("Quit smoking", "quit-smoking"),
    ("Quit sugar", "sugar-less"),
    ("Build raised beds before spring", "garden-beds"),
    ("Grow my own herbs on the windowsill", "garden-herbs"), ("Grow tomatoes", "grow-tomatoes"),
    ("Throw a birthday party for 20 kids", "kids-party"),
    ("Plan my mum's 60th birthday party", "big-party"), ("Write a short story", "novel-story"),
    ("Write my memoirs for my grandchildren", "memoir-told"), ("Write a novel", "novel"),
    ("Give the best man's speech", "best-man-speech"), ("Climb Mont Blanc", "endurance-mountain"),
    ("Walk the Camino de Santiago", "pilgrimage"),
    ("Swim a kilometre without stopping", "swim-far"), ("Learn to swim", "swimming"),
    ("Repaint the living room", "renovate-paint"), ("Open a coffee shop", "cafe-open"),
    ("Read War and Peace", "books-one"), ("Read 20 books next year", "books"),
    ("Clear my inbox of 12000 emails", "digital-inbox"), ("Back up my photos", "digital-backup"),
    ("Adopt a cat", "dog-cat"), ("Train our puppy not to jump on guests", "dog-training"),
    ("Write a CV after ten years at home", "cv-write"), ("Find a new job", "find-job"),
    ("Bring down my cholesterol", "cholesterol"),
    ("Sort out my late mother's belongings", "belongings"), ("Ask Emma out", "dating-ask"),
    ("Patch things up with my brother", "family-peace"),
    ("Get better at small talk", "friends-talk"),
    ("Cook at home four times a week", "cook-weekday"), ("Learn to cook", "cooking"),
    ("Go vegetarian", "eat-well-vegetarian"),
    ("Memorise the capitals of the world", "capitals"),
    ("Get the house ready for winter", "home-winter"),
    ("Move in with my boyfriend", "partner-move-in"),
    ("Sort out my late dad's paperwork", "estate"), ("Repaint the fence", "renovate-fence"),
    ("Drive again after ten years", "driving-again"),
    ("Teach my cat to use the flap", "cat-flap"),
    ("Get the garden ready for a party", "garden-tidy"), ("Grow vegetables", "veg-garden-first"),
    ("Help my friend through her breakup", "friend-divorce"),
    ("Sleep train our 8 month old", "baby-sleep-night"), ("Learn my lines", "memorise-text"),
  ])
  func `a special case has its own plan`(goal: String, plan: String) {
    let facts = PlanFacts(PlannerRequest(goal))
    #expect(facts.reading.planName == plan && !facts.isNeutral, "\(facts.reading.kind)")
  }

  /// Goals with the plans of crafts, repairs, errands and other things of every day.
  private static let everyDay: [(goal: String, plan: String)] = [
    ("Crochet a baby blanket", "baby-blanket"), ("Sew curtains for the bedroom", "curtains-make"),
    ("Build a pergola", "garden-build"), ("Make a photo book for Grandma", "photo-book"),
    ("Learn to draw faces", "face-likeness"), ("Drink 2 litres of water a day", "eat-well-water"),
    ("Become a better listener", "listen-better"), ("Retire in two years", "retire-ahead"),
    ("Find a nursery place for our son", "enrol-child"),
    ("Fix the dripping kitchen tap", "repair-tap"), ("Unclog the sink", "repair-drain"),
    ("Hang three shelves", "repair-hang"), ("Get rid of mould in the bedroom", "mould-room"),
    ("Get rid of ants in the kitchen", "house-ants"), ("Change my tyres", "season-tyres"),
    ("Get my blood sugar down", "sugar-bit-high"), ("Stop snoring", "own-snoring"),
    ("Teach my son to read better", "child-reading"),
    ("Move my mum into a nursing home", "care-home-find"),
    ("Scatter my husband's ashes", "scatter-ashes"),
    ("Grieve for my dog", "grief-pet"), ("Cut our grocery bill", "feed-family"),
    ("Lower my electricity bill", "electricity-less"), ("Plan meals for the week", "weekly-menu"),
    ("Learn sign language", "language-sign"), ("Propose to my girlfriend", "dating-propose"),
    ("Run 10 km under 50 minutes", "race-time"), ("Winterize the garden", "garden-winter"),
    ("Plant a hedge", "hedge-plant"), ("Run a charity bake sale at school", "event-fundraiser"),
    ("Find a therapist", "find-therapist"), ("Read the Bible in a year", "holy-book"),
    ("Write 30 thank-you cards", "thank-you-notes"),
    ("Digitize my dad's VHS tapes", "digitise-video"),
    ("Find a plumber", "hire-help"), ("Wash the windows", "clean-windows"),
    ("Buy a sofa", "furniture-buy"),
    ("Cancel my gym membership", "gym-cancel"), ("Write a poem for my wife", "poem-for-person"),
    ("Get my tattoo removed", "tattoo-removal"), ("Decide whether to move", "decide-big"),
  ]

  @Test(arguments: OrdinaryGoalTests.everyDay)
  func `what people do every day has a plan of its sort`(goal: String, plan: String) {
    let facts = PlanFacts(PlannerRequest(goal))
    #expect(facts.reading.planName == plan && !facts.isNeutral, "\(facts.reading.kind)")
  }

  @Test func `several goals in one line are put in order`() {
    let goal = "By June pass the CPA exam, paint the fence and learn to cook Thai food"
    let plan = Planner.plan(for: PlannerRequest(goal))
    let text = plan.steps.asText
    #expect(plan.steps.count >= 8 && text.contains("paint the fence"), "\(text)")
    #expect(text.contains("a quarter of an hour") || text.contains("A quarter of an hour"))
  }

  @Test func `half an hour a day is practised as that`() {
    let goal = "Gitarre lernen, eine halbe Stunde am Tag"
    let facts = PlanFacts(PlannerRequest(goal, language: .german))
    #expect(facts.minutes == 30 && facts.sessions == 7)
  }

  @Test func `Christmas is prepared until Christmas, and numbers may be words`() {
    let dinner = PlanFacts(PlannerRequest("Host Christmas dinner for twelve"))
    #expect(dinner.schedule.end == Day("2026-12-25"))
    #expect(
      PlanFacts(PlannerRequest("Get everything ready for Christmas")).schedule.end
        == Day("2026-12-24"))
    #expect(PlanFacts(PlannerRequest("Do ten pull-ups by Easter")).repetitions == 10)
    let fund = PlanFacts(PlannerRequest("Start investing 200 a month"))
    #expect(fund.reading.money?.sum == 400 && fund.schedule.days == 56)
    #expect(GoalReading(PlannerRequest("Take the kids camping for the first time")).deadline == nil)
    #expect(GoalReading(PlannerRequest("Travel around Vietnam for three weeks")).deadline == nil)
    let race = GoalReading(
      PlannerRequest("Im Herbst einen Halbmarathon laufen", language: .german))
    #expect(race.deadline == Day("2027-11-28"))
  }

  @Test(arguments: [
    ("Visszafizetni 1 millió forint adósságot", Language.hungarian, 1_000_000),
    ("Save 20 thousand euros", .english, 20_000), ("Našetřit 50 tisíc korun", .czech, 50_000),
    ("Ahorrar 3 mil euros", .spanish, 3000), ("Zaoszczędzić 10 tys. zł", .polish, 10_000),
    ("1,5 Millionen Euro sparen", .german, 1_500_000), ("Run 2 miles", .english, 3),
  ])
  func `thousands and millions may be written in words`(
    goal: String, language: Language, value: Int
  ) {
    let reading = GoalReading(PlannerRequest(goal, language: language))
    #expect(reading.amounts.first?.whole == value)
  }

  @Test(arguments: [
    ("Leszokni a dohányzásról", Language.hungarian, GoalKind.quit),
    ("Felújítani a konyhát", .hungarian, .renovate), ("Jet do Itálie v červnu", .czech, .trip),
    ("Do 10 pull-ups", .english, .strength),
    ("Prepare a 10 minute talk for Tuesday", .english, .speaking),
  ])
  func `words of several languages are taken as the reader's`(
    goal: String, language: Language, kind: GoalKind
  ) {
    #expect(GoalReading(PlannerRequest(goal, language: language)).kind == kind)
  }

  @Test(arguments: [
    ("Cvičiť 3x týždenne", Language.slovak), ("Work out at the gym 3 times a week", .english),
    ("Dreimal die Woche trainieren: 3 mal pro Woche Fitness", .german),
  ])
  func `times a week are a rhythm, not a number to reach`(goal: String, language: Language) {
    let facts = PlanFacts(PlannerRequest(goal, language: language))
    #expect(facts.reading.kind == .strength && facts.sessions == 3)
    #expect(facts.repetitions == 30)
  }

  @Test func `steps for any goal are four without a week for a fixed hour`() {
    let plan = Planner.plan(for: PlannerRequest("Glorp the zindle by tomorrow"))
    #expect(plan.steps.count == 4 && !plan.steps.asText.contains("a fixed hour"))
    #expect(plan.steps.asText.contains("Finish the first line"))
  }

  @Test(arguments: [
    ("Stop eating lunch at my desk", false), ("Not eat after eight", false), ("Stop eating", true),
    ("Stop eating altogether", true), ("Nejesť po ôsmej", false), ("Nejesť vôbec", true),
    ("Aufhören zu essen", true),
  ])
  func `eating elsewhere or earlier is not eating nothing`(goal: String, isRestrictive: Bool) {
    #expect(GoalReading(PlannerRequest(goal)).isRestrictive == isRestrictive)
  }

  @Test(arguments: [
    ("Hire a babysitter for Saturday nights", Language.english),
    ("Variť doma aspoň 4x do týždňa", .slovak), ("Zweimal in der Woche kochen", .german),
  ])
  func `what comes again is no day to finish by`(goal: String, language: Language) {
    #expect(GoalReading(PlannerRequest(goal, language: language)).deadline == nil)
  }
}
