import CoreModels
import Foundation
import JWTKit

/// What a JWT of the hub says.
struct AccountToken: JWTPayload, Hashable {
  /// The address of the account when it was given out.
  var email: String
  /// Whole seconds since 1970.
  var expiresAt: Int
  /// Seconds since 1970.
  var issuedAt: Double?
  /// The account's id.
  var subject: String
  /// The account's epoch and a name of its own: `3-…`.
  var id: String

  static let issuer = "daybook"
  /// Seconds for which a token is good.
  static let lifetime = 604_800

  private enum Claim: String, CodingKey {
    case email, exp, iat, iss, sub, jti, nbf, aud
  }

  /// A token of an account from that moment on.
  init(_ account: Account, at moment: Instant) {
    email = account.email
    issuedAt = Double(moment.seconds)
    expiresAt = moment.seconds + Self.lifetime
    subject = account.id
    id = "\(account.epoch)-\(BearerSecret().hash.prefix(24))"
  }

  /// The epoch that it was given out in; `nil` for a name that is none of ours.
  var epoch: Int? { Int(id.prefix { $0 != "-" }) }

  init(from decoder: any Decoder) throws {
    let claims = try decoder.container(keyedBy: Claim.self)
    // Nobody else is to take our tokens, and we take nobody else's.
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

  func encode(to encoder: any Encoder) throws {
    var claims = encoder.container(keyedBy: Claim.self)
    try claims.encode(email, forKey: .email)
    try claims.encode(expiresAt, forKey: .exp)
    try claims.encodeIfPresent(issuedAt.map { Int($0) }, forKey: .iat)
    try claims.encode(Self.issuer, forKey: .iss)
    try claims.encode(subject, forKey: .sub)
    try claims.encode(id, forKey: .jti)
  }

  /// Not good before, in seconds since 1970; ours have none.
  private(set) var notBefore: Double?

  /// The time is looked at in ``check(at:)``, by the hub's clock.
  func verify(using algorithm: some JWTAlgorithm) {}

  /// Throws ``AccessError`` where it is not good at that moment, without leeway.
  func check(at moment: Instant) throws(AccessError) {
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
