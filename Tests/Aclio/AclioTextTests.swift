import CoreModels
import Testing

@testable import Aclio

@Suite("Texts of goals and points") struct AclioTextTests {
  @Test func `every text is there in every language, without exclamation marks`() {
    for language in Language.allCases {
      #expect(GoalText.missing(in: language).isEmpty)
      #expect(GameText.missing(in: language).isEmpty)
      #expect(StepHelpText.missing(in: language).isEmpty)
      for text in GoalText.samples { #expect(!text.text(in: language).contains("!")) }
      for text in GameText.samples { #expect(!text.text(in: language).contains("!")) }
    }
  }

  @Test func `every error has a code, a sentence and a hint`() {
    let failures = GoalError.samples.map { $0.failure(in: .english) }
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
