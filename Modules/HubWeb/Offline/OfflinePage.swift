import CoreModels
import CorePlugin
import HTTPTypes

/// The page for requests without a connection or a stored copy. Browsers fetch it ahead without
/// credentials, so it contains nothing personal.
enum OfflinePage {
  static let route = HubRoute(
    method: .get, path: "/offline", access: .anyone, summary: "Shown without a connection",
    isListed: false
  ) { call in
    let language =
      call.request.queryValue("lang").flatMap(Language.init(tag:)) ?? call.entryLanguage
    func text(_ sentence: OfflineText) -> String { sentence.text(in: language) }
    // Renders the frame for a person who is recognized offline.
    let visit = Visit(language: language, isKnown: true, path: "/offline")
    var response = try RouteResponse.page(
      PageDocument(
        web: call.services.web, visit: visit, title: text(.title),
        main: try template.html(
          showing: [
            "title": text(.title), "hint": text(.hint), "again": text(.tryAgain),
            "kept": text(.keptPages),
          ])))
    response.head.headerFields[.cacheControl] = "no-cache"
    response.head.headerFields[.contentLanguage] = language.rawValue
    response.head.headerFields.daybookPerson = nil
    return response
  }

  private static let template = PageTemplate(Content.Pages.offline)
}
