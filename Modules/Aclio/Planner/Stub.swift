import CoreModels
enum SlovakPlans { static func script(_ f: PlanFacts) -> String { EnglishPlans.script(f) } }
struct FurtherSteps { var state: GoalState, reader: CoachReader; var steps: [Plan.Step] { [] } }
struct StepGuide {
  var step: GoalStep, state: GoalState, reader: CoachReader;
  var expansion: Expansion { Expansion(guide: "", resources: [], tips: [], searchQuery: "") }
}
struct PlannerDocument {
  var step: GoalStep, state: GoalState, reader: CoachReader; var markdown: String { "" }
}
struct OfflineAnswer { init(_ request: ChatRequest) {}; var text: String { "" } }
