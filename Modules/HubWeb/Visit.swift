package import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes
import HubAccounts

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
    let (look, hasLetterKeys, position, undoable) = try await call.world.store.read { snapshot in
      (
        try snapshot.setting(WebSettings.look), try snapshot.setting(WebSettings.letterKeys),
        try snapshot.logPosition(), try snapshot.lastUndoable()
      )
    }
    self.init(
      language: call.caller.person == nil ? call.entryLanguage : call.world.language,
      look: Look(rawValue: look),
      isKnown: call.caller.person != nil, person: call.caller.person?.browserName,
      formToken: call.caller.formToken,
      hasLetterKeys: hasLetterKeys, position: position, undoable: undoable,
      path: String((call.request.head.path ?? "/").prefix { $0 != "?" }))
  }

  /// Describes the visitor of a request that failed before authentication.
  package init(_ call: IncomingRequest, language: Language) {
    let asked = call.head.headerFields[.acceptLanguage].flatMap(Language.init(accepted:))
    self.init(language: asked ?? language, path: String(call.path))
  }
}

extension Caller {
  /// The token for the session's forms; `nil` without a session.
  var formToken: String? {
    if case .session(_, let token) = credential { token } else { nil }
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
