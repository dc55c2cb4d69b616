import CoreNet
import Testing

@Suite struct ServerSentEventsTests {
  @Test func `An event is there before the stream goes on`() async throws {
    let (stream, pieces) = AsyncThrowingStream.makeStream(of: [UInt8].self)
    var events = ByteStream(stream).events().makeAsyncIterator()
    pieces.yield(Array("data: o".utf8))
    pieces.yield(Array("ne\n\ndata: two\n\nda".utf8))
    #expect(try await events.next()?.data == "one")
    #expect(try await events.next()?.data == "two")
    pieces.yield(Array("ta: three\n\ndata: lost".utf8))
    #expect(try await events.next()?.data == "three")
    pieces.finish()
    #expect(try await events.next() == nil)
  }

  @Test func `A stream that breaks says so after its last event`() async throws {
    let (stream, pieces) = AsyncThrowingStream.makeStream(of: [UInt8].self)
    pieces.yield(Array("data: one\n\ndata: half".utf8))
    pieces.finish(throwing: NetError.connectionLost)
    var events = ByteStream(stream).events().makeAsyncIterator()
    #expect(try await events.next()?.data == "one")
    await #expect(throws: NetError.connectionLost) { try await events.next() }
  }

  @Test func `An event without end is an error`() async throws {
    let body = ByteStream(pieces: [Array("data: a\n\ndata: 0123456789".utf8), Array("\n\n".utf8)])
    var events = body.events(eventLimit: 10).makeAsyncIterator()
    #expect(try await events.next()?.data == "a")
    await #expect(throws: NetError.bodyTooLarge(limit: 10)) { try await events.next() }
  }
}
