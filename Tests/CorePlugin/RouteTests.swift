import CoreModels
import CorePlugin
import Foundation
import HTTPTypes
import Testing

@Suite("A JSON answer over HTTP") struct RouteTests {
  private func answer(
    _ value: JSONValue = ["v": 1], ifNoneMatch tags: String? = nil
  ) throws -> RouteResponse {
    var head = HTTPRequest(method: .get, scheme: "https", authority: "hub.example", path: "/v")
    head.headerFields[.ifNoneMatch] = tags
    return try .json(value, for: RouteRequest(head), maxAge: 60)
  }

  private func body(_ response: RouteResponse) -> String? {
    guard case .bytes(let data) = response.body else { return nil }
    return String(bytes: data, encoding: .utf8)
  }

  @Test func `has a type, a tag and the time that caches may keep it`() throws {
    let response = try answer()
    #expect(response.head.status == .ok)
    #expect(
      response.head.headerFields == [
        .eTag: "\"\(try tag())\"", .cacheControl: "public, max-age=60",
        .contentType: "application/json; charset=utf-8",
      ])
    #expect(body(response) == #"{"v":1}"#)
  }

  private func tag() throws -> String {
    try #require(try answer().head.headerFields[.eTag]).replacing("\"", with: "")
  }

  @Test func `keeps its tag while it stays the same, and changes it with itself`() throws {
    #expect(try answer(["a": 1, "b": 2]).head == answer(["b": 2, "a": 1]).head)
    #expect(try answer(["a": 1]).head != answer(["a": 2]).head)
  }

  @Test(arguments: ["\"TAG\"", "W/\"TAG\"", "\"other\", \"TAG\"", "\"other\" ,W/\"TAG\"", "*"])
  func `is not sent again to a caller who has it`(tags: String) throws {
    let response = try answer(ifNoneMatch: tags.replacing("TAG", with: try tag()))
    #expect(response.head.status == .notModified)
    #expect(body(response) == "")
    #expect(
      response.head.headerFields == [
        .eTag: "\"\(try tag())\"", .cacheControl: "public, max-age=60",
      ])
  }

  @Test(arguments: ["", "\"other\"", "TAG", "w/\"TAG\"", "\"TAG"])
  func `is sent to a caller who has something else`(tags: String) throws {
    let response = try answer(ifNoneMatch: tags.replacing("TAG", with: try tag()))
    #expect(response.head.status == .ok)
  }
}
