import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import Synchronization
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubConfiguration
@testable import HubWeb

@Suite("Middleware, each on its own") struct MiddlewareTests {
  private let stage: MiddlewareStage
  private let operation: HubOperation
  private let gate: Gate

  init() throws {
    stage = try MiddlewareStage()
    operation = HubOperation(log: .none, memory: .zero)
    gate = Gate(stage.world, options: HubOptions(), memory: .zero)
  }

  private func errors(multiUser: Bool = false) -> ErrorResponses {
    var options = HubOptions()
    options.isMultiUser = multiUser
    return ErrorResponses(
      pages: ErrorPages(web: WebApp([]), plugins: [], options: options, server: stage.world),
      server: stage.world)
  }

  private func body(_ response: RouteResponse) throws -> JSONValue {
    guard case .bytes(let bytes) = response.body else { return .null }
    return try JSONValue(parsing: bytes)
  }

  @Test func `Instrumentation counts a request under its route`() async throws {
    let metrics = operation.metrics
    _ = try await stage.response(of: Instrumentation(metrics: metrics, log: .none)) { _ in
      #expect(metrics.inFlight.value == 1)
      return RouteResponse(HTTPResponse(status: .ok))
    }
    #expect(metrics.inFlight.value == 0)
    let line = #"daybook_requests_total{method="GET",route="/open",status="200"} 1"#
    #expect(metrics.exposition(gauges: []).contains(line))
  }

  @Test func `Instrumentation writes a line with the id of the response`() async throws {
    let text = Mutex("")
    let log = HubLog(
      HubSettings(), isTerminal: true, now: { Instant(milliseconds: 0) },
      write: { line in text.withLock { $0 += line } })
    _ = try await stage.response(
      of: Instrumentation(metrics: operation.metrics, log: log),
      fields: [try #require(.init("X-Request-ID")): "abc"])
    #expect(text.withLock { $0.contains(" GET /open 200 ") && $0.contains(" abc") })
  }

  @Test(arguments: [
    ("abc-1", true), ("two words", false), (String(repeating: "a", count: 65), false),
  ])
  func `ResponseHeaders keeps a proxy's id that is safe to log`(
    id: String, isKept: Bool
  ) async throws {
    let name = try #require(HTTPField.Name("X-Request-ID"))
    let middleware = ResponseHeaders(operation: operation, isSecure: false)
    let response = try await stage.response(of: middleware, fields: [name: id])
    #expect((response.head.headerFields[name] == id) == isKept)
    #expect(response.head.headerFields[name]?.isEmpty == false)
  }

  @Test func `ResponseHeaders ends connections once the server shuts down`() async throws {
    let middleware = ResponseHeaders(operation: operation, isSecure: false)
    #expect(try await stage.response(of: middleware).head.headerFields[.connection] == nil)
    operation.end()
    #expect(try await stage.response(of: middleware).head.headerFields[.connection] == "close")
  }

  @Test func `RequestHeads refuses a coding that could hide another request`() async throws {
    for (coding, status) in [("chunked", 200), ("Chunked", 200), ("gzip, chunked", 400)] {
      let response = try await stage.response(
        of: RequestHeads(HubOptions()), fields: [.transferEncoding: coding])
      #expect(response.head.status.code == status, "\(coding)")
    }
  }

  @Test func `RequestHeads refuses a foreign page`() async throws {
    let origin = try #require(HTTPField.Name("Origin"))
    await #expect(throws: AccessError.foreignOrigin) {
      try await stage.response(
        of: RequestHeads(HubOptions()), fields: [origin: "https://evil.example"])
    }
  }

  @Test func `UnknownRoutes tells a wrong method from an unknown path`() async throws {
    let middleware = UnknownRoutes(routes: [.open])
    let other = try await stage.response(of: middleware, to: .delete)
    #expect(other.head.status == .methodNotAllowed)
    #expect(other.head.headerFields[.allow] == "GET, HEAD, OPTIONS")
    #expect(try await stage.response(of: middleware, to: .options).head.status == .ok)
    let missing = try await stage.response(of: middleware, "/other")
    #expect(missing.head.status == .notFound)
    #expect(try body(missing) == ["error": "Endpoint not found"])
    await #expect(throws: WebError.missingPage) {
      try await stage.response(of: middleware, "/other", fields: [.accept: "text/html"])
    }
  }

  @Test func `ErrorResponses explains an error to programs as JSON and to browsers as a page`()
    async throws
  {
    let fails: @concurrent @Sendable (HubContext) async throws -> RouteResponse = { _ in
      throw AccessError.invalidToken
    }
    let json = try await stage.response(of: errors(), handler: fails)
    #expect(json.head.status == .unauthorized)
    #expect(try body(json) == ["error": "Invalid token"])
    let page = try await stage.response(
      of: errors(), fields: [.accept: "text/html"], handler: fails)
    #expect(page.head.status == .unauthorized)
    #expect(page.head.headerFields[.contentType]?.hasPrefix("text/html") == true)
  }

