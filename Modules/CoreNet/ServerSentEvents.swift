/// The server-sent events of a body, each as soon as it is complete.
///
/// Throws ``NetError/bodyTooLarge(limit:)`` at an event over the limit, after the ones before it.
public struct ServerSentEvents: AsyncSequence, Sendable {
  public typealias Element = ServerSentEvent

  private let bytes: ByteStream
  private let eventLimit: Int

  init(_ bytes: ByteStream, eventLimit: Int) {
    self.bytes = bytes
    self.eventLimit = eventLimit
  }

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(
      pieces: bytes.makeAsyncIterator(), parser: ServerSentEventParser(eventLimit: eventLimit),
      eventLimit: eventLimit)
  }

  public struct AsyncIterator: AsyncIteratorProtocol {
    var pieces: ByteStream.AsyncIterator
    var parser: ServerSentEventParser
    let eventLimit: Int
    var ready: ArraySlice<ServerSentEvent> = []

    @concurrent public mutating func next() async throws -> ServerSentEvent? {
      while ready.isEmpty {
        if parser.isOverLimit { throw NetError.bodyTooLarge(limit: eventLimit) }
        guard let piece = try await pieces.next() else { return nil }
        ready = parser.push(piece)[...]
      }
      return ready.removeFirst()
    }
  }
}

extension ByteStream {
  /// Returns the server-sent events of the stream; `eventLimit` in bytes per event is 1 MiB by
  /// default.
  public func events(eventLimit: Int = 1 << 20) -> ServerSentEvents {
    ServerSentEvents(self, eventLimit: eventLimit)
  }
}
