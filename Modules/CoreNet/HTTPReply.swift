public import Foundation
public import HTTPTypes

/// The source of a reply's body.
public enum ReplySource: Sendable, Hashable {
  /// The server's response.
  case network
  /// A cached response that the server has just confirmed.
  case revalidated
}

/// The head of a reply with its unread body.
public struct HTTPReply: Sendable {
  /// The status and headers.
  public var response: HTTPResponse
  /// The body after decompression, which can be read once.
  public var body: ByteStream
  /// The source of the body.
  public var source: ReplySource

  /// Creates a reply with a streamed body.
  public init(response: HTTPResponse, body: ByteStream, source: ReplySource = .network) {
    self.response = response
    self.body = body
    self.source = source
  }

  /// Creates a reply with a known body, for stubs.
  public init(
    _ status: HTTPResponse.Status, headers: HTTPFields = [:], body: some Sequence<UInt8> = []
  ) {
    self.init(response: HTTPResponse(status: status, headerFields: headers), body: ByteStream(body))
  }
}

/// A completely received reply.
public struct CollectedReply: Sendable, Hashable {
  /// The status and headers.
  public let response: HTTPResponse
  /// The whole body, after decompression.
  public let body: Data
  /// The source of the body.
  public let source: ReplySource

  /// Creates a complete reply.
  public init(response: HTTPResponse, body: Data, source: ReplySource = .network) {
    self.response = response
    self.body = body
    self.source = source
  }

  /// Returns the reply if its status is 200 … 299. Otherwise throws
  /// ``NetError/status(_:retryAfter:)``.
  public func requireSuccess() throws(NetError) -> CollectedReply {
    guard response.status.kind == .successful else {
      throw .status(response.status.code, retryAfter: response.retryAfter)
    }
    return self
  }

  /// Decodes the JSON body. Throws ``NetError/decoding``.
  public func decode<Value: Decodable>(_ type: Value.Type) throws(NetError) -> Value {
    do { return try JSONDecoder().decode(type, from: body) } catch { throw .decoding }
  }
}
