import AclioModeration
import CoreModels
import Testing

@testable import Aclio

@Suite("Texts of Aclio") struct AclioTextTests {
  @Test(arguments: Language.allCases) func `nothing is exclaimed`(in language: Language) {
    let texts: [any TextArgument] =
      GoalText.samples + GameText.samples + GateText.samples + CoachText.samples + ChatText.samples
      + SafetyText.samples + StepHelpText.samples + AclioPageWord.samples
    for text in texts { #expect(!text.text(in: language).contains("!")) }
  }

  @Test func `a name is greeted where the language does not inflect it`() {
    func greeting(_ part: PartOfDay, _ language: Language, name: String = "Anna") -> String {
      GameText.greeting(part, name: name, in: language).text(in: language)
    }
    #expect(greeting(.morning, .english) == "Good morning, Anna")
    #expect(greeting(.night, .spanish) == "¿Aún sin dormir, Anna?")
    #expect(greeting(.night, .german, name: "") == "Noch wach?")
    #expect(greeting(.morning, .czech) == "Dobré ráno")
    #expect(greeting(.afternoon, .polish) == "Cześć, Anna")
    #expect(greeting(.evening, .polish) == "Dobry wieczór")
  }

  @Test func `a level has its number and its name`() {
    let level = Level(points: 100)
    #expect(GameText.level(level).english == "Level 2, Explorer")
    #expect(GameText.level(level).text(in: .hungarian) == "2. szint: felfedező")
    #expect(GameText.levelReached(level).text(in: .hungarian) == "Elért szint: 2 (felfedező).")
  }

  @Test func `every error has a code, a sentence and a hint`() {
    let errors: [GoalError] = [
      .noSuchGoal("a"), .ambiguousGoal("a", choices: ["b", "c"]),
      .noSuchStep("a", goal: "b", last: 3), .ambiguousStep("a", choices: ["b", "c"]),
      .badPlan(line: 3, .descriptionFirst), .badPlan(line: 3, .titleTooLong),
      .badPlan(line: 3, .descriptionTooLong), .badPlan(line: 3, .unknownMark("9")),
      .badPlan(line: 3, .markTwice("2")), .unknownCategory("a"), .emptyTitle,
      .changedMeanwhile("a"), .noSteps, .nothingToEdit, .unknownImport("a"),
      .badImport(goal: 2, .text(.empty(field: "goal"))),
      .badImport(goal: 2, .harm(SafetyError(reason: .selfHarm))), .pastDue(Day(epochDay: 20_000)),
    ]
    let failures = errors.map { $0.failure(in: .english) }
    #expect(failures.allSatisfy { !$0.message.isEmpty && !$0.hint.isEmpty })
    #expect(Set(failures.map(\.code)).count == 13)
  }

  @Test(arguments: [
    (0, PartOfDay.night), (4, .night), (5, .morning), (11, .morning), (12, .afternoon),
    (17, .afternoon), (18, .evening), (22, .evening), (23, .night),
  ])
  func `the greeting follows the hour`(hour: Int, part: PartOfDay) {
    #expect(PartOfDay(hour: hour) == part)
  }

  @Test func `a category is meant by its word, its name or a start of it`() throws {
    #expect(GoalCategory.words.contains("personal-growth"))
    for category in GoalCategory.allCases {
      #expect(try GoalCategory(typed: category.word) == category)
      #expect(try GoalCategory(typed: category.rawValue.lowercased()) == category)
    }
    #expect(try GoalCategory(typed: "fin") == .finance)
    for text in ["", "x", "c"] {
      #expect(throws: GoalError.unknownCategory(text)) { try GoalCategory(typed: text) }
    }
  }
}
