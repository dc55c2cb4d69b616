import CoreModels
import Testing
@testable import Aclio

@Test func `prints`() async throws {
  for language in [Language.english, .slovak] {
    for goal in [
      "Run a half marathon in April", "Save 3000 euros for a trip",
      "Learn enough Spanish to chat with my neighbour", "Fix up the balcony",
      "Finish my 2000 piece puzzle by Christmas", "Zabehnúť polmaratón v apríli",
      "Našetriť 3000 eur na dovolenku do konca mája",
    ] {
      let request = PlanRequest(goal, language: language)
      print("=====", goal)
      for s in try await OfflineCoach().plan(for: request).steps {
        print(s.due!, s.duration!, "|", s.title, "\n     ", s.description)
      }
    }
  }
}
@Test func `same openings`() async throws {
  for example in GoalExample.all {
    for l in [Language.english, .slovak] {
      let plan = try await OfflineCoach().plan(for: PlanRequest(example.goal, language: l))
      let o = Dictionary(grouping: plan.steps.map(\.description)) {
        $0.split(separator: " ").prefix(2).joined(separator: " ")
      }.filter { $0.value.count > 1 }
      if !o.isEmpty { print("OPEN", example.goal, o.keys) }
    }
  }
}
@Test func `how long`() async throws {
  let clock = ContinuousClock()
  let a = clock.measure {
    for _ in 0..<20 { _ = GoalReading(PlanRequest("Run a half marathon in April")) }
  }
  let f = PlanFacts(PlanRequest("Run a half marathon in April"))
  let b = clock.measure { for _ in 0..<20 { _ = f.steps } }
  print("TIME", a / 20, b / 20)
}
