import CoreModels
import CorePlugin
import Foundation
import HTTPTypes
import Testing

@testable import Aclio

/// The complete response of one of our routes.
struct RouteAnswer {
  let head: HTTPResponse
  let text: String

  init(
    _ world: World, _ name: String, _ body: Data, method: HTTPRequest.Method = .post,
    language: String? = nil
  ) async throws {
    let path = "/api/" + name
    let route = try #require(
      AclioPlugin().routes.first { $0.path == path && $0.method == method })
    var head = HTTPRequest(method: method, scheme: "https", authority: "hub", path: path)
    head.headerFields[.acceptLanguage] = language
    let response = try await route.handle(RouteRequest(head, body: body), world)
    self.head = response.head
    switch response.body {
    case .bytes(let data): text = String(decoding: data, as: UTF8.self)
    case .stream(let stream):
      var data = Data()
      for try await piece in stream { data.append(piece) }
      text = String(decoding: data, as: UTF8.self)
    }
  }

  var status: Int { head.status.code }
  var type: String? { head.headerFields[.contentType] }
  var json: JSONValue { (try? JSONValue(parsing: Data(text.utf8))) ?? .null }
}
