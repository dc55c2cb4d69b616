import CoreModels
import CoreNet
import Foundation
import Synchronization

/// A model behind the chat completions API: OpenAI's, or a compatible server (Ollama, llama.cpp,
/// vLLM).
struct OpenAICoach: ModelCoach {
  let access: CoachAccess
  var name: CoachName { .openai }
  private let dialect: Dialect

  init(access: CoachAccess) {
    self.access = access
    dialect = Dialect(Options(hasNewNames: access.isOpenAI, sendsSchema: true))
  }

  /// The options in which servers differ.
  struct Options: Hashable, Sendable {
    /// `max_completion_tokens` instead of `max_tokens`.
    var hasNewNames: Bool
    /// `response_format` with the answer's schema.
    var sendsSchema: Bool
  }

  /// The options found to work with a server, for later requests.
  private final class Dialect: Sendable {
    let options: Mutex<Options>
    init(_ options: Options) { self.options = Mutex(options) }
  }

  func call(for prompt: ModelPrompt, isStreamed: Bool) throws -> HTTPCall {
    try call(for: prompt, isStreamed: isStreamed, dialect.options.withLock(\.self))
  }

  /// A request that any server understands, for the queue, which cannot retry with other options.
  func plainCall(for prompt: ModelPrompt) throws -> HTTPCall {
    try call(
      for: prompt, isStreamed: false,
      Options(hasNewNames: access.isOpenAI, sendsSchema: false))
  }

  private func call(
    for prompt: ModelPrompt, isStreamed: Bool, _ options: Options
  ) throws -> HTTPCall {
    let system: JSONValue = ["role": "system", "content": .string(prompt.system)]
    var body: [String: JSONValue] = [
      "model": .string(access.model), "messages": .array([system] + prompt.turns.map(\.json)),
      options.hasNewNames ? "max_completion_tokens" : "max_tokens":
        .integer(Int64(prompt.longestAnswer)),
    ]
    if isStreamed { body["stream"] = true }
    if let form = prompt.form, options.sendsSchema {
      body["response_format"] = [
        "type": "json_schema",
        "json_schema": ["name": .string(form.rawValue), "strict": true, "schema": form.schema],
      ]
    }
    return try access.call("/v1/chat/completions", body: .object(body))
  }

  /// If a server rejects a parameter, retries without it.
  func open(_ prompt: ModelPrompt, isStreamed: Bool) async throws -> HTTPReply {
    var tried: Set<Options> = []
    while true {
      let options = dialect.options.withLock(\.self)
      tried.insert(options)
      do {
        return try await access.open(call(for: prompt, isStreamed: isStreamed, options))
      } catch CoachError.badRequest(let message) {
        var next = options
        if message.contains("max_tokens") || message.contains("max_completion_tokens") {
          next.hasNewNames.toggle()
        } else if prompt.form != nil {
          next.sendsSchema = false
        }
        guard !tried.contains(next) else { throw CoachError.badRequest(message) }
        dialect.options.withLock { $0 = next }
      }
    }
  }

  static func answer(in json: JSONValue) throws(CoachError) -> ModelAnswer {
    guard case .array(let choices)? = json["choices"] else { throw .garbage }
    // An answer without a choice is empty.
    guard let choice = choices.first else { return ModelAnswer(text: "", end: .complete) }
    guard let message = choice["message"] else { throw .garbage }
    let isRefused = !(message["refusal"]?.string ?? "").isEmpty
    return ModelAnswer(
      text: message["content"]?.string ?? "",
      end: isRefused ? .refused : end(choice["finish_reason"]?.string) ?? .complete)
  }

  static func piece(of event: ServerSentEvent) throws -> ModelPiece? {
    let text = event.data.trimmingWhitespace()
    if text == "[DONE]" { return ModelPiece(isLast: true) }
    guard let data = try? JSONValue(parsing: Data(text.utf8)) else { throw CoachError.garbage }
    if let trouble = ServerTrouble(in: data) { throw trouble }
    guard case .array(let choices)? = data["choices"], let choice = choices.first else {
      return nil
    }
    let isRefused = !(choice["delta"]?["refusal"]?.string ?? "").isEmpty
    return ModelPiece(
      text: choice["delta"]?["content"]?.string ?? "",
      end: isRefused ? .refused : end(choice["finish_reason"]?.string))
  }

  private static func end(_ reason: String?) -> ModelAnswer.End? {
    switch reason {
    case nil: nil
    case "length": .cut
    case "content_filter": .refused
    default: .complete
    }
  }
}
