package import CoreModels
import CoreNet
import Crypto
package import Foundation
import HTTPTypes

/// A browser's subscription to reminders.
package struct PushSubscription: Codable, Hashable, Sendable {
  /// The secret address at the push service.
  package var endpoint: String
  /// The browser's public key, 65 bytes.
  package var key: Data
  /// The secret shared with the hub, 16 bytes.
  package var authentication: Data
  /// The session that created the subscription and ends it.
  package var session: String
  /// The time of creation; earlier reminders are not sent.
  package var createdAt: Instant

  package enum CodingKeys: String, CodingKey {
    case endpoint, key, authentication, session
    case createdAt = "created_at"
  }

  private static let longest = 2048

  /// Validates a browser's subscription. Throws ``PushError``. Push services must be on the public
  /// internet or at the operator's own origin, `allowed`.
  package init(
    endpoint: String, key: String, authentication: String, session: String, at now: Instant,
    allowing allowed: String?
  ) throws {
    guard let key = Data(base64URL: key.bare), key.count == 65,
      (try? P256.KeyAgreement.PublicKey(x963Representation: key)) != nil,
      let authentication = Data(base64URL: authentication.bare), authentication.count == 16,
      endpoint.utf8.count <= Self.longest, endpoint.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else { throw PushError.badSubscription }
    guard Self.isAllowed(endpoint, allowing: allowed) else { throw PushError.foreignAddress }
    (self.endpoint, self.key, self.authentication) = (endpoint, key, authentication)
    (self.session, createdAt) = (session, now)
  }

  /// `true` if messages may be sent to that address.
  static func isAllowed(_ endpoint: String, allowing allowed: String?) -> Bool {
    guard let call = try? HTTPCall(.post, endpoint) else { return false }
    if let allowed, call.origin == (try? HTTPCall(.post, allowed))?.origin { return true }
    guard call.request.scheme == "https", let host = URL(string: call.url)?.host() else {
      return false
    }
    return PublicHost.isOne(host)
  }

  /// An identifier that does not reveal the address.
  package var id: String { String(endpoint.sha256.prefix(32)) }
}

extension String {
  /// base64url without the padding that some browsers add.
  fileprivate var bare: Substring {
    var text = self[...]
    while text.last == "=" { text.removeLast() }
    return text
  }
}
