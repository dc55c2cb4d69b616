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
@testable import HubConfiguration
@testable import HubWeb

/// A person who tries every route of a hub with the names and ids of another person's data.
struct SecondPerson: Sendable {
  let gate: GateStage
  let key: String
  /// The first person, whose data is the target, with their token.
  let eva: (id: String, email: String, token: String)
  /// A word in everything that the first person wrote, and nowhere else.
  static let secret = "Mahulena"
  private static let email = "adam@example.org"

  /// The credentials of the second person.
  enum Guise: CaseIterable, Sendable { case token, browser, stranger }

  /// A hub where the first person has data in every product.
  init(plugins: [any Plugin], commands: [any PluginCommand.Type]) async throws {
    var stage = try Stage(
      kinds: plugins.flatMap(\.records) + [MercySpan.self], http: .unavailable)
    stage.world.pictures = Pictures { svg, _ in Data(svg.utf8) }
    var limits = HubSettings.Limits.wide
    (limits.authentication, limits.data, limits.coach) = (1_000_000, 1_000_000, 1_000_000)
    (limits.api, limits.page) = (1_000_000, 1_000_000)
    gate = try GateStage(
      multiUser: true, plugins: plugins, commands: commands, stage: stage, limits: limits)
    key = try await gate.key()
    let email = "eva@example.org"
    let token = try await gate.registered(email, key: key)
    _ = try await gate.registered(Self.email, key: key)
    let account = try #require(try await gate.hub.services.accounts.account(of: email))
    eva = (account.id, email, token)
    for (path, body) in Self.written {
      let answer = try await gate.call(
        .post, path, ["Authorization": "Bearer \(token)", "Content-Type": "application/json"],
        body: body)
      #expect(answer.status == 200, "\(path) \(answer.text)")
    }
  }

