package import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes
package import HubAccounts

/// The visitor of a page, with their language and display settings.
package struct Visit: Sendable {
  package var language: Language
  /// Light or dark; `nil` for the system's setting.
  package var look: Look?
  /// `true` if somebody is logged in.
  var isKnown = false
  /// The visitor's pseudonym for browsers.
  package var person: String?
  /// The token for forms; `nil` without a session.
  var formToken: String?
  /// `true` if single letters are shortcuts.
  var hasLetterKeys = true
  /// The log position of the page's data, or an earlier one.
  package var position = 0
  /// The batch that undo would take back, if any.
  var undoable: String?
  /// The path of the page, without its query.
  package var path: String
}

extension Visit {
  /// Describes the visitor of a request.
  package init(_ call: HubRequest) async throws {
    try await self.init(call.request.head, of: call.caller, in: call.world)
  }

  init(_ request: HTTPRequest, of caller: Caller, in world: World) async throws {
    let (look, hasLetterKeys, position, undoable) = try await world.store.read { snapshot in
      (
        try snapshot.setting(WebSettings.look), try snapshot.setting(WebSettings.letterKeys),
        try snapshot.logPosition(), try snapshot.lastUndoable()
      )
    }
    self.init(
      language: caller.person == nil
        ? request.acceptedLanguage ?? world.language : world.language,
      look: Look(rawValue: look),
      isKnown: caller.person != nil, person: caller.person?.browserName,
      formToken: caller.formToken,
      hasLetterKeys: hasLetterKeys, position: position, undoable: undoable,
      path: String((request.path ?? "/").prefix { $0 != "?" }))
  }

  /// Describes the visitor of a request that failed before the caller's world was known.
  init(_ request: IncomingRequest, of person: Person?, language: Language) {
    self.init(
      language: request.head.acceptedLanguage ?? language, isKnown: person != nil,
      person: person?.browserName, path: String(request.path))
  }
}

extension Caller {
  /// The token for the session's forms; `nil` without a session.
  package var formToken: String? {
    if case .session(_, let token) = credential { token } else { nil }
  }
}

extension HTTPRequest {
  /// The language that the browser prefers.
  var acceptedLanguage: Language? {
    headerFields[.acceptLanguage].flatMap(Language.init(accepted:))
  }
}

extension Language {
  /// The first supported language of an `Accept-Language` field. Assumes descending quality values,
  /// as all browsers send them.
  package init?(accepted field: String) {
    for range in field.split(separator: ",") {
      let tag = range.prefix { $0 != ";" }.drop { $0 == " " }
      if let language = Language(tag: String(tag)) {
        self = language
        return
      }
    }
    return nil
  }
}
