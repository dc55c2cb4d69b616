public import Foundation

/// A scripted reaction to a request.
public enum LoopbackReply: Sendable {
  /// A complete response with `Content-Length`.
  case reply(Int = 200, headers: [String: String] = [:], body: Data = Data())
  /// A delay, followed by a reply.
  indirect case slow(Duration, LoopbackReply)
  /// Announces the whole body, sends that many bytes of it, and disconnects.
  case cutOff(after: Int, headers: [String: String] = [:], body: Data)
  /// A chunked response with a delay before each further chunk, left open unless it `ends`.
  case chunks(
    [Data], delay: Duration = .zero, headers: [String: String] = [:], ends: Bool = true)
  /// Sends raw bytes and disconnects.
  case raw(Data)
  /// Never responds.
  case hang
}

/// A received request.
public struct LoopbackRequest: Sendable {
  /// The HTTP method.
  public let method: String
  /// Path and query.
  public let path: String
  /// Header names in lower case, with the last value of each.
  public let headers: [String: String]
  /// The body according to its `Content-Length`.
  public let body: Data
}
