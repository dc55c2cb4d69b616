public import Foundation

/// What a scripted server does with a request.
public enum LoopbackReply: Sendable {
  /// A complete answer with `Content-Length`.
  case reply(Int = 200, headers: [String: String] = [:], body: Data = Data())
  /// Silence first, then the answer.
  indirect case slow(Duration, LoopbackReply)
  /// Announces the whole body, sends that many bytes of it, and hangs up.
  case cutOff(after: Int, headers: [String: String] = [:], body: Data)
  /// A chunked answer with a pause before each further piece; left open when it does not end.
  case chunks(
    [Data], delay: Duration = .zero, headers: [String: String] = [:], ends: Bool = true)
  /// These very bytes, then hangs up.
  case raw(Data)
  /// No answer, for as long as the client waits.
  case hang
}

/// A request as it was received.
public struct LoopbackRequest: Sendable {
  /// The HTTP method.
  public let method: String
  /// Path and query.
  public let path: String
  /// Header names in lower case, and the last value of each.
  public let headers: [String: String]
  /// The body, by its `Content-Length`.
  public let body: Data
}
