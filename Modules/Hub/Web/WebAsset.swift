import CoreModels
import CorePlugin
import Foundation
import HTTPTypes

/// A file that pages ask for, under a name that changes with what is in it.
struct WebAsset: Sendable {
  /// What sort of file it is.
  enum Sort: String, Sendable {
    case style = "css"
    case script = "js"

    var contentType: String {
      switch self {
      case .style: "text/css; charset=utf-8"
      case .script: "text/javascript; charset=utf-8"
      }
    }
  }

  /// As `/style.1f3a.css`.
  let path: String
  private let sort: Sort
  private let bytes: Data

  /// A file of that text.
  init(_ name: String, _ sort: Sort, _ text: String) {
    var hash = StableHash()
    hash.combine(text)
    path = "/\(name).\(String(hash.value, radix: 36)).\(sort.rawValue)"
    self.sort = sort
    bytes = Data(text.utf8)
  }

  /// How it is served: browsers may keep it for good.
  var route: HubRoute {
    HubRoute(
      method: .get, path: path, access: .anyone, summary: "A file of the web app", isListed: false
    ) { _ in
      var head = HTTPResponse(status: .ok)
      head.headerFields[.contentType] = sort.contentType
      head.headerFields[.cacheControl] = "public, max-age=31536000, immutable"
      return RouteResponse(head, body: .bytes(bytes))
    }
  }
}
