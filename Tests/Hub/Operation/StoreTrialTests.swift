import Testing

@testable import Hub

@Suite("One trial of the store for all who ask") struct StoreTrialTests {
  private let trial = StoreTrial(lifetime: .seconds(3600))

  @Test func `many ask at once, and the store is tried once`() async {
    let (trial, trials) = (trial, Trials())
    await withTaskGroup(of: StoreTrial.Outcome.self) { group in
      for _ in 0..<20 {
        group.addTask { await trial.outcome { await trials.ready() } }
      }
      for await outcome in group { #expect(outcome == .ready(milliseconds: 1)) }
    }
    #expect(await trials.count == 1)
  }

  @Test func `a store that does not respond is not waited for`() async {
    let gate = AsyncStream<Void>.makeStream()
    let slow = await trial.outcome {
      for await _ in gate.stream {}
      return .unwritable
    } sleep: { _ in
    }
    #expect(slow == .slow)
    // It is tried again, though the first trial is still under way.
    #expect(await trial.outcome { .ready(milliseconds: 2) } == .ready(milliseconds: 2))
    gate.continuation.finish()
  }

  @Test(arguments: [StoreTrial.Outcome.unreadable, .unwritable])
  func `a store that is away is told`(outcome: StoreTrial.Outcome) async {
    #expect(await trial.outcome { outcome } == outcome)
  }
}

private actor Trials {
  var count = 0

  func ready() -> StoreTrial.Outcome {
    count += 1
    return .ready(milliseconds: 1)
  }
}
