import CoreModels
import CoreNet
package import CorePlugin
import CoreStorage
import Crypto
import Foundation
import HTTPTypes
import HubConfiguration
import JWTKit

/// A provider of OpenID Connect, asked by the authorization code flow with PKCE (OpenID Connect
/// Core 1.0, section 3.1, and RFC 7636).
package struct OpenIDProvider: Sendable {
  /// The name on buttons.
  package let name: String
  private let issuer: String
  private let client: String
  private let secret: String?
  private let http: HTTPClient

  /// `nil` if the hub's settings name no provider. Its password is the secret `hub.oidc.secret`.
  package init?(_ options: HubOptions, in world: World) throws {
    let settings = options.settings.openID
    guard options.isMultiUser, !settings.issuer.isEmpty, !settings.client.isEmpty else {
      return nil
    }
    name =
      settings.name.isEmpty
      ? URL(string: settings.issuer)?.host() ?? settings.issuer : settings.name
    (issuer, client, http) = (settings.issuer, settings.client, world.http)
    secret = try world.secrets.find("hub.oidc.secret")
  }

  /// The provider's endpoints (OpenID Connect Discovery 1.0, section 4).
  private struct Configuration: Decodable {
    let issuer: String
    let authorization, token, keys: String

    enum CodingKeys: String, CodingKey {
      case issuer
      case authorization = "authorization_endpoint"
      case token = "token_endpoint"
      case keys = "jwks_uri"
    }
  }

  private struct Tokens: Decodable {
    let identity: String

    enum CodingKeys: String, CodingKey { case identity = "id_token" }
  }

  /// The secrets of one log-in.
  struct Attempt: Codable, Sendable {
    var verifier = BearerSecret().text
    var nonce = BearerSecret().text
    /// The page to open afterwards.
    var next: String?
    /// The account to connect, if the person is logged in to it.
    var account: String?
  }

  /// Returns the provider's page for a log-in. Throws ``AccountError/noProvider``.
  func page(_ attempt: Attempt, state: String, redirect: String) async throws -> String {
    let endpoint = try await configuration().authorization
    let challenge = Data(SHA256.hash(data: Data(attempt.verifier.utf8))).base64URL
    let query = Self.form([
      "response_type": "code", "client_id": client, "redirect_uri": redirect,
      "scope": "openid email profile", "state": state, "nonce": attempt.nonce,
      "code_challenge": challenge, "code_challenge_method": "S256",
    ])
    return endpoint + (endpoint.contains("?") ? "&" : "?") + query
  }

  /// Redeems a code. Throws ``AccountError/noProvider``.
  func identity(
    of code: String, in attempt: Attempt, redirect: String, at moment: Instant
  ) async throws -> OpenIDToken {
    let configuration = try await configuration()
    let fields = [
      "grant_type": "authorization_code", "code": code, "redirect_uri": redirect,
      "client_id": client, "code_verifier": attempt.verifier,
    ]
    let tokens = try await answer(
      of: configuration.token, as: Tokens.self, sending: Self.form(fields))
    let keys = JWTKeyCollection()
    do {
      try await keys.add(jwksJSON: String(decoding: fetch(configuration.keys), as: UTF8.self))
      let token = try await keys.verify(tokens.identity, as: OpenIDToken.self)
      guard token.issuer == issuer, token.audience.contains(client), token.nonce == attempt.nonce,
        token.expiresAt > Double(moment.seconds)
      else { throw AccountError.noProvider }
      return token
    } catch { throw AccountError.noProvider }
  }

  private func configuration() async throws -> Configuration {
    let base = issuer.hasSuffix("/") ? String(issuer.dropLast()) : issuer
    let found = try await answer(
      of: base + "/.well-known/openid-configuration", as: Configuration.self)
    guard found.issuer == issuer else { throw AccountError.noProvider }
    return found
  }

  private func answer<Value: Decodable>(
    of url: String, as type: Value.Type, sending form: String? = nil
  ) async throws -> Value {
    let data = try await fetch(url, sending: form)
    guard let value = try? JSONDecoder().decode(type, from: data) else {
      throw AccountError.noProvider
    }
    return value
  }

  private func fetch(_ url: String, sending form: String? = nil) async throws -> Data {
    var fields: HTTPFields = [.accept: "application/json"]
    if form != nil {
      fields[.contentType] = "application/x-www-form-urlencoded"
      // Each part is encoded before they are joined (RFC 6749, section 2.3.1).
      let pair = secret.map { "\(client.percentEncoded):\($0.percentEncoded)" }
      fields[.authorization] = pair.map { "Basic " + Data($0.utf8).base64EncodedString() }
    }
    do {
      var call = try HTTPCall(
        form == nil ? .get : .post, url, headers: fields, body: Data((form ?? "").utf8))
      // A code is good once.
      call.mayBeRepeated = form == nil
      call.mayBeRedirectedElsewhere = false
      return try await http.fetch(call).requireSuccess().body
    } catch is NetError { throw AccountError.noProvider }
  }

  private static func form(_ fields: [String: String]) -> String {
    fields.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.percentEncoded)" }
      .joined(separator: "&")
  }
}

/// The payload of an ID token (OpenID Connect Core 1.0, section 2).
struct OpenIDToken: JWTPayload {
  let issuer: String
  let subject: String
  let audience: [String]
  let nonce: String?
  let email: String?
  let name: String?
  /// Seconds since 1970.
  let expiresAt: Double

  private enum CodingKeys: String, CodingKey {
    case iss, sub, aud, exp, nonce, email, name, nickname
    case isVerified = "email_verified"
  }

  init(from decoder: any Decoder) throws {
    let claims = try decoder.container(keyedBy: CodingKeys.self)
    issuer = try claims.decode(String.self, forKey: .iss)
    subject = try claims.decode(String.self, forKey: .sub)
    expiresAt = try claims.decode(Double.self, forKey: .exp)
    nonce = try claims.decodeIfPresent(String.self, forKey: .nonce)
    // Either one text or a list.
    let audience = try? claims.decode([String].self, forKey: .aud)
    self.audience = try audience ?? [claims.decode(String.self, forKey: .aud)]
    let isVerified = try claims.decodeIfPresent(Bool.self, forKey: .isVerified) ?? false
    email = isVerified ? try claims.decodeIfPresent(String.self, forKey: .email) : nil
    let nickname = try claims.decodeIfPresent(String.self, forKey: .nickname)
    name = try nickname ?? claims.decodeIfPresent(String.self, forKey: .name)
  }

  func encode(to encoder: any Encoder) throws {}

  // The claims are checked against the hub's clock and the log-in.
  func verify(using algorithm: some JWTAlgorithm) throws {}
}
