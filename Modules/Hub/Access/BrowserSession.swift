import CoreModels
import Foundation

/// A browser in which somebody is logged in.
struct BrowserSession: Codable, Hashable, Sendable {
  /// Its public name, which opens nothing.
  var id: String
  /// Who is logged in.
  var person: Person
  /// What the browser called itself.
  var device: String
  /// When it began.
  var createdAt: Instant
  /// When it was used last, to the day.
  var usedAt: Instant

  enum CodingKeys: String, CodingKey {
    case id, person, device
    case createdAt = "created_at"
    case usedAt = "used_at"
  }
}

/// What a browser's cookie says: whose session, and the secret that opens it.
struct SessionCookie: Hashable, Sendable {
  /// The profile of the person.
  let person: String
  let secret: BearerSecret

  /// The cookie's name.
  static let name = "daybook"

  /// The cookie of a new session.
  init(of person: String) {
    self.person = person
    secret = BearerSecret()
  }

  /// Reads a cookie's value; `nil` for what is none of ours.
  init?(_ value: some StringProtocol) {
    let parts = value.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 43, let person = String(base64URL: parts[0]),
      !person.isEmpty
    else { return nil }
    self.person = person
    secret = BearerSecret(parts[1])
  }

  /// Finds it in a `Cookie` field.
  init?(inField field: String) {
    for pair in field.split(separator: ";") {
      let parts = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
      if parts.count == 2, parts[0] == SessionCookie.name, let cookie = SessionCookie(parts[1]) {
        self = cookie
        return
      }
    }
    return nil
  }

  /// Its value.
  var value: String { Data(person.utf8).base64URL + "." + secret.text }

  /// Under what the session is kept.
  var key: String { person + "/" + secret.hash }

  /// What forms of the session have to carry.
  var formToken: String { ("form." + value).sha256 }

  /// The `Set-Cookie` field that gives it to a browser, to keep until the hub forgets it.
  func field(isSecure: Bool) -> String {
    "\(SessionCookie.name)=\(value); Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax"
      + (isSecure ? "; Secure" : "")
  }

  /// The `Set-Cookie` field that takes it away.
  static func endField(isSecure: Bool) -> String {
    "\(name)=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "")
  }
}
