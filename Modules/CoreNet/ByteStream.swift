public import Foundation
import Synchronization

/// A body as pieces of bytes, in whatever sizes they arrive; it can be read once, by one reader.
///
/// Nothing is read ahead: a piece is asked for when the reader wants it.
public struct ByteStream: AsyncSequence, Sendable {
  public typealias Element = [UInt8]

  private let base: AsyncThrowingStream<[UInt8], any Error>

  /// Pieces that are made when asked for, until `nil`.
  public init(pulling next: @escaping @Sendable () async throws -> [UInt8]?) {
    base = AsyncThrowingStream(unfolding: next)
  }

  /// All bytes as one piece.
  public init(_ bytes: some Sequence<UInt8>) {
    let piece = Array(bytes)
    self.init(pieces: piece.isEmpty ? [] : [piece])
  }

  /// Known pieces.
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
  /// The same bytes; more than `limit` of them are ``NetError/bodyTooLarge(limit:)``.
  public func limited(to limit: Int) -> ByteStream {
    let reading = Reading(makeAsyncIterator())
    return ByteStream(pulling: {
      guard let piece = try await reading.pieces?.next() else { return nil }
      reading.count += piece.count
      guard reading.count <= limit else {
        // Letting go of the source tells the transport that nobody reads on.
        reading.pieces = nil
        throw NetError.bodyTooLarge(limit: limit)
      }
      return piece
    })
  }

  /// All bytes together; more than `limit` of them are ``NetError/bodyTooLarge(limit:)``.
  public func collect(limit: Int) async throws -> Data {
    var data = Data()
    for try await piece in self {
      guard data.count + piece.count <= limit else { throw NetError.bodyTooLarge(limit: limit) }
      data.append(contentsOf: piece)
    }
    return data
  }

  /// The same pieces; `finish` gets all of them when the last was read, unless they exceed `limit`.
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

/// How far a stream was read. It is unchecked because a stream has one reader, who asks for a piece
/// only after the one before has come.
private final class Reading: @unchecked Sendable {
  var pieces: ByteStream.AsyncIterator?
  var count = 0
  var copy = Data()

  init(_ pieces: ByteStream.AsyncIterator) { self.pieces = pieces }
}
