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
    case svg
    case png

    var contentType: String {
      switch self {
      case .style: "text/css; charset=utf-8"
      case .script: "text/javascript; charset=utf-8"
      case .svg: "image/svg+xml"
      case .png: "image/png"
      }
    }
  }

  /// As `/style.1f3a.css`.
  let path: String
  /// What sort of file it is.
  let sort: Sort
  private let bytes: @Sendable () throws -> Data

  /// A file of that text.
  init(_ name: String, _ sort: Sort, _ text: String) {
    let bytes = Data(text.utf8)
    self.init(name, sort, madeOf: text) { bytes }
  }

  /// A file whose bytes follow from a text, and are made when somebody asks for them.
  init(
    _ name: String, _ sort: Sort, madeOf text: String, bytes: @escaping @Sendable () throws -> Data
  ) {
    var hash = StableHash()
    hash.combine(text)
    path = "/\(name).\(String(hash.value, radix: 36)).\(sort.rawValue)"
    self.sort = sort
    self.bytes = bytes
  }

  /// How it is served: browsers may keep it for good.
  var route: HubRoute {
    HubRoute(
      method: .get, path: path, access: .anyone, summary: "A file of the web app", isListed: false
    ) { _ in
      var head = HTTPResponse(status: .ok)
      head.headerFields[.contentType] = sort.contentType
      head.headerFields[.cacheControl] = "public, max-age=31536000, immutable"
      return RouteResponse(head, body: .bytes(try bytes()))
    }
  }
}
