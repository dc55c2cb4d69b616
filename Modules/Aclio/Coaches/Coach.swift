import CoreModels
import CorePlugin

/// A coach that makes plans and answers: the planner on this machine, or a remote model.
///
/// Throws an `ExplainedError`, and `CancellationError` when its task is cancelled.
protocol Coach: Sendable {
  /// The coach's name, as scripts see it.
  var name: CoachName { get }
  /// Returns up to three questions whose answers would improve the plan.
  func questions(for request: PlanRequest) async throws -> [CoachQuestion]
  /// Plans a goal in eight to fifteen steps.
  func plan(for request: PlanRequest) async throws -> Plan
  /// Returns three to six steps that continue the goal's plan.
  func moreSteps(for state: GoalState, as reader: CoachReader) async throws -> [Plan.Step]
  /// Explains a step in detail.
  func expand(
    _ step: GoalStep, of state: GoalState, as reader: CoachReader
  ) async throws -> Expansion
  /// Carries out the written part of a step: returns a Markdown document.
  func doIt(_ step: GoalStep, of state: GoalState, as reader: CoachReader) async throws -> String
  /// Answers a message, piece by piece.
  func chat(_ request: ChatRequest) -> AsyncThrowingStream<String, any Error>
}

/// The coaches. The raw value is used by `aclio coach` and as `"coach"` in JSON.
enum CoachName: String, CaseIterable, Codable, Sendable {
  case offline, anthropic, openai, hub
}

/// The person a coach answers, and the date.
struct CoachReader: Hashable, Sendable {
  var person = Profile()
  var today: Day
  var language: Language
}

/// A turn of a conversation.
struct ChatTurn: Codable, Hashable, Sendable {
  enum Role: String, CaseIterable, Codable, JSONRepresentable { case user, assistant }
  var role: Role
  var text: String
}

/// A message to a coach, with its context.
struct ChatRequest: Hashable, Sendable {
  var message: String
  /// The goal it is about; `nil` for all of them.
  var goal: GoalState?
  /// All goals that are not archived, for a message about no particular one.
  var goals: [GoalState] = []
  /// Up to 20 turns before the message, oldest first.
  var history: [ChatTurn]
  var reader: CoachReader
}
