import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes

/// Who looks at a page, and how they want it.
struct Visit: Sendable {
  /// The language of what they read.
  var language: Language
  /// Light or dark, `nil` for what their system says.
  var look: Look?
  /// Whether somebody is logged in.
  var isKnown = false
  /// What browsers know them by.
  var person: String?
  /// What forms have to carry; `nil` without a session.
  var formToken: String?
  /// Whether single letters are shortcuts.
  var hasLetterKeys = true
  /// The position of the log that the page shows, or an earlier one.
  var position = 0
  /// What undo would take back, by the name of its batch; `nil` for nothing.
  var undoable: String?
  /// The path of the page, without its query.
  var path: String
}

extension Visit {
  /// The visit that a call is.
  init(_ call: HubCall) async throws {
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

  /// The visit of a call that came to nothing before anybody was known.
  init(_ call: IncomingCall, language: Language) {
    let asked = call.head.headerFields[.acceptLanguage].flatMap(Language.init(accepted:))
    self.init(language: asked ?? language, path: String(call.path))
  }
}

extension Caller {
  /// What the forms of the caller's session have to carry; `nil` without a session.
  var formToken: String? {
    if case .session(_, let token) = credential { token } else { nil }
  }
}

extension Language {
  /// The first language of an `Accept-Language` field that we speak; quality values are taken to
  /// fall, as every browser sends them.
  init?(accepted field: String) {
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
