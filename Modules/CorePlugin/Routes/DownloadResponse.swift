public import Foundation
import HTTPTypes

extension RouteResponse {
  /// A file that the browser saves under a name of ASCII letters, digits, hyphens and dots; one to
  /// look at where `isShown`.
  public static func download(
    _ data: Data, type: String, name: String, isShown: Bool = false
  ) -> RouteResponse {
    var head = HTTPResponse(status: .ok)
    head.headerFields[.contentType] = type
    head.headerFields[.cacheControl] = "private, no-store"
    head.headerFields[.contentDisposition] =
      (isShown ? "inline" : "attachment") + "; filename=\"\(name)\""
    return RouteResponse(head, body: .bytes(data))
  }
}
