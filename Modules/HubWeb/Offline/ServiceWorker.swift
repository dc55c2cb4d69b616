import CoreModels
import CorePlugin
import Foundation
import HTTPTypes

/// The service worker; its source is `Content/Worker/service-worker.js`.
enum ServiceWorker {
  /// The path of the script, which determines its scope.
  static let path = "/service-worker.js"

  /// Returns the script for an app. It changes with any of the app's files, so that browsers fetch
  /// a new version's files and drop the old ones.
  static func text(of web: WebApp) -> String {
    let files = web.assets.filter { $0.sort != .png }.map { "'\($0.path)'" }.joined(separator: ", ")
    let icon = web.icons.pictures.first?.file.path ?? ""
    let body =
      "const FILES = [\(files)], NOTICE_ICON = '\(icon)';\n\(Content.Worker.serviceWorker)"
    var hash = StableHash()
    hash.combine(body)
    return "'use strict'; const VERSION = '\(String(hash.value, radix: 36))';\n" + body
  }

  /// The route of the script: revalidated every time, and allowed to connect to this server only.
  static func route(of web: WebApp) -> HubRoute {
    let bytes = Data(text(of: web).utf8)
    return HubRoute(
      method: .get, path: path, access: .anyone, summary: "Opens pages without a connection",
      isListed: false
    ) { _ in
      RouteResponse(
        .ok,
        [
          .contentType: WebAsset.Sort.script.contentType, .cacheControl: "no-cache",
          .contentSecurityPolicy: "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
        ], bytes)
    }
  }
}
