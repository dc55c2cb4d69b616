/// The events of a body, each as soon as it is complete.
///
/// An event over the limit ends it with ``NetError/bodyTooLarge(limit:)``, after those before it.
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
  /// The bytes as server-sent events; `eventLimit` in bytes of one event, by default 1 MiB.
  public func events(eventLimit: Int = 1 << 20) -> ServerSentEvents {
    ServerSentEvents(self, eventLimit: eventLimit)
  }
}
