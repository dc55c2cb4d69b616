import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes

/// The current log-in; without one, everything comes from this machine.
struct ServerAccount: Hashable, Sendable {
  /// The server's URL, without a trailing slash.
  let server: String
  /// The email address, as the server spells it.
  let email: String

  /// The server's URL; empty for this machine.
  static let serverSetting = Setting("daily-brief.server", default: "") {
    $0.isEmpty || $0.contains("://")
  }
  /// The email address of the account on the server.
  static let emailSetting = Setting("daily-brief.account", default: "") { $0.count <= 320 }

  init(server: String, email: String) {
    (self.server, self.email) = (server, email)
  }

  /// The current account; `nil` if the person is not logged in.
  init?(in snapshot: Snapshot) throws {
    let server = try snapshot.setting(ServerAccount.serverSetting)
    guard !server.isEmpty else { return nil }
    self.init(server: server, email: try snapshot.setting(ServerAccount.emailSetting))
  }

  /// Makes this the current account, or with `nil` returns to this machine.
  static func choose(_ account: ServerAccount?, in transaction: Transaction) throws {
    try transaction.set(serverSetting, to: account?.server)
    try transaction.set(emailSetting, to: account?.email)
  }

  /// Parses a typed server address; without a scheme it is `https`, or `http` on this machine.
  /// Throws ``ServerError/invalidURL(_:)``.
  static func server(typed text: String) throws(ServerError) -> String {
    var address = text.trimmingWhitespace()
    while address.hasSuffix("/") { address.removeLast() }
    // A query or fragment would swallow the paths.
    guard !address.contains("?"), !address.contains("#") else { throw .invalidURL(.invalidURL) }
    if !address.contains("://"), !address.isEmpty {
      let host = address.prefix { $0 != ":" && $0 != "/" }
      address = (host == "localhost" || host == "127.0.0.1" ? "http://" : "https://") + address
    }
    try ServerRequest(.get, "/health").requireAllowedAddress(at: address)
    return address
  }
}

/// The secret token of one account on a server.
struct ServerToken: Codable, Hashable, Sendable {
  var token: String
  /// `nil` if the server did not say.
  var expiresAt: Instant?
  /// The owning server: a token is never sent to any other.
  var server: String
  var email: String

  enum CodingKeys: String, CodingKey {
    case token, server, email
    case expiresAt = "expires_at"
  }

  /// Seconds before expiry at which a warning is shown.
  static let warning = 2 * 86_400

  func belongs(to account: ServerAccount) -> Bool {
    server == account.server && email == account.email
  }

  func isExpired(at now: Instant) -> Bool { expiresAt.map { $0 <= now } ?? false }

  /// The expiry, if it is near.
  func endsSoon(at now: Instant) -> Instant? {
    expiresAt.flatMap { $0.seconds(since: now) <= ServerToken.warning ? $0 : nil }
  }
}

extension World {
  private static let tokenSecret = "daily-brief.token"
  private static let keySecret = "daily-brief.api-key"

  /// The stored log-in; `nil` if there is none or it cannot be decoded.
  func serverToken() throws -> ServerToken? {
    guard let kept = try secrets.find(secretName(World.tokenSecret)) else { return nil }
    return try? JSONDecoder().decode(ServerToken.self, from: Data(kept.utf8))
  }

  func keep(_ token: ServerToken) throws {
    try secrets.save(JSON.text(token), as: secretName(World.tokenSecret))
  }

  func forgetToken() throws { try secrets.remove(secretName(World.tokenSecret)) }

  /// The API key that identifies this application to the server: `DAILY_BRIEF_API_KEY`, else the
  /// stored one.
  func apiKey() throws -> String? {
    let key = try Secrets(environment: environment, vault: .inMemory()).find(World.keySecret)
    return try key ?? secrets.find(secretName(World.keySecret))
  }

  func keep(apiKey key: String) throws {
    try secrets.save(key, as: secretName(World.keySecret))
  }

  func forgetKey() throws { try secrets.remove(secretName(World.keySecret)) }

  /// Each profile has its own secrets.
  private func secretName(_ name: String) -> String {
    if store.profile == "me" { return name }
    // A secret's name allows fewer characters than a profile's.
    var hash = StableHash()
    hash.combine(store.profile)
    return "\(name).\(String(hash.value, radix: 16))"
  }
}
