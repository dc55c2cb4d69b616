import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import Testing

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("A response on its way to the client") struct ContentEncodingTests {
  private let stage: MiddlewareStage

  init() throws { stage = try MiddlewareStage() }

  private func page(_ bytes: Int = 5000, type: String = "text/html") -> RouteResponse {
    var head = HTTPResponse(status: .ok)
    head.headerFields[.contentType] = type
    return RouteResponse(head, body: .bytes(Data(repeating: 0x61, count: bytes)))
  }

  private func adapted(
    _ response: RouteResponse, _ fields: HTTPFields, padding: UInt64 = 0
  ) async throws -> RouteResponse {
    try await stage.response(
      of: ContentEncoding(packedBodies: ExpiringCache(), random: { padding }), fields: fields
    ) { _ in response }
  }

  @Test(
    arguments: [
      ("gzip", true), ("br, gzip;q=0.5", true), ("*", true), ("gzip;q=0", false),
      ("gzip; q=0.0", false), ("br", false), ("", false), ("identity", false), ("GZIP", true),
    ])
  func `is compressed where the caller takes it`(accepted: String, isPacked: Bool) async throws {
    let answer = try await adapted(page(), [.acceptEncoding: accepted])
    #expect((answer.head.headerFields[.contentEncoding] == "gzip") == isPacked)
    #expect(answer.head.headerFields[.vary] == "Accept-Encoding")
  }

  @Test func `is not compressed where it is short, a picture or a stream`() async throws {
    let fields: HTTPFields = [.acceptEncoding: "gzip"]
    for answer in [page(1023), page(type: "image/png"), page(type: "text/event-stream")] {
      #expect(try await adapted(answer, fields).head.headerFields[.contentEncoding] == nil)
    }
  }

  @Test func `hides how long a compressed page is`() async throws {
    var lengths: Set<Int> = []
    for padding in [UInt64(0), 1, 63] {
      guard
        case .bytes(let body) = try await adapted(
          page(), [.acceptEncoding: "gzip"], padding: padding
        ).body
      else { continue }
      lengths.insert(body.count)
    }
    #expect(lengths.count == 3)
  }

  @Test(
    arguments: [
      ("\"a\"", 304), ("W/\"a\"", 304), ("\"b\", \"a\"", 304), ("*", 304), ("\"b\"", 200),
      ("\"ab\"", 200),
    ])
  func `is left out where the caller has it`(known: String, status: Int) async throws {
    var response = page()
    response.head.headerFields[.eTag] = "\"a\""
    let answer = try await adapted(response, [.ifNoneMatch: known])
    #expect(answer.head.status.code == status)
  }

  @Test func `protects browsers, and leaves a page its own policy`() async throws {
    let own = "default-src 'self'"
    let operation = HubOperation(log: .none, memory: .zero)
    let secure = ResponseHeaders(operation: operation, isSecure: true)
    let page = try await stage.response(of: secure) { _ in
      RouteResponse(HTTPResponse(status: .ok, headerFields: [.contentSecurityPolicy: own]))
    }
    let fields = page.head.headerFields
    #expect(fields[.contentSecurityPolicy] == own)
    #expect(fields[.xContentTypeOptions] == "nosniff")
    #expect(fields[.strictTransportSecurity] == "max-age=31536000")
    let open = ResponseHeaders(operation: operation, isSecure: false)
    let others = try await stage.response(of: open).head.headerFields
    #expect(others[.contentSecurityPolicy] == "default-src 'none'; frame-ancestors 'none'")
    #expect(others[.strictTransportSecurity] == nil)
  }
}
