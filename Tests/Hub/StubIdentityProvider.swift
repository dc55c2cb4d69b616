import CoreModels
import CoreNet
import Crypto
import Foundation
import HTTPTypes
import Synchronization
import TestSupport

@testable import HubAccounts
@testable import HubWeb

/// A provider of log-ins that says what a test wants.
final class StubIdentityProvider: Sendable {
  struct Claims: Sendable {
    var issuer = "https://id.example"
    var audience: JSONValue = "daybook"
    var subject = "heron-7"
    var email = "heron@example.org"
    var isVerified = true
    var lifetime = 300
    /// `nil` for the one that the hub asked for.
    var nonce: String?
    var key = P256.Signing.PrivateKey()
  }

  let claims = Mutex(Claims())
  private let key = P256.Signing.PrivateKey()
  private let nonce = Mutex("")
  let sent = Mutex<[String: String]>([:])

  func willSign() { claims.withLock { $0.key = key } }
  func willAnswer(_ nonce: String) { self.nonce.withLock { $0 = nonce } }

  func client(_ clock: StageClock) -> HTTPClient {
    HTTPClient { [self] call in
      func json(_ value: JSONValue) throws -> HTTPReply {
        HTTPReply(.ok, body: try JSON.data(value))
      }
      switch call.url {
      case "https://id.example/.well-known/openid-configuration":
        return try json([
          "issuer": "https://id.example", "authorization_endpoint": "https://id.example/page",
          "token_endpoint": "https://id.example/token", "jwks_uri": "https://id.example/keys",
        ])
      case "https://id.example/token":
        let fields = String(decoding: call.body, as: UTF8.self).split(separator: "&")
          .map { $0.split(separator: "=").map(String.init) }
        sent.withLock { sent in for field in fields { sent[field[0]] = field[1] } }
        return try json(["access_token": "a", "id_token": .string(token(clock))])
      case "https://id.example/keys":
        let point = key.publicKey.x963Representation
        return try json([
          "keys": [
            [
              "kty": "EC", "crv": "P-256", "alg": "ES256", "kid": "k", "use": "sig",
              "x": .string(Data(point[1..<33]).base64URL),
              "y": .string(Data(point[33..<65]).base64URL),
            ]
          ]
        ])
      default: throw NetError.offline
      }
    }
  }

  private func token(_ clock: StageClock) throws -> String {
    let claims = claims.withLock { $0 }
    let payload: JSONValue = [
      "iss": .string(claims.issuer), "aud": claims.audience, "sub": .string(claims.subject),
      "exp": .integer(Int64(clock.now.seconds + claims.lifetime)),
      "nonce": .string(claims.nonce ?? nonce.withLock { $0 }), "email": .string(claims.email),
      "email_verified": .bool(claims.isVerified), "name": "Heron",
    ]
    let header = Data(#"{"alg":"ES256","kid":"k"}"#.utf8).base64URL
    let signed = header + "." + (try JSON.data(payload)).base64URL
    let signature = try claims.key.signature(for: Data(signed.utf8)).rawRepresentation
    return signed + "." + signature.base64URL
  }
}
