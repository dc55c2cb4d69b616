import CoreModels
import Foundation
import Loopback
import Testing

/// A model's server on this machine, which sends byte by byte.
private enum Model: String, CaseIterable {
  case anthropic, openai, hub

  private static func text(_ words: String) -> String { "\"\(words)\"" }

  static let plan = """
    {"category":"Education","steps":[\((1...8).map { step in
      #"{"id":\#(step),"title":"Step \#(step)","description":"Do part \#(step) of it.","duration":"1 hour"}"#
    }.joined(separator: ","))]}
    """

  /// Returns a complete response with that text.
  private func answer(_ text: String) throws -> LoopbackReply {
    let quoted = try JSON.text(text)
    let body =
      switch self {
      case .anthropic:
        #"{"type":"message","role":"assistant","content":[{"type":"text","text":\#(quoted)}],"#
          + #""stop_reason":"end_turn"}"#
      case .openai:
        #"{"choices":[{"index":0,"message":{"role":"assistant","content":\#(quoted)},"#
          + #""finish_reason":"stop"}]}"#
      case .hub: text
      }
    return .reply(headers: ["Content-Type": "application/json"], body: Data(body.utf8))
  }

  /// Returns the events of a response in two chunks, which ends after them if it is not whole.
  private func stream(isWhole: Bool) -> String {
    let lines: [String] =
      switch self {
      case .anthropic:
        [
          #"{"type":"message_start","message":{"content":[]}}"#,
          #"{"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"Gént"}}"#,
          #"{"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"ly on."}}"#,
        ]
          + (isWhole
            ? [
              #"{"type":"message_delta","delta":{"stop_reason":"end_turn"}}"#,
              #"{"type":"message_stop"}"#,
            ] : [])
      case .openai:
        [
          #"{"choices":[{"index":0,"delta":{"role":"assistant","content":"Gént"}}]}"#,
          #"{"choices":[{"index":0,"delta":{"content":"ly on."},"finish_reason":null}]}"#,
        ]
          + (isWhole
            ? [#"{"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}"#, "[DONE]"] : [])
      case .hub:
        [#"{"text":"Gént"}"#, #"{"text":"ly on."}"#] + (isWhole ? [#"{"done":true}"#] : [])
      }
    return lines.map { "data: \($0)\r\n\r\n" }.joined()
  }

  func server(isWhole: Bool = true) throws -> LoopbackServer {
    try LoopbackServer.start { request in
      let isStreamed =
        request.path.hasSuffix("-stream")
        || String(decoding: request.body, as: UTF8.self).contains(#""stream":true"#)
      guard isStreamed else { return (try? answer(Self.plan)) ?? .hang }
      let bytes = stream(isWhole: isWhole).utf8.map { Data([$0]) }
      return .chunks(bytes, headers: ["Content-Type": "text/event-stream"])
    }
  }
}

@Suite("aclio, the executable, and models on this machine") struct AclioTests {
  private func command(_ model: Model, _ server: LoopbackServer) async throws -> Command {
    let command = try Command()
    let outcome = try await command.run(
      "aclio", ["coach", model.rawValue, "--url", server.url, "--key-stdin"],
      input: Data("sk-secret-0123456789\n".utf8))
    #expect(outcome.status == 0, "\(outcome)")
    return command
  }

  @Test(arguments: Model.allCases)
  fileprivate func `plan a goal and talk about it, byte by byte`(model: Model) async throws {
    let server = try model.server()
    defer { server.stop() }
    let command = try await command(model, server)
    let made = try await command.run(
      "aclio", ["new", "Learn chess", "--no-questions", "--yes", "--json"])
    #expect(made.status == 0, "\(made)")
    let goals = try await command.run("aclio", ["--json"]).json["goals"]
    guard case .array(let goals) = goals, case .array(let steps) = goals.first?["steps"] else {
      Issue.record("no goals")
      return
    }
    #expect(steps.map { $0["title"]?.string } == (1...8).map { "Step \($0)" })
    #expect(
      try await command.run("aclio", ["chat", "1", "How do I go on?"]).output == "Géntly on.\n")
    for request in server.requests {
      #expect(!request.path.contains("sk-secret"))
      #expect(request.headers.values.contains { $0.contains("sk-secret-0123456789") })
    }
  }

  @Test(arguments: Model.allCases)
  fileprivate func `keep what came of an answer that was cut off, and say so`(
    model: Model
  ) async throws {
    let server = try model.server(isWhole: false)
    defer { server.stop() }
    let command = try await command(model, server)
    #expect(
      try await command.run("aclio", ["new", "Learn chess", "--no-questions", "--yes"]).status == 0)
    let outcome = try await command.run("aclio", ["chat", "1", "How do I go on?"])
    #expect(outcome.status != 0)
    #expect(outcome.output.contains("Géntly on."))
    #expect(
      try await command.run("aclio", ["chat", "1", "--history"]).output.contains("Géntly on."))
  }

  @Test func `a key that is refused is told, and shown nowhere`() async throws {
    let server = try LoopbackServer.start { _ in
      .reply(
        401, headers: ["Content-Type": "application/json"],
        body: Data(
          #"{"type":"error","error":{"type":"authentication_error","message":"sk-secret-0123456789"}}"#
            .utf8))
    }
    defer { server.stop() }
    let command = try await command(.anthropic, server)
    let outcome = try await command.run(
      "aclio", ["new", "Learn chess", "--no-questions", "--yes", "--verbose"])
    #expect(outcome.status == 77, "\(outcome)")
    #expect(!(outcome.output + outcome.errors).contains("sk-secret"))
  }
}
