import CoreModels

@testable import Aclio

/// Sample requests and answers.
enum Asked {
  static let today = Day(epochDay: 20_778)
  static let reader = CoachReader(
    person: Profile(name: "Eva", age: 40, gender: "", location: "Brno"), today: today,
    language: .english)
  static let plan = PlanRequest(
    goal: "Run a marathon", due: today.advanced(by: 100), today: today,
    answers: [.init(question: "How often?", answer: "Twice a week")],
    person: Profile(name: "Eva"), language: .english)
  static let state = GoalState(
    goal: Goal(
      id: "g", name: "Run a marathon", category: .health, iconKey: "heart", iconColor: "#aa0000",
      createdAt: Instant(milliseconds: 0)),
    steps: [
      GoalStep(id: "g/1", goal: "g", position: 1, title: "Buy shoes", description: "Good ones."),
      GoalStep(id: "g/2", goal: "g", position: 2, title: "Run 1 km", description: "Slowly."),
    ], done: ["g/1"])

  static func chat(_ message: String = "What now?", history: [ChatTurn] = []) -> ChatRequest {
    ChatRequest(message: message, goal: state, history: history, reader: reader)
  }

  static let planAnswer = #"""
    {"category":"Health & Fitness","steps":[
      {"id":1,"title":"Kúpiť topánky","description":"Dobré. 👟","duration":"1 hour",
       "due":"2026-11-25","mapSearch":"running shop","extra":[1]},
      {"id":2,"title":"Run 1 km","description":"Slowly.","duration":null}]}
    """#

  static let expectedPlan = Plan(
    category: .health,
    steps: [
      Plan.Step(
        title: "Kúpiť topánky", description: "Dobré. 👟", duration: "1 hour",
        due: Day("2026-11-25"), mapSearch: "running shop"),
      Plan.Step(title: "Run 1 km", description: "Slowly."),
    ])
}

extension PlanRequest {
  /// A request on the day of ``Asked/today``, in English.
  init(_ goal: String) { self.init(goal: goal, due: nil, today: Asked.today, language: .english) }
}

/// All pieces of a stream, and the error that ended it.
func collect(
  _ stream: AsyncThrowingStream<String, any Error>
) async -> (pieces: [String], error: CoachError?) {
  var pieces: [String] = []
  do {
    for try await piece in stream { pieces.append(piece) }
    return (pieces, nil)
  } catch {
    return (pieces, error as? CoachError)
  }
}
