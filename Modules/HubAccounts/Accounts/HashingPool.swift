import Dispatch
import Foundation

/// Hashes passwords off the threads that handle requests, at most one per core, with a bounded
/// queue.
package final class HashingPool: Sendable {
  private let queue = DispatchQueue(label: "daybook.passwords", attributes: .concurrent)
  private let limiter: ConcurrencyLimiter

  /// Runs `atOnce` jobs in parallel, by default one per core, and lets `inLine` more wait.
  package init(atOnce: Int = ProcessInfo.processInfo.activeProcessorCount, inLine: Int = 64) {
    limiter = ConcurrencyLimiter(max(atOnce, 1), queue: inLine)
  }

  /// Runs the work when a slot is free. Throws ``AccessError/busy`` if the queue is full.
  package func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws
    -> Result
  {
    do { try await limiter.take() } catch is ConcurrencyLimiter.Full { throw AccessError.busy }
    defer { limiter.giveBack() }
    return try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Swift.Result { try work() }) }
    }
  }
}
