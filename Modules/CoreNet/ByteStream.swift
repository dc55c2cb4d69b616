public import Foundation
import Synchronization

/// A body as a sequence of byte chunks of any size, to be read once by one reader.
///
/// Nothing is read ahead: chunks are requested on demand.
public struct ByteStream: AsyncSequence, Sendable {
  public typealias Element = [UInt8]

  private let base: AsyncThrowingStream<[UInt8], any Error>

  /// Creates a stream that requests chunks on demand until `nil`.
  public init(pulling next: @escaping @Sendable () async throws -> [UInt8]?) {
    base = AsyncThrowingStream(unfolding: next)
  }

  /// Creates a stream of one chunk.
  public init(_ bytes: some Sequence<UInt8>) {
    let piece = Array(bytes)
    self.init(pieces: piece.isEmpty ? [] : [piece])
  }

  /// Creates a stream of known chunks.
  public init(pieces: [[UInt8]]) {
    let rest = Mutex(pieces.makeIterator())
    self.init(pulling: { rest.withLock { $0.next() } })
  }

  public struct AsyncIterator: AsyncIteratorProtocol {
    var base: AsyncThrowingStream<[UInt8], any Error>.AsyncIterator

    @concurrent public mutating func next() async throws -> [UInt8]? { try await base.next() }
  }

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(base: base.makeAsyncIterator())
  }
}

extension ByteStream {
  /// Returns the stream limited to `limit` bytes. Beyond that, it throws
  /// ``NetError/bodyTooLarge(limit:)``.
  public func limited(to limit: Int) -> ByteStream {
    let reading = Reading(makeAsyncIterator())
    return ByteStream(pulling: {
      guard let piece = try await reading.pieces?.next() else { return nil }
      reading.count += piece.count
      guard reading.count <= limit else {
        // Releasing the source makes the transport stop reading.
        reading.pieces = nil
        throw NetError.bodyTooLarge(limit: limit)
      }
      return piece
    })
  }

  /// Reads all bytes. Throws ``NetError/bodyTooLarge(limit:)`` beyond `limit` bytes.
  public func collect(limit: Int) async throws -> Data {
    var data = Data()
    for try await piece in self {
      guard data.count + piece.count <= limit else { throw NetError.bodyTooLarge(limit: limit) }
      data.append(contentsOf: piece)
    }
    return data
  }

  /// Returns the stream and passes a copy of all bytes to `finish` at its end, unless they exceed
  /// `limit`.
  func copied(upTo limit: Int, finish: @escaping @Sendable (Data) async -> Void) -> ByteStream {
    let reading = Reading(makeAsyncIterator())
    return ByteStream(pulling: {
      if let piece = try await reading.pieces?.next() {
        reading.count += piece.count
        if reading.count <= limit { reading.copy.append(contentsOf: piece) }
        return piece
      }
      if reading.count <= limit { await finish(reading.copy) }
      return nil
    })
  }
}

/// The state of reading a stream. Unchecked, because a stream has a single reader, who awaits each
/// chunk before the next.
private final class Reading: @unchecked Sendable {
  var pieces: ByteStream.AsyncIterator?
  var count = 0
  var copy = Data()

  init(_ pieces: ByteStream.AsyncIterator) { self.pieces = pieces }
}
