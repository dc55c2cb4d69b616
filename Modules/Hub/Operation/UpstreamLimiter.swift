import CoreNet
import HubAccounts
import HubWeb

/// Limits the number of concurrent upstream requests; a request counts until its last byte.
final class UpstreamLimiter: Sendable {
  private let limiter: ConcurrencyLimiter
  private let metrics: HubMetrics

  init(_ limit: Int, counting metrics: HubMetrics) {
    limiter = ConcurrencyLimiter(limit, queue: limit * 2)
    self.metrics = metrics
  }

  /// Returns a client whose requests wait for a permit. If too many are waiting, a request fails as
  /// if its server were unavailable.
  func bounding(_ client: HTTPClient) -> HTTPClient {
    HTTPClient(shutdown: client.shutdown) { [self] call in
      do { try await limiter.take() } catch is ConcurrencyLimiter.Full {
        metrics.upstreamRefusals.add()
        throw NetError.status(503, retryAfter: 5)
      } catch { throw NetError.cancelled }
      let permit = Permit(self)
      metrics.upstreamCalls.add()
      var reply = try await client.execute(call)
      let pieces = Pieces(reply.body.makeAsyncIterator(), permit)
      reply.body = ByteStream(pulling: { try await pieces.next() })
      return reply
    }
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
      bound.limiter.giveBack()
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
