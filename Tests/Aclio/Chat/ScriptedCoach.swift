import CoreModels
import Synchronization

@testable import Aclio

/// A coach whose answer is scripted piece by piece; records its requests.
final class ScriptedCoach: Coach {
  /// An event of a scripted answer.
  enum Event: Sendable {
    case piece(String)
    case run(@Sendable () async -> Void)
    case fail(any Error)
    /// No further piece, and no end.
    case hang
  }

  let name: CoachName
  private let events: [Event]
  private let asked = Mutex<[ChatRequest]>([])

  init(_ events: Event..., name: CoachName = .anthropic) {
    (self.events, self.name) = (events, name)
  }

  init(events: [Event]) { (self.events, name) = (events, .anthropic) }

  var requests: [ChatRequest] { asked.withLock { $0 } }

  func chat(_ request: ChatRequest) -> AsyncThrowingStream<String, any Error> {
    asked.withLock { $0.append(request) }
    let events = events
    let next = Mutex(0)
    return AsyncThrowingStream {
      while true {
        let index = next.withLock { next in
          defer { next += 1 }
          return next
        }
        guard events.indices.contains(index) else { return nil }
        switch events[index] {
        case .piece(let text): return text
        case .run(let work): await work()
        case .fail(let error): throw error
        case .hang: try await Task.sleep(for: .seconds(3600))
        }
      }
    }
  }

  func questions(for request: PlanRequest) async throws -> [CoachQuestion] { [] }
  func plan(for request: PlanRequest) async throws -> Plan { Plan(category: .health, steps: []) }
  func moreSteps(for state: GoalState, as reader: CoachReader) async throws -> [Plan.Step] { [] }
  func expand(
    _ step: GoalStep, of state: GoalState, as reader: CoachReader
  ) async throws -> Expansion {
    Expansion(guide: "", resources: [], tips: [], searchQuery: "")
  }
  func doIt(_ step: GoalStep, of state: GoalState, as reader: CoachReader) async throws -> String {
    ""
  }
}
