import CoreModels
import Foundation
import HTTPTypes
import Logging
import Synchronization
import Testing

@testable import Hub
@testable import HubAccounts
@testable import HubConfiguration
@testable import HubWeb

@Suite("The server's log") struct HubLogTests {
  private final class Lines: Sendable {
    private let text = Mutex("")
    var all: String { text.withLock { $0 } }
    func add(_ more: String) { text.withLock { $0 += more } }
  }

  private func log(_ format: String, _ lines: Lines, level: String = "info") -> HubLog {
    var settings = HubSettings()
    (settings.logFormat, settings.logLevel) = (format, level)
    return HubLog(
      settings, isTerminal: false, now: { Instant(milliseconds: 0) }, write: lines.add)
  }

  private var trace: RequestTrace {
    RequestTrace(
      id: "a1", route: RouteName(.get, "/api/{id}"),
      caller: Caller(address: "", person: Person(id: "eva@example.org")))
  }

  @Test func `has one JSON line a call, with the route's pattern`() throws {
    let lines = Lines()
    let log = log("json", lines)
    log.call("GET", trace, status: 200, microseconds: 1234, bytes: 12)
    log.flush()
    let line = try JSONValue(parsing: Data(lines.all.utf8))
    #expect(line["route"] == "/api/{id}" && line["status"] == 200 && line["ms"] == 1.23)
    #expect(line["time"] == "1970-01-01T00:00:00Z" && line["request_id"] == "a1")
    #expect(line["person"]?.string?.count == 12 && !lines.all.contains("eva"))
  }

  @Test func `says from where somebody was refused, and why`() throws {
    let trace = RequestTrace(
      id: "a", route: RouteName(.post, "/api/users/authenticate"),
      caller: Caller(address: "203.0.113.7"), reason: "wrong_credentials")
    for (status, isTold) in [(401, true), (429, true), (200, false), (404, false)] {
      let lines = Lines()
      let log = log("json", lines)
      log.call("POST", trace, status: status, microseconds: 1, bytes: 1)
      log.flush()
      #expect(lines.all.contains("203.0.113.7") == isTold, "\(lines.all)")
      let line = try JSONValue(parsing: Data(lines.all.utf8))
      #expect(line["reason"]?.string == (status == 200 ? nil : "wrong_credentials"))
    }
  }

  @Test func `has words for people`() {
    let lines = Lines()
    log("text", lines).call(
      "GET", RequestTrace(id: "a1", route: RouteName(.get, "/live")), status: 200,
      microseconds: 500, bytes: nil)
    #expect(lines.all == "1970-01-01T00:00:00Z GET /live 200 0.5 ms stream a1\n")
  }

  @Test func `keeps probes and what is not asked for out`() {
    let lines = Lines()
    let log = log("text", lines, level: "warning")
    log.call("GET", trace, status: 200, microseconds: 1, bytes: 0)
    log.message("nothing", at: .info)
    log.message("trouble\nGET / 200", at: .warning)
    #expect(lines.all.split(separator: "\n").count == 1)
  }
}
