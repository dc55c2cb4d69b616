import CoreModels
import Testing

@testable import Aclio

@Suite("A goal's state") struct GoalStateTests {
  private func state(steps: Int, done: Int) throws -> GoalState {
    let goal = Goal(
      id: "g", name: "Run", category: .health, iconKey: "run", iconColor: "#ff0000", dueDate: nil,
      createdAt: try #require(Instant("2026-11-21T09:30:00Z")))
    let steps = (0..<steps).map {
      GoalStep(id: "s\($0)", goal: "g", position: Double($0), title: "Step", description: "")
    }
    return GoalState(goal: goal, steps: steps, done: Set(steps.prefix(done).map(\.id)))
  }

  @Test(arguments: [(0, 0, 0), (3, 0, 0), (3, 1, 33), (3, 2, 66), (3, 3, 100), (200, 199, 99)])
  func `progress is the share of steps done, rounded down`(
    steps: Int, done: Int, progress: Int
  ) throws {
    let state = try state(steps: steps, done: done)
    #expect(state.progress == progress)
    #expect(state.isCompleted == (progress == 100))
    #expect(state.nextStep?.id == (done < steps ? "s\(done)" : nil))
  }
}
