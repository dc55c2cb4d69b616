import CoreModels
import CorePlugin
import Foundation
import HTTPTypes
import HubAccounts

/// The manifest for installing the app (W3C's Web Application Manifest).
enum WebManifest {
  /// The path, to which documents add their language.
  static let path = "/manifest.webmanifest"

  /// Returns the manifest in a language.
  static func json(of web: WebApp, in language: Language) -> JSONValue {
    let icons = web.icons
    func icon(_ file: WebAsset, _ sizes: String, _ purpose: String) -> JSONValue {
      .object([
        "src": .string(file.path), "sizes": .string(sizes), "purpose": .string(purpose),
        "type": .string(file.sort.contentType),
      ])
    }
    let pictures = icons.pictures.map { picture in
      icon(picture.file, "\(picture.width)x\(picture.width)", picture.purpose)
    }
    let light = Theme.daybook.light
    return .object([
      "id": .string("/"), "name": .string("Daybook"), "short_name": .string("Daybook"),
      "description": .string(OfflineText.description.text(in: language)),
      "lang": .string(language.rawValue), "dir": .string("ltr"), "start_url": .string("/"),
      "scope": .string("/"), "display": .string("standalone"),
      "background_color": .string(light.background.description),
      "theme_color": .string(light.background.description),
      "categories": .array([.string("lifestyle"), .string("productivity")]),
      "icons": .array([icon(icons.vector, "any", "any")] + pictures),
      "screenshots": .array(
        InstallPicture.all.map { picture in
          .object([
            "src": .string(picture.file.path), "sizes": .string(picture.sizes),
            "type": .string(picture.file.sort.contentType),
            "form_factor": .string(picture.form),
            "label": .string(OfflineText.description.text(in: language)),
          ])
        }),
      "shortcuts": .array(
        web.products.map { product in
          .object([
            "name": .string(product.name), "url": .string(product.path),
            "icons": .array([icon(web.shortcutIcon(of: product), "any", "any")]),
          ])
        }),
      "share_target": .object([
        "action": .string(PalettePage.path), "method": .string("GET"),
        // The default, which browsers warn about where it is not said.
        "enctype": .string("application/x-www-form-urlencoded"),
        "params": .object([
          "title": .string("title"), "text": .string("text"), "url": .string("url"),
        ]),
      ]),
    ])
  }

  /// Returns the route of the manifest.
  static func route(of web: WebApp) -> HubRoute {
    HubRoute(
      method: .get, path: path, access: .anyone, summary: "What the app is called and looks like",
      isListed: false
    ) { call in
      let language = call.request.queryValue("lang").flatMap(Language.init(tag:)) ?? .english
      return RouteResponse(
        .ok, [.contentType: "application/manifest+json", .cacheControl: "public, max-age=3600"],
        try JSON.data(json(of: web, in: language)))
    }
  }
}
