import CoreModels
import CorePlugin
import HTTPTypes

/// What a browser shows without a connection where it has no copy of the page that was asked for.
/// Browsers fetch it ahead, without saying who they are, so that there is nothing of anybody in it.
enum OfflinePage {
  static let route = HubRoute(
    method: .get, path: "/offline", access: .anyone, summary: "Shown without a connection",
    isListed: false
  ) { call in
    let language =
      call.request.queryValue("lang").flatMap(Language.init(tag:)) ?? call.entryLanguage
    func text(_ sentence: OfflineText) -> String { sentence.text(in: language) }
    // The frame is there, for a person who is known offline.
    let visit = Visit(language: language, isKnown: true, path: "/offline")
    var response = try RouteResponse.page(
      PageDocument(
        web: call.hub.web, visit: visit, title: text(.title),
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
