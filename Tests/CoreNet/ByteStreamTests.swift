import CoreNet
import Foundation
import Testing

@Suite struct ByteStreamTests {
  @Test func `The pieces come as they were given`() async throws {
    let pieces: [[UInt8]] = [[1, 2], [], [3]]
    var read: [[UInt8]] = []
    for try await piece in ByteStream(pieces: pieces) { read.append(piece) }
    #expect(read == pieces)
  }

  @Test func `A body of exactly the limit is allowed`() async throws {
    let bytes: [UInt8] = [1, 2, 3]
    #expect(try await ByteStream(bytes).collect(limit: 3) == Data(bytes))
    #expect(try await ByteStream(bytes).limited(to: 3).collect(limit: 3) == Data(bytes))
    await #expect(throws: NetError.bodyTooLarge(limit: 2)) {
      try await ByteStream(bytes).limited(to: 2).collect(limit: 3)
    }
  }

  @Test func `What was read before a break is not lost`() async throws {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: [UInt8].self)
    continuation.yield([7])
    continuation.finish(throwing: NetError.connectionLost)
    var reader = ByteStream(stream).makeAsyncIterator()
    #expect(try await reader.next() == [7])
    await #expect(throws: NetError.connectionLost) { try await reader.next() }
  }
}
