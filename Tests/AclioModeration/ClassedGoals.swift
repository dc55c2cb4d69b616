import Testing

@testable import AclioModeration

/// Harmful goals by class and language, and as many near ones that are planned.
///
/// They are written as rule files are: the class in brackets, then a goal a line; the near ones
/// follow in a section whose name ends in *fine*.
struct ClassedGoals: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let languages: [StaticString]
  /// The classes, each with the reasons that may be told for refusing.
  let classes: [String: Set<Moderation.Reason>]
  /// The least number of harmful goals and of near ones in each class and language.
  let least: (harmful: Int, fine: Int)

  /// The goals of a class in a language, without the indentation.
  func goals(_ name: String, in language: StaticString) -> [String] {
    RuleFile(language).lines(of: name).map { String($0.text) }
  }
}

@Suite("Classes of harm") struct ClassedGoalTests {
  private static let all = [VeiledGoals.all, WideGoals.all]

  @Test(arguments: all)
  func `each class has its number of goals in each language`(_ table: ClassedGoals) {
    for language in table.languages {
      for name in table.classes.keys {
        #expect(table.goals(name, in: language).count >= table.least.harmful, "\(name)")
        #expect(table.goals("\(name) fine", in: language).count >= table.least.fine, "\(name)")
      }
    }
  }

  @Test(arguments: all)
  func `harm is refused, for a reason of its class`(_ table: ClassedGoals) {
    for language in table.languages {
      for (name, reasons) in table.classes {
        let missed = table.goals(name, in: language).filter {
          guard case .refused(let reason) = Moderation.verdict(on: $0) else { return true }
          return !reasons.contains(reason)
        }
        #expect(missed == [], "\(name)")
      }
    }
  }

  @Test(arguments: all)
  func `what only sounds like it is planned`(_ table: ClassedGoals) {
    for language in table.languages {
      for name in table.classes.keys {
        let refused = table.goals("\(name) fine", in: language).filter {
          if case .refused = Moderation.verdict(on: $0) { true } else { false }
        }
        #expect(refused == [], "\(name)")
      }
    }
  }
}
