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
