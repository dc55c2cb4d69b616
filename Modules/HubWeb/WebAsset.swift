import CoreModels
import CorePlugin
import Foundation
import HTTPTypes

/// A static file whose name changes with its content.
package struct WebAsset: Sendable {
  package enum Sort: String, Sendable {
    case style = "css"
    case script = "js"
    case svg
    case png
    case webp

    package var contentType: String {
      switch self {
      case .style: "text/css; charset=utf-8"
      case .script: "text/javascript; charset=utf-8"
      case .svg: "image/svg+xml"
      case .png: "image/png"
      case .webp: "image/webp"
      }
    }
  }

  /// Such as `/style.1f3a.css`.
  package let path: String
  let sort: Sort
  let bytes: @Sendable () -> Data

  /// A file with that text.
  package init(_ name: String, _ sort: Sort, _ text: String) {
    let bytes = Data(text.utf8)
    self.init(name, sort, madeOf: text) { bytes }
  }

  /// A picture in Base64.
  init(_ name: String, _ sort: Sort, base64: StaticString) {
    let text = "\(base64)"
    self.init(name, sort, madeOf: text) { Data(base64Encoded: text) ?? Data() }
  }

  private init(
    _ name: String, _ sort: Sort, madeOf text: String, bytes: @escaping @Sendable () -> Data
  ) {
    var hash = StableHash()
    hash.combine(text)
    path = "/\(name).\(String(hash.value, radix: 36)).\(sort.rawValue)"
    self.sort = sort
    self.bytes = bytes
  }

  /// The file's route; browsers may store it indefinitely.
  package var route: HubRoute {
    HubRoute(
      method: .get, path: path, access: .anyone, summary: "A file of the web app", isListed: false
    ) { _ in
      RouteResponse(
        .ok,
        [.contentType: sort.contentType, .cacheControl: "public, max-age=31536000, immutable"],
        bytes())
    }
  }
}
