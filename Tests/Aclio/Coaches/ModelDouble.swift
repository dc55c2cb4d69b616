import CoreModels
import CoreNet
import Foundation
import HTTPTypes
import Synchronization
import Testing

@testable import Aclio

/// A test double of a model's server: returns scripted responses byte by byte and records requests.
/// A surplus request fails the test.
final class ModelDouble: Sendable {
  private let state: Mutex<(replies: ArraySlice<ModelReply>, calls: [HTTPCall])>

  init(_ replies: ModelReply...) { state = Mutex((replies[...], [])) }
  init(all replies: [ModelReply]) { state = Mutex((replies[...], [])) }

  var calls: [HTTPCall] { state.withLock { $0.calls } }
  /// The recorded bodies, as JSON.
  var bodies: [JSONValue] {
    get throws { try calls.map { try JSONValue(parsing: $0.body) } }
  }

  var client: HTTPClient {
    HTTPClient { call in
      let reply = self.state.withLock { state in
        state.calls.append(call)
        return state.replies.popFirst()
      }
      let scripted = try #require(reply, "a call that the test does not expect: \(call.url)")
      return try await scripted.make(call)
    }
  }
}

/// The double's reaction to a request.
struct ModelReply: Sendable {
  let make: @Sendable (HTTPCall) async throws -> HTTPReply

  /// A body in pieces of one byte, which splits every character and CR LF; then, if given, an
  /// error.
  static func bytes(
    _ text: String, status: Int = 200, headers: HTTPFields = [:], then error: NetError? = nil
  ) -> ModelReply {
    ModelReply { _ in
      let rest = Mutex(Array(text.utf8)[...])
      return HTTPReply(
        response: HTTPResponse(status: .init(code: status), headerFields: headers),
        body: ByteStream(pulling: {
          if let byte = rest.withLock({ $0.popFirst() }) { return [byte] }
          if let error { throw error }
          return nil
        }))
    }
  }

  static func json(_ value: JSONValue, status: Int = 200, headers: HTTPFields = [:]) -> ModelReply {
    ModelReply { call in
      let text = try JSON.text(value)
      let all = headers.merged(with: [.contentType: "application/json"])
      return try await bytes(text, status: status, headers: all).make(call)
    }
  }

  static func events(_ text: String, then error: NetError? = nil) -> ModelReply {
    bytes(text, headers: [.contentType: "text/event-stream"], then: error)
  }

  static func failure(_ error: NetError) -> ModelReply { ModelReply { _ in throw error } }
}

extension HTTPFields {
  fileprivate func merged(with others: HTTPFields) -> HTTPFields {
    var all = self
    for field in others { all.append(field) }
    return all
  }
}

/// The provider that a double imitates.
enum Voice: CaseIterable {
  case anthropic, openai, hub

  static let models: [Voice] = [.anthropic, .openai]
  static let key = "sk-verysecretkey0123456789"

  var name: CoachName {
    switch self {
    case .anthropic: .anthropic
    case .openai: .openai
    case .hub: .hub
    }
  }

  func access(
    _ http: HTTPClient, base: String = "https://coach.example",
    sleep: @escaping @Sendable (Duration) async throws -> Void = { _ in }
  ) -> CoachAccess {
    CoachAccess(
      coach: name, base: base, key: Self.key, model: self == .hub ? "" : "model-1", http: http,
      sleep: sleep, random: { 4 })
  }

  func coach(
    _ double: ModelDouble, base: String = "https://coach.example",
    sleep: @escaping @Sendable (Duration) async throws -> Void = { _ in }
  ) -> any Coach {
    let access = access(double.client, base: base, sleep: sleep)
    return switch self {
    case .anthropic: AnthropicCoach(access: access)
    case .openai: OpenAICoach(access: access)
    case .hub: HubCoach(access: access)
    }
  }

  /// A model's complete answer.
  func answer(_ text: String, end: String? = nil) -> ModelReply {
    switch self {
    case .anthropic:
      .json([
        "id": "msg_1", "type": "message", "role": "assistant", "model": "model-1",
        "content": [["type": "text", "text": .string(text)]],
        "stop_reason": .string(end ?? "end_turn"), "stop_sequence": nil,
        "usage": ["input_tokens": 9, "output_tokens": 9],
      ])
    case .openai:
      .json([
        "id": "chatcmpl-1", "object": "chat.completion", "created": 1, "model": "model-1",
        "choices": [
          [
            "index": 0, "message": ["role": "assistant", "content": .string(text)],
            "finish_reason": .string(end ?? "stop"),
          ]
        ],
      ])
    case .hub: .bytes(text, headers: [.contentType: "application/json; charset=utf-8"])
    }
  }

  /// A plain-text answer, which a hub wraps in JSON.
  func document(_ text: String) throws -> ModelReply {
    self == .hub ? .json(["result": .string(text)]) : answer(text)
  }

  /// A streamed answer with CR LF line endings; `isWhole` ends it properly.
  func stream(_ pieces: [String], isWhole: Bool = true, then error: NetError? = nil) throws
    -> ModelReply
  {
    let quoted = try pieces.map { try JSON.text($0) }
    let lines: [String]
    switch self {
    case .anthropic:
      lines =
        [
          #"{"type":"message_start","message":{"content":[],"usage":{"input_tokens":3}}}"#,
          #"{"type":"content_block_start","index":0,"content_block":{"type":"text","text":""}}"#,
          #"{"type":"ping"}"#,
        ]
        + quoted.map {
          #"{"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":\#($0)}}"#
        }
        + (isWhole
          ? [
            #"{"type":"content_block_stop","index":0}"#,
            #"{"type":"message_delta","delta":{"stop_reason":"end_turn"},"usage":{}}"#,
            #"{"type":"message_stop"}"#,
          ] : [])
    case .openai:
      lines =
        [#"{"choices":[{"index":0,"delta":{"role":"assistant","content":""}}]}"#]
        + quoted.map {
          #"{"choices":[{"index":0,"delta":{"content":\#($0)},"finish_reason":null}]}"#
        }
        + (isWhole
          ? [
            #"{"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}"#,
            #"{"choices":[],"usage":{"total_tokens":3}}"#, "[DONE]",
          ] : [])
    case .hub:
      lines = quoted.map { #"{"text":\#($0)}"# } + (isWhole ? [#"{"done":true}"#] : [])
    }
    return .events(": hello\r\n\r\n" + lines.map { "data: \($0)\r\n\r\n" }.joined(), then: error)
  }

  /// An error in the provider's own format.
  func trouble(
    _ status: Int, _ word: String = "", _ message: String = "", headers: HTTPFields = [:]
  ) -> ModelReply {
    switch self {
    case .anthropic:
      .json(
        [
          "type": "error", "error": ["type": .string(word), "message": .string(message)],
          "request_id": "req_1",
        ], status: status, headers: headers)
    case .openai:
      .json(
        [
          "error": [
            "message": .string(message), "type": "some_error", "param": nil, "code": .string(word),
          ]
        ], status: status, headers: headers)
    case .hub:
      .json(
        ["error": .string(word), "message": .string(message)], status: status, headers: headers)
    }
  }
}
