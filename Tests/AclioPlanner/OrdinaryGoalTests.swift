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
    #expect(facts.reading.planName == "declutter-place" && !facts.isNeutral)
    #expect(facts.schedule.days <= 14)
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

  @Test func `five steps for any goal are four without a week for a fixed hour`() {
    let plan = Planner.plan(for: PlannerRequest("Glorp the zindle by tomorrow"))
    #expect(plan.steps.count == 4 && !plan.steps.asText.contains("a fixed hour"))
    #expect(plan.steps.asText.contains("the first piece that can be seen"))
  }
}
