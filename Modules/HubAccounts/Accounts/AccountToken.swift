package import CoreModels
import Foundation
package import JWTKit

/// The payload of the hub's JWTs.
package struct AccountToken: JWTPayload, Hashable {
  /// The account's address when the token was issued.
  package var email: String
  /// Whole seconds since 1970.
  package var expiresAt: Int
  /// Seconds since 1970.
  var issuedAt: Double?
  /// The account's id.
  package var subject: String
  /// The account's epoch and a unique suffix: `3-…`.
  package var id: String

  static let issuer = "daybook"
  /// Lifetime in seconds.
  package static let lifetime = 604_800

  private enum Claim: String, CodingKey {
    case email, exp, iat, iss, sub, jti, nbf, aud
  }

  /// Issues a token for an account.
  package init(_ account: Account, at moment: Instant) {
    email = account.email
    issuedAt = Double(moment.seconds)
    expiresAt = moment.seconds + Self.lifetime
    subject = account.id
    id = "\(account.epoch)-\(BearerSecret().hash.prefix(24))"
  }

  /// The epoch when the token was issued; `nil` for a foreign id.
  var epoch: Int? { Int(id.prefix { $0 != "-" }) }

  package init(from decoder: any Decoder) throws {
    let claims = try decoder.container(keyedBy: Claim.self)
    // Tokens for another audience or from another issuer are refused.
    guard !claims.contains(.aud), try claims.decode(String.self, forKey: .iss) == Self.issuer else {
      throw AccessError.invalidToken
    }
    email = try claims.decode(String.self, forKey: .email)
    subject = try claims.decode(String.self, forKey: .sub)
    id = try claims.decode(String.self, forKey: .jti)
    issuedAt =
      claims.contains(.iat) ? try Self.seconds(claims.decode(JSONValue.self, forKey: .iat)) : nil
    let end = try claims.decode(JSONValue.self, forKey: .exp)
    let seconds = try Self.seconds(end.string.flatMap(Double.init).map(JSONValue.number) ?? end)
    guard let whole = Int(exactly: seconds.rounded(.down)) else { throw AccessError.invalidToken }
    expiresAt = whole
    notBefore =
      claims.contains(.nbf) ? try Self.seconds(claims.decode(JSONValue.self, forKey: .nbf)) : nil
  }

  package func encode(to encoder: any Encoder) throws {
    var claims = encoder.container(keyedBy: Claim.self)
    try claims.encode(email, forKey: .email)
    try claims.encode(expiresAt, forKey: .exp)
    try claims.encodeIfPresent(issuedAt.map { Int($0) }, forKey: .iat)
    try claims.encode(Self.issuer, forKey: .iss)
    try claims.encode(subject, forKey: .sub)
    try claims.encode(id, forKey: .jti)
  }

  /// Seconds since 1970 before which the token is invalid; the hub's own tokens have none.
  private(set) var notBefore: Double?

  /// The times are checked in ``check(at:)``, against the hub's clock.
  package func verify(using algorithm: some JWTAlgorithm) {}

  /// Throws ``AccessError`` if the token is not valid at that moment, without leeway.
  package func check(at moment: Instant) throws(AccessError) {
    let now = Double(moment.milliseconds) / 1000
    guard issuedAt.map({ $0 <= now }) ?? true, notBefore.map({ $0 <= now }) ?? true else {
      throw .invalidToken
    }
    guard Double(expiresAt) > now else { throw .expiredToken }
  }

  private static func seconds(_ value: JSONValue) throws -> Double {
    switch value {
    case .integer(let seconds): Double(seconds)
    case .number(let seconds) where seconds.isFinite: seconds
    default: throw AccessError.invalidToken
    }
  }
}
