import CoreModels
import Testing

@testable import AclioPlanner

/// How people say goals of a kind in each language, and what only sounds like it.
struct KindPhrases: CustomTestStringConvertible, Sendable {
  let kind: GoalKind
  let english: [String]
  let slovak: [String]
  /// One each in Czech, Hungarian, Polish, German and Spanish.
  let others: [String]
  let nearMisses: [String]

  init(
    _ kind: GoalKind, _ english: [String], _ slovak: [String], others: [String],
    not nearMisses: [String]
  ) {
    (self.kind, self.english, self.slovak) = (kind, english, slovak)
    (self.others, self.nearMisses) = (others, nearMisses)
  }

  var testDescription: String { kind.contentName }

  static let all =
    papersAndPeople + bodyAndCare + moneyAndWork + homeAndCompany + yearAndHouse
    + officesAndFeelings + otherPeople
}

@Suite("Kinds in people's words") struct KindPhrasesTests {
  private func kind(_ goal: String) -> GoalKind { GoalReading(PlannerRequest(goal)).kind }

  @Test(arguments: KindPhrases.all)
  func `a kind is understood in seven languages`(_ phrases: KindPhrases) {
    for goal in phrases.english + phrases.slovak + phrases.others {
      #expect(kind(goal) == phrases.kind, "\(goal)")
    }
    #expect(phrases.english.count >= 5 && phrases.slovak.count >= 3 && phrases.others.count == 5)
  }

  @Test(arguments: KindPhrases.all)
  func `what only sounds like a kind is not one`(_ phrases: KindPhrases) {
    for goal in phrases.nearMisses { #expect(kind(goal) != phrases.kind, "\(goal)") }
    #expect(!phrases.nearMisses.isEmpty)
  }
}
