import CoreModels
import Testing
@testable import Aclio

@Test func `prints`() async throws {
  for goal in [
    "Run a half marathon in April", "Save 3000 euros for a trip",
    "Learn enough Spanish to chat with my neighbour", "Fix up the balcony",
    "Finish my 2000 piece puzzle by Christmas", "Zabehnúť polmaratón v apríli",
  ] {
    let request = PlanRequest(
      goal: goal, today: try #require(Day("2026-11-21")), language: .english)
    let r = GoalReading(request)
    print(
      "=====", goal, r.kind, r.category.rawValue, r.essence, r.deadline as Any, r.amounts,
      r.language as Any)
    for s in try await OfflineCoach().plan(for: request).steps {
      print(s.due!, s.duration!, "|", s.title, "\n     ", s.description)
    }
  }
}
