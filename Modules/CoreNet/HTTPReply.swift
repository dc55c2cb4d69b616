public import Foundation
public import HTTPTypes

/// Where a reply's body came from.
public enum ReplySource: Sendable, Hashable {
  /// Received just now.
  case network
  /// Kept from an earlier reply, which the server has just called current.
  case revalidated
}

/// The head of a reply, and its body still to be read.
public struct HTTPReply: Sendable {
  /// Status and headers.
  public var response: HTTPResponse
  /// The body, after decompression; it can be read once.
  public var body: ByteStream
  /// Where the body came from.
  public var source: ReplySource

  /// A reply whose body arrives piece by piece.
  public init(response: HTTPResponse, body: ByteStream, source: ReplySource = .network) {
    self.response = response
    self.body = body
    self.source = source
  }

  /// A reply of a few known bytes, as stubs give it.
  public init(
    _ status: HTTPResponse.Status, headers: HTTPFields = [:], body: some Sequence<UInt8> = []
  ) {
    self.init(response: HTTPResponse(status: status, headerFields: headers), body: ByteStream(body))
  }
}

/// A reply that has arrived completely.
public struct CollectedReply: Sendable, Hashable {
  /// Status and headers.
  public let response: HTTPResponse
  /// The whole body, after decompression.
  public let body: Data
  /// Where the body came from.
  public let source: ReplySource

  /// A complete reply.
  public init(response: HTTPResponse, body: Data, source: ReplySource = .network) {
    self.response = response
    self.body = body
    self.source = source
  }

  /// Itself for a status of 200 … 299; throws ``NetError/status(_:retryAfter:)`` for others.
  public func requireSuccess() throws(NetError) -> CollectedReply {
    guard response.status.kind == .successful else {
      throw .status(response.status.code, retryAfter: response.retryAfter)
    }
    return self
  }

  /// The JSON body as a value; throws ``NetError/decoding``.
  public func decode<Value: Decodable>(_ type: Value.Type) throws(NetError) -> Value {
    do { return try JSONDecoder().decode(type, from: body) } catch { throw .decoding }
  }
}
