import CoreNet
import HubAccounts
import HubWeb
import Synchronization

/// Limits the number of concurrent upstream requests; a request counts until its last byte.
final class UpstreamLimiter: Sendable {
  private struct State {
    var free: Int
    var waiting: [(id: Int, permit: CheckedContinuation<Void, any Error>)] = []
    var lastID = 0
  }

  private let state: Mutex<State>
  /// The maximum number of waiting requests.
  private let queue: Int
  private let metrics: HubMetrics

  init(_ limit: Int, counting metrics: HubMetrics) {
    state = Mutex(State(free: limit))
    queue = limit * 2
    self.metrics = metrics
  }

  /// Returns a client whose requests wait for a permit. If too many are waiting, a request fails as
  /// if its server were unavailable.
  func bounding(_ client: HTTPClient) -> HTTPClient {
    HTTPClient(shutdown: client.shutdown) { [self] call in
      try await takePermit()
      let permit = Permit(self)
      metrics.upstreamCalls.add()
      var reply = try await client.execute(call)
      let pieces = Pieces(reply.body.makeAsyncIterator(), permit)
      reply.body = ByteStream(pulling: { try await pieces.next() })
      return reply
    }
  }

  private func takePermit() async throws {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { permit in
        let outcome: Result<Void, any Error>? = state.withLock { state in
          if Task.isCancelled { return .failure(NetError.cancelled) }
          if state.free > 0 {
            state.free -= 1
            return .success(())
          }
          guard state.waiting.count < queue else {
            metrics.upstreamRefusals.add()
            return .failure(NetError.status(503, retryAfter: 5))
          }
          state.waiting.append((id, permit))
          return nil
        }
        if let outcome { permit.resume(with: outcome) }
      }
    } onCancel: {
      let permit = state.withLock { state in
        state.waiting.firstIndex { $0.id == id }.map { state.waiting.remove(at: $0).permit }
      }
      permit?.resume(throwing: NetError.cancelled)
    }
  }

  fileprivate func giveBack() {
    let next = state.withLock { state in
      if state.waiting.isEmpty {
        state.free += 1
        return nil as CheckedContinuation<Void, any Error>?
      }
      return state.waiting.removeFirst().permit
    }
    next?.resume()
  }

  /// A permit, released with its last reference.
  private final class Permit: Sendable {
    private let bound: UpstreamLimiter

    init(_ bound: UpstreamLimiter) {
      self.bound = bound
      bound.metrics.upstreamOpen.add()
    }

    deinit {
      bound.metrics.upstreamOpen.add(-1)
      bound.giveBack()
    }
  }

  /// A body that holds its permit until it is consumed or dropped. Single reader.
  private final class Pieces: @unchecked Sendable {
    private var iterator: ByteStream.AsyncIterator?
    private var permit: Permit?

    init(_ iterator: ByteStream.AsyncIterator, _ permit: Permit) {
      (self.iterator, self.permit) = (iterator, permit)
    }

    func next() async throws -> [UInt8]? {
      if let piece = try await iterator?.next() { return piece }
      (iterator, permit) = (nil, nil)
      return nil
    }
  }
}
