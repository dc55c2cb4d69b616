import AsyncHTTPClient
import CoreNet
import NIOCore

extension ByteStream {
  /// Reads a response's body from the connection only as fast as the caller does.
  init(
    _ response: HTTPClientResponse, keeping pinned: PinnedConnections?, idleTimeout: Duration,
    failure: @escaping @Sendable (any Error) -> NetError
  ) {
    let body = LiveBody(response.body, pinned)
    self.init(pulling: {
      do {
        return try await within(idleTimeout) { try await body.next() }
      } catch {
        body.close()
        throw failure(error)
      }
    })
  }
}

/// The reading position. Unchecked, because a stream has a single reader, who requests one chunk at
/// a time.
private final class LiveBody: @unchecked Sendable {
  private var iterator: HTTPClientResponse.Body.AsyncIterator?
  /// Keeps the connection open while the body arrives.
  private var pinned: PinnedConnections?

  init(_ body: HTTPClientResponse.Body, _ pinned: PinnedConnections?) {
    iterator = body.makeAsyncIterator()
    self.pinned = pinned
  }

  func next() async throws -> [UInt8]? {
    guard let buffer = try await iterator?.next() else { return nil }
    return Array(buffer.readableBytesView)
  }

  /// Releases the connection.
  func close() { (iterator, pinned) = (nil, nil) }
}
