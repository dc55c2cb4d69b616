import CoreModels
import Testing

@testable import AclioPlanner

@Suite("When a goal is worked on") struct GoalWindowTests {
  private func reading(_ goal: String, _ language: Language = .english) -> GoalReading {
    GoalReading(PlannerRequest(goal, language: language))
  }

  @Test(arguments: [
    ("Score 1400 on the SAT in March", Language.english),
    ("Get a raise at my review in February", .english),
    ("10 % mehr Gehalt beim Jahresgespräch im Februar", .german),
  ])
  func `what is prepared begins today`(_ goal: String, _ language: Language) {
    #expect(reading(goal, language).start == nil)
  }

  @Test func `a beginning is where the plan begins`() {
    let rows: [(goal: String, language: Language, start: String)] = [
      ("Start jogging in January", .english, "2027-01-01"),
      ("Start learning Spanish in the spring", .english, "2027-03-01"),
      ("Eat healthier from January", .english, "2027-01-01"),
      ("Quit sugar on 1 January", .english, "2026-12-22"),
      ("Meditate every day from the new year", .english, "2027-01-01"),
      ("Prestať fajčiť od nového roka", .slovak, "2026-12-22"),
      ("Cvičiť od januára", .slovak, "2027-01-01"),
      ("Ab Januar gesünder essen", .german, "2027-01-01"),
    ]
    for row in rows {
      let request = PlannerRequest(row.goal, language: row.language)
      let read = GoalReading(request)
      #expect(read.start?.description == row.start && read.deadline == nil, "\(row.goal)")
      // Help to stop is asked for today.
      let first = read.kind == .quit ? "2026-11-21" : row.start
      #expect(Planner.plan(for: request).steps.first?.due?.description == first, "\(row.goal)")
    }
    // What has to be found is found before it begins.
    #expect(reading("Find a kindergarten place from September").start == nil)
    let garden = reading("Start a vegetable garden in the spring")
    #expect(garden.start == nil && garden.deadline == nil)
  }

