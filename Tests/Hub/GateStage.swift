import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubConfiguration
@testable import HubWeb

/// A hub with one product without data, for requests with any credentials.
struct GateStage: Sendable {
  let stage: Stage
  let hub: Hub

  /// A hub without caching, so that tests see every change at once.
  init(
    multiUser: Bool = false, plugins: [any Plugin] = [ProbePlugin()],
    commands: [any PluginCommand.Type] = [], stage given: Stage? = nil,
    memory: Duration = .zero, limits: HubSettings.Limits = .wide, proxies: String = "",
    publicURL: String = "", patience: Duration = .milliseconds(2500),
    mailer: Mailer? = nil, choose: (inout HubSettings) -> Void = { _ in }
  ) throws {
    stage = try given ?? Stage(kinds: plugins.flatMap(\.records))
    var options = HubOptions()
    options.isMultiUser = multiUser
    options.passwordCost = .trivial
    options.settings.limits = limits
    options.settings.trustedProxies = try #require(TrustedProxies(proxies))
    options.settings.publicURL = publicURL
    options.upstreamPatience = patience
    choose(&options.settings)
    hub = Hub(
      plugins, commands: commands, in: stage.world, options: options, mailer: mailer,
      memory: memory)
  }

  /// A response as a client sees it.
  struct Answer: Sendable {
    let status: Int
    let text: String
    let fields: HTTPFields

    /// Returns a member of the JSON body.
    subscript(name: String) -> JSONValue? {
      (try? JSONValue(parsing: Data(text.utf8)))?[name]
    }

    /// The cookie set by the response.
    var cookie: String? {
      fields[.setCookie]?.split(separator: ";").first.map(String.init)
    }
  }

  /// Sends a request to the hub.
  func call(
    _ method: HTTPRequest.Method = .get, _ path: String, _ fields: [String: String] = [:],
    body: String = "", host: String = "127.0.0.1:5001", from address: String = "127.0.0.1"
  ) async throws -> Answer {
    var head = HTTPRequest(method: method, scheme: "http", authority: host, path: path)
    for (name, value) in fields {
      head.headerFields[try #require(HTTPField.Name(name))] = value
    }
    let data = Data(body.utf8)
    let response = await hub.answer(
      IncomingRequest(head: head, peer: { address }) { limit in
        guard data.count <= limit else { throw APIError.tooLarge(limit: limit) }
        return data
      })
    guard case .bytes(let bytes) = response.body else {
      return Answer(
        status: response.head.status.code, text: "", fields: response.head.headerFields)
    }
    return Answer(
      status: response.head.status.code, text: String(decoding: bytes, as: UTF8.self),
      fields: response.head.headerFields)
  }

  /// Creates an API key.
  func key(_ name: String = "app", isOperator: Bool = false) async throws -> String {
    try await hub.services.gate.apiKeys.add(Caller.Application(name: name, isOperator: isOperator))
  }

  /// Registers a person by the API and returns a token.
  func registered(_ email: String, key: String) async throws -> String {
    let body = #"{"email":"\#(email)","password":"password of \#(email)"}"#
    let fields = ["X-API-Key": key, "Content-Type": "application/json"]
    #expect(try await call(.post, "/api/users/register", fields, body: body).status == 201)
    let answer = try await call(.post, "/api/users/authenticate", fields, body: body)
    return try #require(answer["token"]?.string)
  }

  /// Opens the owner's welcome link and returns the session cookie.
  func welcomed() async throws -> String {
    try #require(try await call(.get, await hub.services.entrance()).cookie)
  }
}

extension HubSettings.Limits {
  /// Limits that no test reaches by accident.
  static var wide: HubSettings.Limits {
    var limits = HubSettings.Limits()
    (limits.authentication, limits.data, limits.coach, limits.api) = (4000, 4000, 4000, 4000)
    return limits
  }
}

extension PasswordHash.Cost {
  /// The cheapest cost, to keep tests fast.
  static let trivial = PasswordHash.Cost(rounds: 2, blockSize: 1, parallelism: 1)
}

/// A product whose routes report the caller.
struct ProbePlugin: Plugin {
  let id = "probe"
  let name = "Probe"
  let abstract = "Tells who asks."

  var routes: [Route] {
    [
      Route(.get, "/open", access: .anyone, summary: "Everyone", handle: told),
      Route(.get, "/mine", access: .ownAccount, summary: "A person", handle: told),
      Route(.post, "/mine", access: .ownAccount, summary: "A change", handle: told),
      Route(.get, "/keyed", access: .apiKey, summary: "A program", handle: told),
      Route(
        .get, "/v2", access: .ownAccount, summary: "Data", limits: [RouteLimit("v2", .data)],
        handle: told),
      Route(
        .get, "/v2/more", access: .ownAccount, summary: "More", limits: [RouteLimit("v2", .data)],
        handle: told),
      Route(.get, "/of/{email}", access: .accountByProgram, summary: "Somebody's", handle: told),
      Route(.post, "/of", access: .accountByProgram, summary: "Somebody's", handle: told),
      Route(
        .delete, "/number/{id}", access: .accountByProgram, summary: "Somebody's", handle: told),
    ]
  }

  @Sendable private func told(_ request: RouteRequest, _ world: World) throws -> RouteResponse {
    RouteResponse(
      HTTPResponse(status: .ok), body: .bytes(Data(world.store.profile.utf8)))
  }
}
