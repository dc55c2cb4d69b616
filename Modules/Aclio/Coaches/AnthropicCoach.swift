import CoreModels
import CoreNet
import Foundation
import HTTPTypes

/// A model of Anthropic's Messages API, version 2023-06-01.
struct AnthropicCoach: ModelCoach {
  let access: CoachAccess
  var name: CoachName { .anthropic }

  func call(for prompt: ModelPrompt, isStreamed: Bool) throws -> HTTPCall {
    let headers: HTTPFields = [.init(known: "anthropic-version"): "2023-06-01"]
    return try access.call(
      "/v1/messages", headers: headers, body: body(of: prompt, isStreamed: isStreamed))
  }

  /// Omits sampling parameters, which newer models reject.
  private func body(of prompt: ModelPrompt, isStreamed: Bool) -> JSONValue {
    var body: [String: JSONValue] = [
      "model": .string(access.model), "max_tokens": .integer(Int64(prompt.longestAnswer)),
      "system": .string(prompt.system), "messages": .array(prompt.turns.map(\.json)),
    ]
    if isStreamed { body["stream"] = true }
    return .object(body)
  }

  static func answer(in json: JSONValue) throws(CoachError) -> ModelAnswer {
    guard case .array(let blocks)? = json["content"] else { throw .garbage }
    let text = blocks.filter { $0["type"] == "text" }.compactMap { $0["text"]?.string }.joined()
    return ModelAnswer(text: text, end: end(json["stop_reason"]?.string) ?? .complete)
  }

  static func piece(of event: ServerSentEvent) throws -> ModelPiece? {
    guard let data = try? JSONValue(parsing: Data(event.data.utf8)) else {
      throw CoachError.garbage
    }
    // The data repeats the event's name.
    switch data["type"]?.string {
    case "content_block_start":
      return data["content_block"]?["text"]?.string.map { ModelPiece(text: $0) }
    case "content_block_delta":
      guard let delta = data["delta"], delta["type"] == "text_delta" else { return nil }
      return delta["text"]?.string.map { ModelPiece(text: $0) }
    case "message_delta":
      return ModelPiece(end: end(data["delta"]?["stop_reason"]?.string))
    case "message_stop": return ModelPiece(isLast: true)
    case "error":
      guard let trouble = ServerTrouble(in: data) else { throw CoachError.garbage }
      throw trouble
    default: return nil  // A ping, or an event of the future.
    }
  }

  private static func end(_ reason: String?) -> ModelAnswer.End? {
    switch reason {
    case nil: nil
    case "max_tokens", "model_context_window_exceeded": .cut
    case "refusal": .refused
    default: .complete
    }
  }
}

extension ChatTurn {
  /// The message in either provider's format.
  var json: JSONValue { ["role": .string(role.rawValue), "content": .string(text)] }
}
