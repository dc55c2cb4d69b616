extension AccessText {
  var english: String {
    switch self {
    case .shownOnce: "Keep it safe: it is not shown again."
    case .revoked(let name): "“\(name)” opens nothing any more."
    case .rotated:
      "Tokens are signed with a new key. Those given out before are good until they end."
    case .noTokens: "No tokens yet."
    case .noKeys: "No keys yet."
    case .until(let end): "until \(end)"
    case .forGood: "without an end"
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
      "The authorization is not Bearer and a token."
    case .expiredToken:
      "The log-in has ended."
    case .invalidToken:
      "The token is not valid."
    case .invalidKey:
      "The API key is missing or unknown."
    case .notAllowed:
      "That is not yours."
    case .beyondScope:
      "This token may not do that."
    case .foreignHost:
      "This server has another name."
    case .foreignOrigin:
      "The request came from another page."
    case .linkUsed:
      "This link was used already."
    case .tooMany:
      "That was too often."
    case .busy:
      "Too many people are logging in at this moment."
    case .tokenExists(let name):
      "There is a token “\(name)” already."
    case .noToken(let name):
      "There is no token “\(name)”."
    case .keyExists(let name):
      "There is a key “\(name)” already."
    case .noKey(let name):
      "There is no key “\(name)”."
    case .badScope(let scope, _):
      "“\(scope)” is no scope."
    case .badName:
      "A name has 1 to 100 characters."
    case .badDays:
      "A token lasts 1 to 36500 days."
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
      "Log in again, or make a new token."
    case .invalidKey:
      "Send a key as X-API-Key; the operator makes one with daybook key add."
    case .notAllowed:
      "Log in as the person whose it is."
    case .beyondScope:
      "Make a token with a wider scope."
    case .foreignHost:
      "Use the address that daybook serve printed."
    case .foreignOrigin:
      "Open the page of this server and try there."
    case .linkUsed:
      "Start daybook serve again for a new one."
    case .tooMany(let seconds):
      "Try again in \(AccessText.minutes(seconds)) min."
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