  private static let written = [
    ("/api/lesson/add", #"{"text":"Mahulena taught me that"}"#),
    ("/api/lesson/favorite", "{}"),
    ("/api/mori/setup", #"{"born":"1990-02-03"}"#),
    ("/api/mori/habit/add", #"{"name":"Call Mahulena"}"#),
    ("/api/mori/up", #"{"habit":"Call Mahulena"}"#),
    ("/api/mori/gratitude", #"{"text":["Mahulena was here"]}"#),
    ("/api/mori/week/mark", #"{"day":"2026-11-16","text":"Mahulena moved"}"#),
    ("/api/grounding-sun/add", #"{"text":"I am as calm as Mahulena"}"#),
    ("/api/daily-brief/events/add", #"{"date":"2026-12-24","name":"Mahulena's wedding"}"#),
    ("/api/daily-brief/remind/add", #"{"at":"08:00","text":"Flowers for Mahulena"}"#),
    ("/api/aclio/profile", #"{"name":"Mahulena"}"#),
    (
      "/api/aclio/new",
      #"{"goal":"Sing a duet with Mahulena in April","yes":true,"no_questions":true}"#
    ),
    ("/api/aclio/chat", #"{"goal":"1","message":["Where does Mahulena begin?"]}"#),
  ]

  /// Exports all data of the first person, with its history.
  func kept() async throws -> Data { try await gate.hub.services.accounts.export(eva.id) }

  /// Returns one id for each kind of the first person's records.
  func ids() async throws -> [String: String] {
    let kept = try JSONValue(parsing: try await kept())
    var ids: [String: String] = [:]
    func look(_ value: JSONValue) {
      switch value {
      case .array(let values): values.forEach(look)
      case .object(let members):
        if let kind = members["kind"]?.string, let id = members["id"]?.string { ids[kind] = id }
        members.values.forEach(look)
      default: break
      }
    }
    look(kept)
    return ids
  }

  /// Returns the names that a request to a route might use: ids of its product, the person, and the
  /// first of a list.
  private func names(for route: HubRoute, from ids: [String: String]) -> [String] {
    let own = ids.filter { kind, _ in
      route.product.map { kind.hasPrefix($0 + ".") } ?? true
    }
    return own.values.sorted() + [eva.id, eva.email, "1"]
  }

  /// Returns the requests to a route that might reveal something.
  private func calls(of route: HubRoute, naming names: [String]) -> [(path: String, body: String)] {
    let shared = Set(SharedParameters.all.map(\.name))
    let query = route.schema.query.filter { $0.shape.takesText && !shared.contains($0.name) }
    let paths = Set(names.map { path(of: route, naming: $0) }).sorted()
    let plain = paths.map { (path: $0, body: "") }
    return plain
      + names.flatMap { name -> [(path: String, body: String)] in
        let path = path(of: route, naming: name)
        let asked = query.map { parameter -> (path: String, body: String) in
          let value = encoded(parameter.name == "email" ? eva.email : name)
          return ("\(path)?\(parameter.name)=\(value)", "")
        }
        if route.method == .get { return asked }
        if route.isPage { return [(path, form(name))] }
        let bodies = Set([json(route, name, .required), json(route, name, .all)])
        return asked + bodies.map { body -> (path: String, body: String) in (path, body) }
      }
  }

  private func path(of route: HubRoute, naming name: String) -> String {
    route.path.split(separator: "/", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("{") ? encoded($0 == "{email}" ? eva.email : name) : String($0) }
      .joined(separator: "/")
  }

  private enum Fields { case required, all }

  private func json(_ route: HubRoute, _ name: String, _ fields: Fields) -> String {
    let schema = route.schema.body?.schema
    guard case .object(let members)? = schema?["properties"] else { return "{}" }
    var required: [String] = []
    if case .array(let names)? = schema?["required"] { required = names.compactMap(\.string) }
    var body: [String: JSONValue] = [:]
    for (member, shape) in members where fields == .all || required.contains(member) {
      body[member] =
        switch shape["type"]?.string {
        case "boolean": true
        case "integer": 1
        case "array": [.string(name)]
        case "object": ["title": .string(name), "id": .string(name)]
        default: .string(member == "email" ? eva.email : name)
        }
    }
    return (try? JSON.text(JSONValue.object(body))) ?? "{}"
  }

  /// The fields of all forms combined.
  private func form(_ name: String) -> String {
    let fields = [
      "id", "goal", "habit", "step", "place", "person", "key", "draft", "name", "text", "part",
      "day", "title", "message", "to", "back",
    ]
    return fields.map { $0 + "=" + encoded(name) }.joined(separator: "&")
  }

  private func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
  }

  /// `true` if a request to the route reveals any of the first person's text.
  func isTold(
    _ route: HubRoute, naming ids: [String: String], as guise: Guise
  ) async throws -> Bool {
    // Browsers use pages only; for strangers, the names make no difference.
    guard guise == .stranger || (guise == .browser) == (route.isPage && route.isPersonal) else {
      return false
    }
    let fields = try await fields(of: guise)
    let calls = calls(of: route, naming: names(for: route, from: ids))
    for (path, body) in guise == .stranger ? Array(calls.prefix(3)) : calls {
      var all = fields
      if !body.isEmpty {
        all["Content-Type"] =
          body.hasPrefix("{") ? "application/json" : "application/x-www-form-urlencoded"
      }
      let text = try await gate.said(route.method, path, all, body: body)
      if text.contains(Self.secret) { return true }
    }
    return false
  }

  /// Returns the credentials, with a new log-in per route because some routes end the session.
  private func fields(of guise: Guise) async throws -> [String: String] {
    let password = "password of \(Self.email)"
    switch guise {
    case .stranger: return ["X-API-Key": key]
    case .token:
      let answer = try await gate.call(
        .post, "/api/users/authenticate", ["X-API-Key": key, "Content-Type": "application/json"],
        body: #"{"email":"\#(Self.email)","password":"\#(password)"}"#)
      let token = try #require(answer["token"]?.string)
      return ["X-API-Key": key, "Authorization": "Bearer \(token)"]
    case .browser:
      let account = try #require(try await gate.hub.services.accounts.account(of: Self.email))
      let cookie = try await gate.hub.services.gate.sessions.begin(
        for: account.person, device: "test")
      return [
        "Cookie": "\(SessionCookie.name)=\(cookie.value)", "X-Form-Token": cookie.formToken,
        "Accept": "text/html",
      ]
    }
  }
}

extension Shape {
  /// `true` if the shape accepts a text.
  fileprivate var takesText: Bool { ["string", nil].contains(schema["type"]?.string) }
}

extension GateStage {
  /// Returns the whole response; of an endless one, the part sent at once.
  fileprivate func said(
    _ method: HTTPRequest.Method, _ path: String, _ fields: [String: String], body: String
  ) async throws -> String {
    var head = HTTPRequest(
      method: method, scheme: "http", authority: "127.0.0.1:5001", path: path)
    for (name, value) in fields {
      head.headerFields[try #require(HTTPField.Name(name))] = value
    }
    let response = await hub.answer(
      IncomingRequest(head: head, peer: { "127.0.0.1" }) { _ in Data(body.utf8) })
    let status = response.head.status.code
    #expect(status < 500 || status == 503, "\(method) \(path) \(status)")
    switch response.body {
    case .bytes(let data): return String(decoding: data, as: UTF8.self)
    case .stream(let stream):
      return await withTaskGroup(of: String?.self) { group in
        group.addTask {
          var text = ""
          do {
            for try await part in stream { text += String(decoding: part, as: UTF8.self) }
          } catch { return text }
          return text
        }
        group.addTask {
          do { try await Task.sleep(for: .milliseconds(300)) } catch { return nil }
          return nil
        }
        let first = await group.next() ?? nil
        group.cancelAll()
        let last = await group.next() ?? nil
        return first ?? last ?? ""
      }
    }
  }
}
