package import CoreModels
import Foundation

/// A logged-in browser.
package struct BrowserSession: Codable, Hashable, Sendable {
  /// A public id that grants no access.
  package var id: String
  package var person: Person
  /// The browser's `User-Agent`.
  package var device: String
  package var createdAt: Instant
  /// The last use, to the day.
  package var usedAt: Instant

  package enum CodingKeys: String, CodingKey {
    case id, person, device
    case createdAt = "created_at"
    case usedAt = "used_at"
  }
}

/// The content of a session cookie: the person and the secret.
package struct SessionCookie: Hashable, Sendable {
  /// The person's profile.
  package let person: String
  package let secret: BearerSecret

  package static let name = "daybook"

  /// Creates the cookie of a new session.
  package init(of person: String) {
    self.person = person
    secret = BearerSecret()
  }

  /// Parses a cookie's value; `nil` for a foreign one.
  package init?(_ value: some StringProtocol) {
    let parts = value.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 43, let person = String(base64URL: parts[0]),
      !person.isEmpty, !person.utf8.contains(0)
    else { return nil }
    self.person = person
    secret = BearerSecret(parts[1])
  }

  /// Finds the session cookie in a `Cookie` field.
  package init?(inField field: String) {
    let cookies = field.cookies(named: SessionCookie.name).compactMap { SessionCookie($0) }
    guard let cookie = cookies.first else { return nil }
    self = cookie
  }

  package var value: String { Data(person.utf8).base64URL + "." + secret.text }

  /// The session's key in the registry.
  package var key: String { person + "/" + secret.hash }

  /// The token that every form of the session must carry.
  package var formToken: String { ("form." + value).sha256 }

  /// The `Set-Cookie` field that stores the cookie for 400 days.
  package func field(isSecure: Bool) -> String {
    CookieField.setting(Self.name, to: value, seconds: 400 * 86_400, isSecure: isSecure)
  }

  /// The `Set-Cookie` field that removes the cookie.
  package static func endField(isSecure: Bool) -> String {
    CookieField.setting(name, to: "", seconds: 0, isSecure: isSecure)
  }
}
