import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

/// A hub with products, and a script of its owner that uses the API.
struct APIStage: Sendable {
  let gate: GateStage
  private let token: String

  /// A hub with those products, and a token with full access unless told otherwise.
  init(
    _ plugins: [any Plugin], commands: [any PluginCommand.Type] = [],
    scopes: Set<String> = ["write"], http: HTTPClient = .unexpected
  ) async throws {
    let stage = try Stage(kinds: plugins.flatMap(\.records) + [MercySpan.self], http: http)
    gate = try GateStage(plugins: plugins, commands: commands, stage: stage)
    token = try await ScriptTokens(stage.world.store, now: stage.world.now)
      .add("test", for: Person(id: stage.world.store.profile), scopes: scopes, days: nil)
  }

  /// Returns the status and body of a GET request.
  func get(_ path: String) async throws -> String { try await call(.get, path) }

  /// Returns the status and body of a POST request with JSON.
  func post(
    _ path: String, _ body: String = "", _ fields: [String: String] = [:]
  ) async throws -> String {
    try await call(.post, path, body: body, fields)
  }

  func call(
    _ method: HTTPRequest.Method, _ path: String, body: String = "",
    _ fields: [String: String] = [:]
  ) async throws -> String {
    let answer = try await answer(method, path, body: body, fields)
    return "\(answer.status) \(answer.text.trimmingWhitespace())"
  }

  func answer(
    _ method: HTTPRequest.Method, _ path: String, body: String = "",
    _ fields: [String: String] = [:]
  ) async throws -> GateStage.Answer {
    var all = ["Authorization": "Bearer \(token)"]
    if !body.isEmpty { all["Content-Type"] = "application/json" }
    return try await gate.call(
      method, path, all.merging(fields) { _, given in given }, body: body)
  }

  /// Returns the hub's response, which may be a stream.
  func response(
    _ method: HTTPRequest.Method, _ path: String, body: String = "",
    disconnect: ClientDisconnect = ClientDisconnect()
  ) async throws -> RouteResponse {
    var head = HTTPRequest(
      method: method, scheme: "http", authority: "127.0.0.1:5001", path: path)
    head.headerFields[.authorization] = "Bearer \(token)"
    head.headerFields[.contentType] = "application/json"
    return await gate.hub.answer(
      IncomingRequest(
        head: head, peer: { "127.0.0.1" }, body: { _ in Data(body.utf8) },
        disconnect: { disconnect }))
  }
}
