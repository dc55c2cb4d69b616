import CoreModels
import CoreNet
package import CorePlugin
package import Foundation
package import HTTPTypes

/// An HTML document: a page's main part and the frame around it.
package struct PageDocument: Sendable {
  package let web: WebApp
  package let visit: Visit
  /// The page's product; `nil` for the frame's own pages.
  package var product: String?
  package let title: String
  /// The HTML of one `main` element.
  package let main: String
  /// The number of unreadable records missing from the page.
  var leftOut = 0
  /// The day as of which the page is shown; `nil` for the present.
  var pastDay: Day?
  /// The change that a form without script has just made.
  var justDone: PageValues?

  /// Renders the document.
  package func html() throws -> String {
    try PageDocument.template.html(showing: values)
  }

  private var values: [String: any Sendable] {
    let theme = product.flatMap { web.themes[$0] } ?? .daybook
    var values: [String: any Sendable] = [
      "language": visit.language.rawValue, "title": fullTitle,
      "product": product ?? "daybook", "style": web.style.path, "script": web.script.path,
      "vectorIcon": web.icons.vector.path, "appleIcon": web.icons.apple.path,
      "main": PageMarkup(mainNamingOmissions, formToken: visit.formToken).html,
      "formToken": visit.formToken ?? "", "position": visit.position,
      "undoable": visit.undoable ?? "",
      "lightColor": theme.light.background.description,
      "darkColor": theme.dark.background.description,
      "isToday": visit.path == "/",
      "isSettings": visit.path == "/settings", "isKnown": visit.isKnown,
      "products": web.products.map { item in
        [
          "go": web.letters[item.id] ?? "",
          "id": item.id, "name": item.name, "path": item.path, "icon": item.icon,
          "isCurrent": item.id == product,
        ] as [String: any Sendable]
      },
    ]
    for (name, sentence) in FrameParts.labels { values[name] = text(sentence) }
    values["kept"] = OfflineParts.labels(in: visit.language)
    values["keysAreOff"] = !visit.hasLetterKeys
    if let pastDay {
      let day = pastDay.longText(in: visit.language)
      values["past"] = ["path": visit.path, "text": text(.asOf(day)), "back": text(.toPresent)]
    }
    values["justDone"] = justDone
    values["path"] = visit.path
    values["look"] = visit.look?.rawValue
    values["person"] = visit.person
    values["chosenColor"] = visit.look.map { theme[$0].background.description }
    if product != nil || visit.path != "/" {
      values["pageStyle"] = web.pageStyles[product ?? "daybook"]?.path
    }
    values["productScript"] = product.flatMap { web.productScripts[$0]?.path }
    return values
  }

  /// `Habits · Mori · Daybook`, which distinguishes tabs and bookmarks.
  private var fullTitle: String {
    let name = web.products.first { $0.id == product }?.name
    let isNamed = name.map(title.contains) ?? true
    return ([title] + (isNamed ? [] : [name]).compactMap(\.self) + ["Daybook"])
      .joined(separator: " · ")
  }

  /// The main part, followed by a note about missing records.
  private var mainNamingOmissions: String {
    guard leftOut > 0, let end = main.range(of: "</main>", options: .backwards) else { return main }
    let sentence = text(.leftOut(leftOut)).xmlEscaped
    return main[..<end.lowerBound] + "<p class=\"empty\">\(sentence)</p>" + main[end.lowerBound...]
  }

  private func text(_ sentence: WebText) -> String { sentence.text(in: visit.language) }

  /// Pages render once they are loaded up to their last element, `words`, because centered content
  /// would move meanwhile.
  private static let template = PageTemplate(Content.Pages.document, parts: Content.file)
}

extension RouteResponse {
  /// A response with these header fields.
  package init(_ status: HTTPResponse.Status, _ fields: HTTPFields, _ body: Data = Data()) {
    self.init(HTTPResponse(status: status, headerFields: fields), body: .bytes(body))
  }

  /// Returns an HTML document that only the person's own browser may store.
  package static func page(
    _ document: PageDocument, _ status: HTTPResponse.Status = .ok
  ) throws -> RouteResponse {
    var response = RouteResponse.html(try document.html(), cached: "private, no-cache", status)
    response.head.headerFields.daybookPerson = document.visit.person ?? "none"
    return response
  }

  /// Redirects to another page of the hub; any other address leads to Today.
  package static func moved(to path: String) -> RouteResponse {
    let isOurs = path.hasPrefix("/") && !path.hasPrefix("//") && !path.hasPrefix("/\\")
    let isSafe = isOurs && path.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f }
    return RouteResponse(.seeOther, [.location: isSafe ? path : "/", .cacheControl: "no-store"])
  }
}

extension RouteResponse {
  /// Returns an HTML document that may use only what is this server's, nothing inline, and no frames,
  /// cameras or microphones.
  static func html(
    _ text: String, cached cacheControl: String, _ status: HTTPResponse.Status = .ok
  ) -> RouteResponse {
    RouteResponse(
      status,
      [
        .contentType: "text/html; charset=utf-8", .cacheControl: cacheControl,
        .contentSecurityPolicy: contentSecurityPolicy, .permissionsPolicy: permissionsPolicy,
        .openerPolicy: "same-origin",
      ], Data(text.utf8))
  }

  private static let contentSecurityPolicy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'",
    "font-src 'self'", "connect-src 'self'", "form-action 'self'", "base-uri 'none'",
    "frame-ancestors 'none'", "manifest-src 'self'", "worker-src 'self'",
  ].joined(separator: "; ")

  /// A wall's screen stays awake by its own right, which is not among these.
  private static let permissionsPolicy = [
    "accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "magnetometer",
    "microphone", "midi", "payment", "usb",
  ].map { $0 + "=()" }.joined(separator: ", ")
}

extension HTTPField.Name {
  fileprivate static let permissionsPolicy = HTTPField.Name(known: "Permissions-Policy")
  fileprivate static let openerPolicy = HTTPField.Name(known: "Cross-Origin-Opener-Policy")
}
