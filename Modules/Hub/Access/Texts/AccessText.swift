import CoreModels

/// Every sentence about who may do what.
enum AccessText: CompleteTextCatalogue {
  /// A token or a key cannot be seen again.
  case shownOnce
  case revoked(String)
  /// The hub signs with a new key.
  case rotated
  case noTokens
  case noKeys
  /// Until that instant.
  case until(String)
  /// Without an end.
  case forGood
  case forEverybody
  case error(AccessError)
  case advice(AccessError)

  static var samples: [AccessText] {
    let errors: [AccessError] = [
      .notLoggedIn, .malformedToken, .expiredToken, .invalidToken, .invalidKey, .notAllowed,
      .beyondScope, .foreignHost, .foreignOrigin, .linkUsed, .tooMany(retryAfter: 90), .busy,
      .tokenExists("a"), .noToken("a"), .keyExists("a"), .noKey("a"),
      .badScope("a", known: ["read"]), .badName, .badDays,
    ]
    return [
      .shownOnce, .revoked("a"), .rotated, .noTokens, .noKeys, .until("a"), .forGood, .forEverybody,
    ] + errors.flatMap { [.error($0), .advice($0)] }
  }

  /// Minutes to wait, at least one.
  static func minutes(_ seconds: Int) -> Int { max(1, (seconds + 59) / 60) }
}
