import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import Logging
import Synchronization
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubConfiguration
@testable import HubWeb

private let trace = "4bf92f3577b34da6a3ce929d0e0e4736"
private let sent = "00-\(trace)-00f067aa0ba902b7-01"

@Suite("The trace of a request") struct TraceContextTests {
  private final class Lines: Sendable {
    private let text = Mutex("")
    var all: [JSONValue] {
      get throws {
        try text.withLock { $0 }.split(separator: "\n").map {
          try JSONValue(parsing: Data($0.utf8))
        }
      }
    }
    func add(_ more: String) { text.withLock { $0 += more } }
  }

  /// A product that asks a server and says so in the log.
  private struct AskingPlugin: Plugin {
    let id = "asking"
    let name = "Asking"
    let abstract = "Asks."
    var routes: [Route] {
      [
        Route(.get, "/ask", access: .anyone, summary: "Asks") { _, world in
          _ = try await world.http.fetch(HTTPCall(.get, "https://example.org/"))
          world.log.warning("asked")
          return RouteResponse(HTTPResponse(status: .ok))
        },
        Route(.get, "/fail", access: .anyone, summary: "Fails") { _, _ in
          throw CocoaError(.coderInvalidValue)
        },
      ]
    }
  }

  /// The lines of the log and the field of the outgoing request.
  private func asked(
    _ field: String?, path: String = "/ask", status: HTTPResponse.Status = .ok
  ) async throws -> (lines: [JSONValue], upstream: String?) {
    let lines = Lines()
    let upstream = Mutex(String?.none)
    var stage = try Stage(
      http: HTTPClient { call in
        upstream.withLock { $0 = call.request.headerFields[.traceParent] }
        return HTTPReply(.ok)
      })
    var settings = HubSettings()
    settings.logFormat = "json"
    let log = HubLog(
      settings, isTerminal: false, now: { Instant(milliseconds: 0) }, write: lines.add)
    stage.world.log = log.logger
    let hub = Hub([AskingPlugin()], in: stage.world, options: HubOptions(), log: log)
    var head = HTTPRequest(
      method: .get, scheme: "http", authority: "127.0.0.1:5001", path: path)
    head.headerFields[.traceParent] = field
    let response = await hub.answer(
      IncomingRequest(head: head, peer: { "127.0.0.1" }) { _ in Data() })
    #expect(response.head.status == status)
    #expect(response.head.headerFields[.traceParent] == nil)
    log.flush()
    return (try lines.all, upstream.withLock { $0 })
  }

  @Test func `is continued in every line of the log and at upstream servers`() async throws {
    let (lines, upstream) = try await asked(sent)
    #expect(lines.count == 2)
    for line in lines {
      #expect(line["trace_id"]?.string == trace)
      #expect(line["span_id"]?.string?.count == 16)
      #expect(line["span_id"]?.string != "00f067aa0ba902b7")
    }
    let span = try #require(lines[0]["span_id"]?.string)
    #expect(upstream == "00-\(trace)-\(span)-01")
  }

  @Test func `is in the line about an unexpected error`() async throws {
    let (lines, _) = try await asked(sent, path: "/fail", status: .internalServerError)
    #expect(lines.count == 2 && lines[0]["level"]?.string == "error")
    for line in lines { #expect(line["trace_id"]?.string == trace) }
  }

  @Test func `begins here without one, or with one that cannot be read`() async throws {
    let fields: [String?] = [
      nil, "", "00-0-0-0", sent + "-more", "ff-\(trace)-00f067aa0ba902b7-01",
    ]
    for field in fields {
      let (lines, upstream) = try await asked(field)
      let made = try #require(lines.first?["trace_id"]?.string)
      #expect(made.count == 32 && made != trace)
      #expect(lines.allSatisfy { $0["trace_id"]?.string == made })
      #expect(upstream?.contains(made) == true)
    }
  }

  @Test func `is read as the standard says`() {
    let part = "00f067aa0ba902b7"
    let later = "cc-\(trace)-\(part)-01"
    for field in [sent, later, later + "-what-comes"] {
      #expect(TraceContext(field: field)?.traceID == trace)
    }
    let nothing = String(repeating: "0", count: 32)
    let others: [String] = [
      sent.uppercased(), sent + "-", String(sent.dropLast()), "00-\(nothing)-\(part)-01",
      "00-\(trace)-0000000000000000-01",
    ]
    for field in others { #expect(TraceContext(field: field) == nil) }
  }
}
