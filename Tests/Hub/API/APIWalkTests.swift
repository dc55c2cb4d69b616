import Aclio
import CommandHost
import CoreModels
import CoreNet
import CorePlugin
import DailyBrief
import Foundation
import GroundingSun
import HTTPTypes
import Lesson
import Mori
import Testing

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

/// The products as listed by the suite's app.
enum AllProducts: Suite, ServedSuite {
  static let plugins: [any Plugin] = [
    LessonPlugin(), MoriPlugin(), GroundingSunPlugin(), DailyBriefPlugin(), AclioPlugin(),
  ]
}

/// A `curl` line of the article about the API.
private struct CurlLine: CustomTestStringConvertible {
  let path: String
  let body: String?
  let testDescription: String

  init?(_ line: Substring) {
    guard line.hasPrefix("curl "), let start = line.range(of: "$HUB") else { return nil }
    path = String(line[start.upperBound...].prefix { !" \"'".contains($0) })
    body = line.range(of: "--json '").map { String(line[$0.upperBound...].prefix { $0 != "'" }) }
    testDescription = String(line)
  }

  static func all() throws -> [CurlLine] {
    let article = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Modules/Hub/Hub.docc/API.md")
    // The rest is for several people and run by Tests/Operation/api_walk.py.
    return try String(contentsOf: article, encoding: .utf8).split(separator: "\n")
      .prefix { !$0.hasPrefix("With several people") }.compactMap { CurlLine($0) }
  }
}

@Suite struct APIWalkTests {
  @Test func `every line of the article about the API is answered, in its order`() async throws {
    let api = try await APIStage(
      AllProducts.plugins, commands: AllProducts.ownCommands, http: .unavailable)
    let lines = try CurlLine.all()
    #expect(lines.count > 20)
    for line in lines {
      let method: HTTPRequest.Method = line.body == nil ? .get : .post
      let response = try await api.response(method, line.path, body: line.body ?? "")
      #expect([200, 201].contains(response.head.status.code), "\(line.testDescription)")
      if case .stream(let stream) = response.body {
        var text = ""
        for try await part in stream { text += String(decoding: part, as: UTF8.self) }
        #expect(text.contains(#"{"done":true}"#), "\(line.testDescription)")
      }
    }
  }

  @Test func `the suite's own commands are an API too`() async throws {
    let api = try await APIStage(
      AllProducts.plugins, commands: AllProducts.ownCommands, http: .unavailable)
    #expect(
      try await api.post("/api/settings", #"{"key":"language","value":"sk"}"#)
        == #"200 {"language":"sk"}"#)
    #expect(try await api.get("/api/settings?key=language") == #"200 {"language":"sk"}"#)
    #expect(try await api.post("/api/undo").hasPrefix(#"200 {"changes":[{"day":null,"#))
    #expect(try await api.get("/api/settings?key=language") == #"200 {"language":""}"#)
    #expect(try await api.get("/api/day") == #"200 {"day":"2026-11-21","kept":[],"paused":false}"#)
    #expect(
      try await api.post("/api/mercy/until", #"{"day":"2026-11-28"}"#).hasPrefix("200 "))
    #expect(
      try await api.get("/api/day") == #"200 {"day":"2026-11-21","kept":[],"paused":true}"#)
    #expect(try await api.get("/api/today").hasPrefix(#"200 {"cards":["#))
  }
}
