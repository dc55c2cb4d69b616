import CoreModels
import CoreNet
import Crypto
import Foundation
import HTTPTypes

/// A browser that wants to be reminded, and where its push service takes messages for it.
struct PushSubscription: Codable, Hashable, Sendable {
  /// The address at the push service, which is a secret of the browser's.
  var endpoint: String
  /// The browser's public key, 65 bytes.
  var key: Data
  /// What the browser shares with the hub alone, 16 bytes.
  var authentication: Data
  /// The session in which it was made: with that it ends.
  var session: String
  /// When it was made; what was due before is not told.
  var createdAt: Instant

  enum CodingKeys: String, CodingKey {
    case endpoint, key, authentication, session
    case createdAt = "created_at"
  }

  private static let longest = 2048

  /// A subscription as a browser's form has it; throws ``PushError``. Only push services of the open
  /// internet are taken, and that at the origin `allowed`, which the operator named.
  init(
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

  /// Whether messages may be sent to that address.
  static func isAllowed(_ endpoint: String, allowing allowed: String?) -> Bool {
    guard let call = try? HTTPCall(.post, endpoint) else { return false }
    if let allowed, call.origin == (try? HTTPCall(.post, allowed))?.origin { return true }
    guard call.request.scheme == "https", let host = URL(string: call.url)?.host() else {
      return false
    }
    return PublicHost.isOne(host)
  }

  /// What it is known by, which tells nobody the address.
  var id: String { String(endpoint.sha256.prefix(32)) }
}

extension String {
  /// base64url without the padding that some browsers write.
  fileprivate var bare: Substring {
    var text = self[...]
    while text.last == "=" { text.removeLast() }
    return text
  }
}
