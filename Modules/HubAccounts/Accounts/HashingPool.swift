import Dispatch
import Foundation
import Synchronization

/// Hashes passwords off the threads that handle requests, at most one per core, with a bounded
/// queue.
package final class HashingPool: Sendable {
  private struct State {
    var running = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "daybook.passwords", attributes: .concurrent)
  private let atOnce: Int
  private let inLine: Int

  /// Runs `atOnce` jobs in parallel, by default one per core, and lets `inLine` more wait.
  package init(atOnce: Int = ProcessInfo.processInfo.activeProcessorCount, inLine: Int = 64) {
    (self.atOnce, self.inLine) = (max(atOnce, 1), inLine)
  }

  /// Runs the work when a slot is free. Throws ``AccessError/busy`` if the queue is full.
  package func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws
    -> Result
  {
    try await takeTurn()
    defer { endTurn() }
    return try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Swift.Result { try work() }) }
    }
  }

  private func takeTurn() async throws(AccessError) {
    let isFull = state.withLock { $0.running >= atOnce && $0.waiting.count >= inLine }
    guard !isFull else { throw .busy }
    await withCheckedContinuation { continuation in
      let isNext = state.withLock { state in
        guard state.running >= atOnce else {
          state.running += 1
          return true
        }
        state.waiting.append(continuation)
        return false
      }
      if isNext { continuation.resume() }
    }
  }

  private func endTurn() {
    // The next waiter takes over the slot.
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      if state.waiting.isEmpty {
        state.running -= 1
        return nil
      }
      return state.waiting.removeFirst()
    }
    next?.resume()
  }
}
