package import CoreModels

/// Texts about access and permissions.
package struct AccessText: CatalogText {
  package let message: Message

  package init(message: Message) { self.message = message }

  package static func error(_ error: AccessError) -> Self {
    switch error {
    case .notLoggedIn: .errorNotLoggedIn
    case .malformedToken: .errorMalformedToken
    case .expiredToken: .errorExpiredToken
    case .invalidToken: .errorInvalidToken
    case .invalidKey: .errorInvalidKey
    case .notAllowed: .errorNotAllowed
    case .beyondScope: .errorBeyondScope
    case .foreignHost: .errorForeignHost
    case .foreignOrigin: .errorForeignOrigin
    case .linkUsed: .errorLinkUsed
    case .tooMany: .errorTooMany
    case .busy: .errorBusy
    case .tokenExists(let name): .errorTokenExists(name)
    case .noToken(let name): .errorNoToken(name)
    case .keyExists(let name): .errorKeyExists(name)
    case .noKey(let name): .errorNoKey(name)
    case .badScope(let scope, _): .errorBadScope(scope)
    case .badName: .errorBadName
    case .badDays: .errorBadDays
    }
  }

  package static func advice(_ error: AccessError) -> Self {
    switch error {
    case .notLoggedIn: .adviceNotLoggedIn
    case .malformedToken: .adviceMalformedToken
    case .expiredToken: .adviceExpiredToken
    case .invalidToken: .adviceInvalidToken
    case .invalidKey: .adviceInvalidKey
    case .notAllowed: .adviceNotAllowed
    case .beyondScope: .adviceBeyondScope
    case .foreignHost: .adviceForeignHost
    case .foreignOrigin: .adviceForeignOrigin
    case .linkUsed: .adviceLinkUsed
    case .tooMany(let seconds): .adviceTooMany(max(1, (seconds + 59) / 60))
    case .busy: .adviceBusy
    case .tokenExists: .adviceTokenExists
    case .noToken: .adviceNoToken
    case .keyExists: .adviceKeyExists
    case .noKey: .adviceNoKey
    case .badScope(_, let known): .adviceBadScope(known.joined(separator: ", "))
    case .badName: .adviceBadName
    case .badDays: .adviceBadDays
    }
  }
}
