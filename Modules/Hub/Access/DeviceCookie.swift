import HTTPTypes

/// What a browser is known by when somebody logs in, which stays when they log out: whoever guesses
/// passwords elsewhere slows down nobody who logged in here before.
struct DeviceCookie: Hashable, Sendable {
  let secret: BearerSecret

  /// The cookie's name.
  static let name = "daybook_device"

  /// The cookie of a browser that has none.
  init() { secret = BearerSecret() }

  /// Finds it in a `Cookie` field.
  init?(inField field: String) {
    for pair in field.split(separator: ";") {
      let parts = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0] == Self.name, parts[1].utf8.count == 43 else { continue }
      secret = BearerSecret(parts[1])
      return
    }
    return nil
  }

  /// The `Set-Cookie` field that gives it to a browser, which sends it to the log-in alone.
  func field(isSecure: Bool) -> String {
    "\(Self.name)=\(secret.text); Path=/log-in; Max-Age=\(LogInTries.deviceLifetime); HttpOnly; "
      + "SameSite=Lax" + (isSecure ? "; Secure" : "")
  }
}
