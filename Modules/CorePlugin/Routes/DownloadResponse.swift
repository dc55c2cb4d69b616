public import Foundation
import HTTPTypes

extension RouteResponse {
  /// A file download, or with `isShown` a file to display. The name may have ASCII letters, digits,
  /// hyphens and dots.
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