  @Test(arguments: [
    ("Declutter the garage next weekend", Language.english),
    ("Upratať pivnicu budúci víkend", .slovak), ("Keller aufräumen nächstes Wochenende", .german),
  ])
  func `a weekend's work is done at the weekend`(_ goal: String, _ language: Language) {
    let plan = Planner.plan(for: PlannerRequest(goal, language: language))
    #expect(plan.steps.count >= 6)
    for step in plan.steps { #expect((step.due?.weekday ?? .monday) >= .saturday, "\(step)") }
    #expect(Set(plan.steps.map(\.due)).count == 2)
  }

  @Test func `what happens within a month is ready when it begins`() {
    let rows = [
      ("Travel to Japan for two weeks in April", "2027-04-01"),
      ("Organise a school reunion in September 2027", "2027-09-04"),
      ("Lose 8 kg before my sister's wedding in June", "2027-05-31"),
      ("Learn Spanish for our holiday in May", "2027-04-30"),
      ("Go camping the first weekend of July", "2027-07-03"),
      ("Go camping on the first Saturday of July", "2027-07-03"),
    ]
    for (goal, day) in rows {
      #expect(reading(goal).deadline?.description == day, "\(goal)")
    }
    let plan = Planner.plan(for: PlannerRequest("Travel to Japan in April"))
    #expect(plan.notes.contains { $0.contains("“in April”") && $0.contains("1 April") })
    #expect(reading("Zabehnúť 10 km na jar", .slovak).deadline?.description == "2027-05-30")
  }

  @Test func `what happens next month is ready by its middle, and the day is asked for`() {
    let reader = PlannerReader(today: Day("2026-11-30") ?? .first, language: .english)
    let request = PlannerRequest(goal: "Visit Vienna in December", due: nil, reader: reader)
    #expect(GoalReading(request).deadline?.description == "2026-12-15")
    let asked = Planner.questions(about: request).map(\.question)
    #expect(asked.contains("On which day do you set off?"), "\(asked)")
    let plan = Planner.plan(for: request)
    #expect(plan.notes.contains { $0.contains("“in December”") && $0.contains("15 December") })
  }

  @Test func `mountains and lawns wait for their season`() {
    for (goal, months) in [("Climb Mont Blanc", 6...9), ("Sow a new lawn", 6...9)] {
      let end = PlanFacts(PlannerRequest(goal)).schedule.end
      #expect(months.contains(end.month), "\(goal)")
    }
    let steps = Planner.plan(for: PlannerRequest("Grow tomatoes on my balcony")).steps
    #expect(steps.first?.due == GoalExample.today)
    let spring = Day("2027-03-01") ?? .last
    #expect(steps.dropFirst(4).allSatisfy { ($0.due ?? .last) >= spring })
  }

  @Test func `a feast just past is planned for the next one`() {
    let reading = GoalReading(
      "Host Thanksgiving for 14 people", due: nil, today: Day("2026-11-28") ?? .first)
    #expect(reading.deadline?.description == "2027-11-25")
  }

  @Test(arguments: [
    ("Thanksgiving dinner for 14 people", "2026-11-21", "2026-11-26"),
    ("Sew a Halloween costume", "2027-10-03", "2027-10-31"),
    ("Send Christmas cards to 40 people", "2026-12-03", "2026-12-24"),
    // A novel takes longer than until the feast that it is about.
    ("Write a Christmas novel", "2026-11-21", "2027-05-08"),
  ])
  func `what is for a feast is done before it`(_ goal: String, _ start: String, _ end: String) {
    let schedule = PlanFacts(PlannerRequest(goal)).schedule
    #expect(schedule.today.description == start && schedule.end.description == end, "\(schedule)")
  }

  @Test(arguments: [
    ("Sit the certification exam in April", "2027-03-31"),
    ("Run for the town council in the May elections", "2027-04-30"),
    ("Sort the photos for the family reunion next August", "2027-07-31"),
    ("Sell 200 candles at the Christmas market on Dec 19", "2026-12-19"),
    ("Prepare our son for his first camp in July", "2027-06-30"),
    ("Learn Portuguese by Christmas next year", "2027-12-24"),
    ("Find workers for the harvest in September", "2027-08-31"),
  ])
  func `what happens in a month is prepared before it`(_ goal: String, _ end: String) {
    #expect(PlanFacts(PlannerRequest(goal)).schedule.end.description == end)
  }

  @Test func `a break is when work is done, and offices are closed on feasts`() throws {
    let paint = PlanFacts(PlannerRequest("Paint the hallway over the Christmas break"))
    #expect(paint.schedule.today.description == "2026-12-23")
    let steps = PlanFacts(PlannerRequest("Get a job as a welder")).steps
    let asked = steps.filter { FoldedText($0.title).containsAny(of: Words.time["open"]) }
    for step in asked.dropFirst() {
      #expect(try #require(step.due).weekday.rawValue < 7, "\(step.title)")
      #expect(!["12-25", "12-26", "01-01"].contains(step.due?.description.suffix(5) ?? ""))
    }
  }

  @Test(arguments: [
    ("Cook Christmas dinner for 11 people", "2026-12-25"),
    ("Take down the Christmas tree", "2027-01-06"),
    ("Make jam for the church Christmas market", "2026-12-12"),
    ("Make jam by Christmas", "2026-12-24"),
    ("Pass my chemistry exam next week", "2026-11-27"),
  ])
  func `a feast's dinner, market and exam have their days`(_ goal: String, _ end: String) {
    #expect(reading(goal).deadline?.description == end)
  }

  @Test func `what takes months has no gap of months`() {
    let plan = Planner.plan(for: PlannerRequest("Get my life together in 14 months"))
    let days = plan.steps.compactMap(\.due)
    #expect(zip(days, days.dropFirst()).allSatisfy { $0.distance(to: $1) < 62 }, "\(days)")
  }

  @Test(arguments: [
    ("Paint the fence in spring", "2027-03-01"), ("Sew a Halloween costume", "2027-10-03"),
    ("Send Christmas cards to 40 people", "2026-12-03"),
  ])
  func `a last day read before changes no plan`(_ goal: String, _ start: String) {
    let read = PlanFacts(PlannerRequest(goal)).schedule
    #expect(read.today.description == start, "\(read)")
    let due = GoalReading(PlannerRequest(goal)).deadline
    let again = PlanFacts(PlannerRequest(goal, due: due?.description)).schedule
    #expect(again.today == read.today && again.end == read.end, "\(again)")
  }

  @Test(arguments: [
    ("Osláviť Silvestra s priateľmi na chate", Language.slovak, "2026-12-31"),
    ("Silvesterparty machen", .german, "2026-12-31"),
    ("Naplánovať Silvester doma do 20. decembra", .slovak, "2026-12-20"),
  ])
  func `a topic may be for a day of the year`(_ goal: String, _ language: Language, _ end: String) {
    #expect(reading(goal, language).deadline?.description == end)
  }

  @Test func `a topic's day is a day of the year or a feast`() {
    let topics = Language.allCases.flatMap { GoalTopic.all(in: $0) }.filter { $0.day != nil }
    #expect(topics.count >= 5)
    for topic in topics { #expect(topic.day(from: GoalExample.today) != nil, "\(topic.shape)") }
  }

  @Test(arguments: [
    ("Start jogging after Christmas", "2026-11-21", Language.english),
    ("Take down the Christmas decorations", "2026-12-27", .english),
    ("Zobaczyć świat", "2026-11-21", .polish), ("Zavolať Silvestrovi", "2026-11-21", .slovak),
  ])
  func `no feast is near`(_ goal: String, _ today: String, _ language: Language) {
    let today = Day(today) ?? .last
    #expect(GoalDays(goal, today: today, language: language).feast == nil)
  }

  @Test func `a season is when it is done, and not what it is done by`() {
    let fence = PlanFacts(PlannerRequest("Repaint the fence in spring")).schedule
    #expect(fence.today.description == "2027-03-01" && fence.end.month <= 5, "\(fence)")
    // Winter begins in ten days by the calendar, and in a month by the sun.
    let attic = reading("Insulate the attic before winter").deadline
    #expect(attic?.description == "2026-12-20")
    let loft = PlanFacts(PlannerRequest("Clear out the loft in one weekend")).schedule
    #expect(loft.end.description == "2026-11-22")
  }

  @Test(arguments: [
    ("Organise the school summer fair", Language.english, "2027-06-20"),
    ("Ein Sommerfest für die Nachbarn veranstalten", .german, "2027-06-20"),
    ("Build a treehouse for the kids", .english, "2027-05-15"),
    ("Plan a bike tour along the Danube", .english, "2027-04-15"),
    ("Vystúpiť na Gerlach", .slovak, "2027-07-15"),
    ("Die Alpen zu Fuß überqueren", .german, "2027-04-10"),
    ("Prejsť Camino v zime", .slovak, "2027-02-28"),
    ("Walk the Camino next winter", .english, "2027-02-28"),
  ])
  func `what needs fine weather is for its season`(
    _ goal: String, _ language: Language, _ end: String
  ) {
    let schedule = PlanFacts(PlannerRequest(goal, language: language)).schedule
    #expect(schedule.end.description == end)
  }

  @Test(arguments: [
    ("Keep the pipes from freezing this winter", "2026-11-29", "2026-12-06"),
    ("Keep the pipes from freezing this winter", "2027-01-10", "2027-01-17"),
    ("Clean the windows this summer", "2026-11-29", "2027-06-08"),
  ])
  func `what is short is done as its season begins`(
    _ goal: String, _ today: String, _ end: String
  ) throws {
    let day = try #require(Day(today))
    let reading = GoalReading(goal, due: nil, today: day, reader: .english)
    #expect(reading.deadline?.description == end)
  }

  @Test func `seasons are as long after on the other half of the earth`() {
    var request = PlannerRequest("Build a treehouse for the kids")
    request.reader.place = "Auckland, New Zealand"
    #expect(PlanFacts(request).schedule.end.description == "2027-02-13")
  }

  @Test func `who moves in ten months packs in the last two`() {
    let steps = PlanFacts(PlannerRequest("Move out of my flat by 1 October")).steps
    let days = steps.compactMap(\.due).map(\.description)
    #expect(days.first == "2026-11-21" && days.last == "2027-10-01")
    #expect(!days.contains { ("2027-01-01"..<"2027-06-01").contains($0) }, "\(days)")
  }
}
