/// Identifies a browser across log-outs, so that password guessing elsewhere never slows down
/// somebody who has logged in here before.
package struct DeviceCookie: Hashable, Sendable {
  package let secret: BearerSecret

  package static let name = "daybook_device"

  /// Creates the cookie of a new browser.
  package init() { secret = BearerSecret() }

  /// Finds the device cookie in a `Cookie` field.
  package init?(inField field: String) {
    guard let value = field.cookies(named: Self.name).first(where: { $0.utf8.count == 43 }) else {
      return nil
    }
    secret = BearerSecret(value)
  }

  /// The `Set-Cookie` field, which limits the cookie to the log-in.
  package func field(isSecure: Bool) -> String {
    CookieField.setting(
      Self.name, to: secret.text, path: "/log-in", seconds: LogInThrottle.deviceLifetime,
      isSecure: isSecure)
  }
}
