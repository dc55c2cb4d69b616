import AsyncHTTPClient
import CoreNet
import NIOCore

extension ByteStream {
  /// The body of a response, read from the connection only as fast as the caller reads it.
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

/// A body's place, unchecked because a stream has one reader, who asks for one piece at a time.
private final class LiveBody: @unchecked Sendable {
  private var iterator: HTTPClientResponse.Body.AsyncIterator?
  /// What the body comes over, kept while it comes.
  private var pinned: PinnedConnections?

  init(_ body: HTTPClientResponse.Body, _ pinned: PinnedConnections?) {
    iterator = body.makeAsyncIterator()
    self.pinned = pinned
  }

  func next() async throws -> [UInt8]? {
    guard let buffer = try await iterator?.next() else { return nil }
    return Array(buffer.readableBytesView)
  }

  /// Lets go of the connection.
  func close() { (iterator, pinned) = (nil, nil) }
}