  @Test func `RateLimits refuses the request after the last one`() async throws {
    var route = HubRoute.open
    route.limits = [RouteLimit("open", .authentication)]
    var options = HubOptions()
    options.settings.limits.authentication = 2
    let limits = RateLimits(
      limits: route.guessLimits, gate: Gate(stage.world, options: options, memory: .zero),
      errors: errors())
    let remaining = try #require(HTTPField.Name("RateLimit-Remaining"))
    for (status, left) in [(200, "1"), (200, "0"), (429, "0")] {
      let response = try await stage.response(of: limits, routes: [route])
      #expect(response.head.status.code == status)
      #expect(response.head.headerFields[remaining] == left)
    }
  }

  @Test func `Authorization admits nobody to a personal route without a log-in`() async throws {
    let mine = HubRoute(method: .get, path: "/mine", access: .ownAccount, summary: "Mine") { _ in
      RouteResponse(HTTPResponse(status: .ok))
    }
    await #expect(throws: AccessError.notLoggedIn) {
      try await stage.response(of: Authorization(gate: gate), "/mine", routes: [mine])
    }
    let me = Caller(address: "127.0.0.1", person: Person(id: "me"))
    let response = try await stage.response(
      of: Authorization(gate: gate), "/mine", routes: [mine], caller: me)
    #expect(response.head.status == .ok)
  }

  @Test func `PublicCache serves a response for a second, or until a write`() async throws {
    let times = Counter()
    let handler: @concurrent @Sendable (HubContext) async throws -> RouteResponse = { _ in
      let head = HTTPResponse(status: .ok, headerFields: [.cacheControl: "public"])
      return RouteResponse(head, body: .bytes(Data("\(times.next())".utf8)))
    }
    let start = ContinuousClock.now
    let passed = Mutex(Duration.zero)
    let operation = HubOperation(
      log: .none, memory: .zero, clock: { start + passed.withLock { $0 } })
    let cache = PublicCache(responses: operation.publicResponses)
    let invalidation = CacheInvalidation(
      operation: operation, settings: ExpiringCache(for: .zero))
    func text(_ path: String = "/open") async throws -> JSONValue {
      try body(try await stage.response(of: cache, path, handler: handler))
    }
    #expect(try await text() == 1)
    #expect(try await text() == 1)
    #expect(try await text("/open?fresh") == 2)
    passed.withLock { $0 = .seconds(1) }
    #expect(try await text() == 3)
    #expect(try await text() == 3)
    _ = try await stage.response(of: invalidation, to: .post)
    #expect(try await text() == 4)
  }

  @Test func `FormTokens refuses a session's form without its token`() async throws {
    let caller = Caller(
      address: "127.0.0.1", person: Person(id: "me"),
      credential: .session(id: "s", formToken: "secret"))
    await #expect(throws: WebError.foreignForm) {
      try await stage.response(of: FormTokens(), to: .post, caller: caller)
    }
    let header = FormToken.header
    let response = try await stage.response(
      of: FormTokens(), to: .post, fields: [header: "secret"], caller: caller)
    #expect(response.head.status == .ok)
  }

  @Test(
    arguments: [
      ("/daybook/mori?a=/b", "/mori?a=/b"), ("/daybook", "/"), ("/daybook?a", "/?a"),
      ("/daybooks", "/daybooks"), ("/mori", "/mori"), ("/daybook/daybook", "/daybook"),
    ])
  func `BasePath is no part of the path of a request`(asked: String, seen: String) {
    let head = HTTPRequest(method: .get, scheme: "http", authority: "a", path: asked)
    let request = IncomingRequest(head: head, peer: { "127.0.0.1" }) { _ in Data() }
    #expect(BasePath(path: "/daybook").removed(from: request).head.path == seen)
    #expect(BasePath(path: "").removed(from: request).head.path == asked)
  }

  @Test func `BasePath is part of all addresses of a response`() async throws {
    let (html, manifest) = ("text/html; charset=utf-8", "application/manifest+json")
    func response(_ type: String, _ body: String, below path: String) async throws -> String {
      let response = try await stage.response(of: BasePath(path: path)) { _ in
        RouteResponse(
          HTTPResponse(
            status: .seeOther,
            headerFields: [
              .contentType: type, .location: "/mori", .setCookie: "a=b; Path=/log-in; Secure",
            ]),
          body: .bytes(Data(body.utf8)))
      }
      #expect(response.head.headerFields[.location] == path + "/mori")
      #expect(response.head.headerFields[.setCookie] == "a=b; Path=\(path)/log-in; Secure")
      guard case .bytes(let bytes) = response.body else { return "" }
      return String(decoding: bytes, as: UTF8.self)
    }
    let page =
      #"<a href="/mori" data-share="/b.png">href=&quot;/c</a><a href="https://d.example/"></a>"#
    #expect(try await response(html, page, below: "") == page)
    #expect(
      try await response(html, page, below: "/our/day") == #"""
        <a href="/our/day/mori" data-share="/our/day/b.png">href=&quot;/c</a><a href="https://d.example/"></a>
        """#)
    let text = #"{"scope":"/","name":"/"}"#
    #expect(try await response(manifest, text, below: "/day") == #"{"scope":"/day/","name":"/"}"#)
    #expect(try await response("application/json", text, below: "/day") == text)
  }
}
