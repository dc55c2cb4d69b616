import CoreModels
import Testing

@testable import AclioPlanner

@Suite("Towns and states tell their country") struct CountryTests {
  @Test(arguments: [
    ("Rent out my flat in Leeds", [], "uk_"), ("Rent out my flat", ["Leeds"], "england"),
    ("Rent out my flat", ["Glasgow, two rooms"], "scotland"), ("Get married in Ohio", [], "usa"),
    ("Get married", ["Georgia"], "us_"), ("Get married", ["Cork"], "ireland"),
    ("Get married in York", [], "uk_"), ("Get married", ["Toronto in May"], "canada"),
  ])
  func `in a goal or an answer`(_ goal: String, _ answers: [String], _ word: String) {
    #expect(PlanFacts(goal, answers).says(word))
  }

  @Test(arguments: [
    ("Get married", ["New York"], "uk_"), ("Visit Georgia and Armenia", [], "usa"),
    ("Give Virginia a birthday party", [], "usa"), ("Write a limerick", [], "ireland"),
    ("Pin photos on a cork board", [], "ireland"), ("Walk the Camino de Santiago", [], "chile"),
    ("Take a hot bath every Friday", [], "uk_"),
  ])
  func `but not where a name means another thing`(
    _ goal: String, _ answers: [String], _ word: String
  ) { #expect(!PlanFacts(goal, answers).says(word)) }

  @Test(arguments: [
    ("Haus verkaufen", "in Graz", "österreich", Language.german),
    ("Haus verkaufen", "Kanton Zürich", "schweiz", .german),
    ("Predať dom", "v Brne", "česk", .slovak), ("Nájsť si prácu", "vo Viedni", "rakúsk", .slovak),
  ])
  func `in the language of the plan`(
    _ goal: String, _ answer: String, _ word: String, _ language: Language
  ) {
    let word = word.foldedWords.joined(separator: " ")
    #expect(PlanFacts(goal, [answer], language).says(word))
  }

  @Test func `an answer that a branch for its country takes up is not repeated`() {
    let plan = PlanFacts("Sell our house by spring", ["Nebraska"]).plan
    #expect(plan.steps.asText.contains("closing") && !plan.steps.asText.contains("Nebraska"))
  }
}
