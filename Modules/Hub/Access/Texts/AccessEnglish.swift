import CoreModels

extension AccessText {
  var english: String {
    switch self {
    case .shownOnce: "Keep it safe: it will not be shown again."
    case .revoked(let name): "“\(name)” no longer works."
    case .rotated:
      "Tokens are signed with a new key. Those issued earlier stay valid until they expire."
    case .noTokens: "No tokens yet."
    case .noKeys: "No keys yet."
    case .until(let end): "until \(end)"
    case .forGood: "never expires"
    case .forEverybody: "acts for everybody"
    case .error(let error): Self.english(error)
    case .advice(let error): Self.englishAdvice(error)
    }
  }

  private static func english(_ error: AccessError) -> String {
    switch error {
    case .notLoggedIn:
      "You are not logged in."
    case .malformedToken:
      "The Authorization header is not “Bearer” followed by a token."
    case .expiredToken:
      "Your login has expired."
    case .invalidToken:
      "The token is not valid."
    case .invalidKey:
      "The API key is missing or unknown."
    case .notAllowed:
      "That is not yours."
    case .beyondScope:
      "This token may not do that."
    case .foreignHost:
      "This server does not answer to that name."
    case .foreignOrigin:
      "The request came from another page."
    case .linkUsed:
      "This link has already been used."
    case .tooMany:
      "Too many attempts."
    case .busy:
      "Too many people are logging in right now."
    case .tokenExists(let name):
      "A token named “\(name)” already exists."
    case .noToken(let name):
      "There is no token “\(name)”."
    case .keyExists(let name):
      "There is a key “\(name)” already."
    case .noKey(let name):
      "There is no key “\(name)”."
    case .badScope(let scope, _):
      "“\(scope)” is not a scope."
    case .badName:
      "A name must have 1 to 100 characters."
    case .badDays:
      "A token lasts 1 to 36,500 days."
    }
  }

  private static func englishAdvice(_ error: AccessError) -> String {
    switch error {
    case .notLoggedIn:
      "Log in, or open the link that daybook serve printed when it started."
    case .malformedToken:
      "Send Authorization: Bearer TOKEN."
    case .expiredToken:
      "Log in again."
    case .invalidToken:
      "Log in again, or create a new token."
    case .invalidKey:
      "Send a key as X-API-Key; the operator makes one with daybook key add."
    case .notAllowed:
      "Log in as the person it belongs to."
    case .beyondScope:
      "Make a token with a wider scope."
    case .foreignHost:
      "Use the address that daybook serve printed."
    case .foreignOrigin:
      "Open the page of this server and try there."
    case .linkUsed:
      "Start daybook serve again for a new one."
    case .tooMany(let seconds):
      "Try again in "
        + "\(Language.english.counted(AccessText.minutes(seconds), one: "minute", many: "minutes"))."
    case .busy:
      "Try again in a moment."
    case .tokenExists:
      "Choose another name, or revoke it first."
    case .noToken:
      "daybook token list shows them."
    case .keyExists:
      "Choose another name, or revoke it first."
    case .noKey:
      "daybook key list shows them."
    case .badScope(_, let known):
      "Scopes are \(known.joined(separator: ", "))."
    case .badName:
      "Give it a shorter one."
    case .badDays:
      "Leave --days out for no end."
    }
  }
}
