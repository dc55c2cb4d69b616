import Testing

@testable import AclioModeration

@Suite("Harm by what comes together") struct WideGoalTests {
  @Test func `each class has twelve goals in each language, and eight that are fine`() {
    for language in WideGoals.languages {
      for name in WideGoals.classes.keys {
        #expect(WideGoals.goals(name, in: language).count >= 12, "\(name)")
        #expect(WideGoals.goals("\(name) fine", in: language).count >= 8, "\(name)")
      }
    }
  }

  @Test func `harm is refused however it is worded, for a reason of its class`() {
    for language in WideGoals.languages {
      for (name, reasons) in WideGoals.classes {
        let missed = WideGoals.goals(name, in: language).filter {
          guard case .refused(let reason) = Moderation.verdict(on: $0) else { return true }
          return !reasons.contains(reason)
        }
        #expect(missed == [], "\(name)")
      }
    }
  }

  @Test func `what is near it is planned`() {
    for language in WideGoals.languages {
      for name in WideGoals.classes.keys {
        let refused = WideGoals.goals("\(name) fine", in: language).filter {
          if case .refused = Moderation.verdict(on: $0) { true } else { false }
        }
        #expect(refused == [], "\(name)")
      }
    }
  }
}
