import Testing

@testable import AclioModeration

@Suite("Harm in other words") struct VeiledGoalTests {
  @Test func `each class has ten goals in each language, and ten that are fine`() {
    for language in VeiledGoals.languages {
      for name in VeiledGoals.classes.keys {
        #expect(VeiledGoals.goals(name, in: language).count >= 10, "\(name)")
        #expect(VeiledGoals.goals("\(name) fine", in: language).count >= 10, "\(name)")
      }
    }
  }

  @Test func `harm in other words is refused, for a reason of its class`() {
    for language in VeiledGoals.languages {
      for (name, reasons) in VeiledGoals.classes {
        let missed = VeiledGoals.goals(name, in: language).filter {
          guard case .refused(let reason) = Moderation.verdict(on: $0) else { return true }
          return !reasons.contains(reason)
        }
        #expect(missed == [], "\(name)")
      }
    }
  }

  @Test func `what only sounds like it is planned`() {
    for language in VeiledGoals.languages {
      for name in VeiledGoals.classes.keys {
        let refused = VeiledGoals.goals("\(name) fine", in: language).filter {
          if case .refused = Moderation.verdict(on: $0) { true } else { false }
        }
        #expect(refused == [], "\(name)")
      }
    }
  }
}
