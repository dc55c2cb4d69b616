import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes

/// Who is logged in where; without one, everything comes from this machine.
struct ServerAccount: Hashable, Sendable {
  /// The server's address without a slash at its end.
  let server: String
  /// The e-mail address as the server spells it.
  let email: String

  /// A web address; empty for this machine.
  static let serverSetting = Setting("daily-brief.server", default: "") {
    $0.isEmpty || $0.contains("://")
  }
  /// The e-mail address of the account at the server.
  static let emailSetting = Setting("daily-brief.account", default: "") { $0.count <= 320 }

  init(server: String, email: String) {
    (self.server, self.email) = (server, email)
  }

  /// The account in force, `nil` where the person is not logged in anywhere.
  init?(in snapshot: Snapshot) throws {
    let server = try snapshot.setting(ServerAccount.serverSetting)
    guard !server.isEmpty else { return nil }
    self.init(server: server, email: try snapshot.setting(ServerAccount.emailSetting))
  }

  /// Makes it the account in force, or with `nil` this machine.
  static func choose(_ account: ServerAccount?, in transaction: Transaction) throws {
    try transaction.set(serverSetting, to: account?.server)
    try transaction.set(emailSetting, to: account?.email)
  }

  /// A server's address as it was typed, where nothing else is said a protected one, or one of this
  /// machine; throws ``ServerError/invalidURL(_:)``.
  static func server(typed text: String) throws(ServerError) -> String {
    var address = text.trimmingWhitespace()
    while address.hasSuffix("/") { address.removeLast() }
    // What follows them would swallow the paths.
    guard !address.contains("?"), !address.contains("#") else { throw .invalidURL(.invalidURL) }
    if !address.contains("://"), !address.isEmpty {
      let host = address.prefix { $0 != ":" && $0 != "/" }
      address = (host == "localhost" || host == "127.0.0.1" ? "http://" : "https://") + address
    }
    try ServerRequest(.get, "/health").requireAllowedAddress(at: address)
    return address
  }
}

/// What opens the server to one account; a secret.
struct ServerToken: Codable, Hashable, Sendable {
  var token: String
  /// `nil` where the server did not say.
  var expiresAt: Instant?
  /// Whose it is: a token is sent to its own server alone.
  var server: String
  var email: String

  enum CodingKeys: String, CodingKey {
    case token, server, email
    case expiresAt = "expires_at"
  }

  /// How long before its end a person is told of it, in seconds.
  static let warning = 2 * 86_400

  func belongs(to account: ServerAccount) -> Bool {
    server == account.server && email == account.email
  }

  func isExpired(at now: Instant) -> Bool { expiresAt.map { $0 <= now } ?? false }

  /// Its end, where that is near.
  func endsSoon(at now: Instant) -> Instant? {
    expiresAt.flatMap { $0.seconds(since: now) <= ServerToken.warning ? $0 : nil }
  }
}

extension World {
  private static let tokenSecret = "daily-brief.token"
  private static let keySecret = "daily-brief.api-key"

  /// The person's log-in, `nil` where there is none; one that cannot be read is none.
  func serverToken() throws -> ServerToken? {
    guard let kept = try secrets.find(secretName(World.tokenSecret)) else { return nil }
    return try? JSONDecoder().decode(ServerToken.self, from: Data(kept.utf8))
  }

  func keep(_ token: ServerToken) throws {
    try secrets.save(JSON.text(token), as: secretName(World.tokenSecret))
  }

  func forgetToken() throws { try secrets.remove(secretName(World.tokenSecret)) }

  /// The key that names this application to the server: `DAILY_BRIEF_API_KEY`, else the one kept.
  func apiKey() throws -> String? {
    let key = try Secrets(environment: environment, vault: .inMemory()).find(World.keySecret)
    return try key ?? secrets.find(secretName(World.keySecret))
  }

  func keep(apiKey key: String) throws {
    try secrets.save(key, as: secretName(World.keySecret))
  }

  func forgetKey() throws { try secrets.remove(secretName(World.keySecret)) }

  /// Each profile of a home has secrets of its own.
  private func secretName(_ name: String) -> String {
    if store.profile == "me" { return name }
    // A secret's name has fewer letters than a profile's.
    var hash = StableHash()
    hash.combine(store.profile)
    return "\(name).\(String(hash.value, radix: 16))"
  }
}
