import CorePlugin
import Foundation
import HTTPTypes
import HubWeb

/// Middleware that serves the hub below a path of its public URL, such as `/daybook`.
///
/// Routes and pages know nothing of the path: the hub removes it from requests, and this adds it to
/// the addresses in responses.
struct BasePath: HubMiddleware {
  /// The path without a trailing slash; empty at the root.
  let path: String

  func handle(
    _ request: IncomingRequest, context: HubContext, next: Next
  ) async throws -> RouteResponse {
    var response = try await next(request, context)
    complete(&response)
    return response
  }

  /// Returns the request as the routes know it, whether or not a proxy removed the path already.
  func removed(from request: IncomingRequest) -> IncomingRequest {
    guard !path.isEmpty, let asked = request.head.path, asked.hasPrefix(path) else {
      return request
    }
    let rest = asked.dropFirst(path.count)
    guard rest.first.map({ $0 == "/" || $0 == "?" }) ?? true else { return request }
    var request = request
    request.head.path = rest.hasPrefix("/") ? String(rest) : "/" + rest
    return request
  }

  private func complete(_ response: inout RouteResponse) {
    let place = response.head.headerFields[.location]
    if let place, place.hasPrefix("/") { response.head.headerFields[.location] = path + place }
    response.head.headerFields[values: .setCookie] = response.head.headerFields[values: .setCookie]
      .map { $0.replacing("; Path=/", with: "; Path=\(path)/", maxReplacements: 1) }
    guard case .bytes(let body) = response.body else { return }
    let type = response.head.headerFields[.contentType]?.prefix { $0 != ";" }
    let marks: [String] =
      switch type {
      case "text/html": Self.attributes
      case "application/manifest+json": Self.members
      default: []
      }
    guard !marks.isEmpty else { return }
    response.body = .bytes(completed(body, after: marks))
    response.head.headerFields[.contentLength] = nil
  }

  /// Templates escape what people wrote, so all attributes are the pages' own.
  private static let attributes = [
    " href=\"/", " action=\"/", " src=\"/", " formaction=\"/", " data-base=\"/",
    " data-share=\"/",
  ]
  private static let members = ["id", "start_url", "scope", "src", "url", "action"].map {
    "\"\($0)\":\"/"
  }

  /// Returns the text with the path before the last slash of each mark.
  private func completed(_ body: Data, after marks: [String]) -> Data {
    var text = String(decoding: body, as: UTF8.self)
    for mark in marks {
      let stem = mark[..<(mark.lastIndex(of: "/") ?? mark.endIndex)]
      text = text.replacingOccurrences(of: mark, with: stem + path + "/")
    }
    return Data(text.utf8)
  }
}
