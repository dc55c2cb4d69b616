import Aclio
import CommandHost
import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import DailyBrief
import Foundation
import GroundingSun
import HTTPTypes
import Lesson
import Mori
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite struct OpenAPITests {
  private static let suite: [any Plugin] = [
    LessonPlugin(), MoriPlugin(), GroundingSunPlugin(), DailyBriefPlugin(), AclioPlugin(),
  ]

  private func described(_ plugins: [any Plugin]) async throws -> JSONValue {
    let answer = try await APIStage(plugins).gate.call(.get, "/openapi.json")
    #expect(answer.status == 200)
    return try JSONValue(parsing: Data(answer.text.utf8))
  }

  @Test func `an action is described by its inputs`() async throws {
    let name = JSONValue.string(HelpText.keyAddName.english)
    let operation = try #require(
      try await described([GardenPlugin()])["paths"]?["/api/garden/plant"]?["post"])
    #expect(operation["summary"] == "Plant one.")
    #expect(operation["security"] == [["token": []], ["script": []], ["session": []]])
    #expect(
      operation["requestBody"]?["content"]?["application/json"]?["schema"] == [
        "type": "object", "additionalProperties": false, "required": ["name"],
        "properties": [
          "name": ["type": "string", "description": name],
          "rows": [
            "type": "integer", "description": .string(HelpText.peopleInviteDays.english),
            "default": 1,
            "minimum": .integer(.min), "maximum": .integer(.max),
          ],
          "tag": [
            "type": "array", "items": ["type": "string"], "description": name,
          ],
          "soil": [
            "type": "string", "enum": ["clay", "sand"], "description": name,
          ],
          "deep": [
            "type": "boolean", "description": .string(HelpText.keyRotateNow.english),
          ],
        ],
      ])
  }

  @Test func `every answer of every product and of Daybook says what it is`() async throws {
    let plugins = Self.suite
    let hub = try GateStage(
      multiUser: true, plugins: plugins, commands: AllProducts.ownCommands,
      stage: Stage(kinds: plugins.flatMap(\.records))
    ).hub
    for route in hub.services.routes + (try await APIStage(plugins).gate.hub.services.routes)
    where !route.isPage && route.isListed {
      let answers = route.schema.answers.filter { $0.key < 300 }
      #expect(!answers.isEmpty, "\(route.method) \(route.path)")
      for case let shape? in answers.values {
        #expect(shape.unsaid("\(route.path)").isEmpty, "\(route.method) \(route.path)")
      }
    }
  }

  @Test func `paths that differ in the names of their parameters are one`() {
    let paths = ["/a/{email}", "/a/{id}", "/a/{id}/b"]
    let names = OpenAPIPath.names(of: paths)
    #expect(
      paths.map { OpenAPIPath($0, names).text } == [
        "/a/{email_or_id}", "/a/{email_or_id}", "/a/{id}/b",
      ])
  }

  @Test func `every route of a program is described, once`() async throws {
    let document = try await described(Self.suite)
    guard case .object(let paths)? = document["paths"] else { return }
    let hub = try await APIStage(Self.suite).gate.hub
    let routes = hub.services.routes.filter { !$0.isPage && $0.isListed }
    let operations = paths.values.reduce(0) { count, path in
      if case .object(let methods) = path { count + methods.count } else { count }
    }
    #expect(operations == routes.count)
    #expect(Set(routes.map { "\($0.method) \($0.path)" }).count == routes.count)
    for path in ["/health", "/openapi.json", "/lifelesson/quote.json", "/v1/affirmations"] {
      #expect(paths[path] != nil, "\(path)")
    }
  }

  @Test func `what opens a route has a scheme of its own`() throws {
    let document = OpenAPIDocument(AccountRoutes.all + [SyncLogIn.route]).json
    let paths = document["paths"]
    #expect(
      paths?["/api/users/{email}"]?["get"]?["security"] == [
        ["key": [], "token": []], ["key": []], ["script": []], ["session": []],
      ])
    #expect(paths?["/api/users/authenticate"]?["post"]?["security"] == [["key": []]])
    #expect(paths?["/api/sync/login"]?["post"]?["security"] == [])
    let schemes = document["components"]?["securitySchemes"]
    for name in ["token", "script"] { #expect(schemes?[name]?["scheme"] == "bearer") }
    #expect(schemes?["token"]?["bearerFormat"] == "JWT")
  }

  @Test func `every command has a route, and its arguments have names of their own`() {
    let routes = CommandRoutes.all(of: Self.suite, and: [])
    #expect(routes.count > 100)
    for path in [
      "/api/lesson", "/api/mori", "/api/grounding-sun", "/api/daily-brief", "/api/aclio",
    ] {
      #expect(routes.contains { $0.path == path && $0.method == .get }, "\(path)")
    }
    let stats = routes.first { $0.path == "/api/mori/habit/stats" }
    #expect(
      stats?.schema.query.map(\.name)
        == ["date", "as_of", "lang", "offline", "habit", "year", "theme"])
    #expect(stats?.schema.query.first { $0.name == "year" }?.shape.schema["type"] == "integer")
    for route in routes {
      let names = route.schema.query.map(\.name)
      #expect(Set(names).count == names.count, "\(route.path)")
      #expect(!route.summary.isEmpty, "\(route.path)")
    }
  }

  @Test func `what shows something changes nothing, in every product`() async throws {
    let api = try await APIStage(Self.suite, http: .unavailable)
    for route in CommandRoutes.all(of: Self.suite, and: []) where route.method == .get {
      guard !route.schema.query.contains(where: \.isRequired) else { continue }
      let answer = try await api.answer(.get, route.path + "?offline=true")
      #expect(answer["error"]?["code"] != "would_change", "\(route.path)")
      #expect(answer["error"]?["code"] != "unexpected", "\(route.path): \(answer.text)")
    }
    #expect(try await api.gate.stage.world.store.undoable().isEmpty)
  }

  @Test(arguments: [
    "chat?goal=How%20do%20I%20begin", "chat?goal=1&message=Hello", "chat?goal=1&clear=true",
    "coach?choice=test", "coach?choice=offline", "premium?action=restore", "profile?name=Eva",
  ])
  func `what would say or change something is refused where it is only to be shown`(
    call: String
  ) async throws {
    let asked = Counter()
    let http = HTTPClient { _ in
      _ = asked.next()
      throw NetError.offline
    }
    let api = try await APIStage([AclioPlugin()], http: http)
    let store = api.gate.stage.world.store
    let goal = #"{"goal":"Run a half marathon in April","yes":true}"#
    #expect(try await api.answer(.post, "/api/aclio/new", body: goal).status == 200)
    try api.gate.stage.world.secrets.save("sk-test", as: "aclio.anthropic-key")
    let coach = #"{"choice":"anthropic"}"#
    #expect(try await api.answer(.post, "/api/aclio/coach", body: coach).status == 200)
    let before = try await Archive(of: store).data()

    let answer = try await api.answer(.get, "/api/aclio/" + call)

    #expect(answer.status == 400)
    #expect(answer["error"]?["code"] == "would_change", "\(answer.text)")
    #expect(try await Archive(of: store).data() == before)
    #expect(asked.count == 0)
  }

  @Test func `people read the same as a page without any other host`() async throws {
    let answer = try await APIStage([GardenPlugin()]).gate.call(.get, "/docs")
    #expect(answer.status == 200)
    #expect(answer.text.contains("<code>POST /api/garden/plant</code> Plant one."))
    #expect(!answer.text.contains("<script>") && !answer.text.contains(" style="))
    #expect(!answer.text.contains("https://"))
  }
}

extension Shape {
  /// The places in a schema that accept any value.
  fileprivate func unsaid(_ place: String) -> [String] {
    guard case .object(let keywords) = schema else { return [place] }
    if !["type", "enum", "const", "anyOf"].contains(where: { keywords[$0] != nil }) {
      return [place]
    }
    var unsaid: [String] = []
    if case .object(let members)? = keywords["properties"] {
      unsaid += members.flatMap { Shape($0.value).unsaid(place + "." + $0.key) }
    }
    if keywords["type"] == "array" {
      unsaid += Shape(keywords["items"] ?? [:]).unsaid(place + "[]")
    }
    if case .array(let choices)? = keywords["anyOf"] {
      unsaid += choices.flatMap { Shape($0).unsaid(place) }
    }
    return unsaid
  }
}
