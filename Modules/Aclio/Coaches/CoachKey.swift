import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import HTTPTypes

/// The API key of a remote coach: its storage and its header.
struct CoachKey: Hashable, Sendable {
  /// The name of the secret.
  let secret: String
  /// The provider's own environment variable, if it may be set already.
  let variable: String?
  /// The header field of the key.
  let header: HTTPField.Name
  /// The prefix of the header's value.
  let prefix: String

  /// The header's value for a key.
  func value(_ key: String) -> String { prefix + key }
}

extension CoachName {
  /// The API key of a remote coach; `nil` for the offline one.
  var key: CoachKey? {
    switch self {
    case .offline: nil
    case .anthropic:
      CoachKey(
        secret: "aclio.anthropic-key", variable: "ANTHROPIC_API_KEY",
        header: .init(known: "x-api-key"), prefix: "")
    case .openai:
      CoachKey(
        secret: "aclio.openai-key", variable: "OPENAI_API_KEY", header: .authorization,
        prefix: "Bearer ")
    case .hub:
      CoachKey(
        secret: "aclio.hub-token", variable: nil, header: .authorization, prefix: "Bearer ")
    }
  }
}

extension CoachName {
  /// The value of the provider's environment variable, for the provider's own address only.
  fileprivate func variable(at address: String?, in environment: [String: String]) -> String? {
    let own = addressSetting?.defaultValue.coachHost
    guard let variable = key?.variable, address == nil || address?.coachHost == own else {
      return nil
    }
    return environment[variable]
  }
}

extension World {
  /// The coach's key for its server, by default the provider's own: a secret of this home, else the
  /// provider's environment variable, which no other server gets; `nil` if there is none. Throws
  /// ``CoachError/badKeyForm`` for a key that cannot be sent in a header.
  func key(of coach: CoachName, at address: String? = nil) throws -> String? {
    guard let key = coach.key else { return nil }
    let found = try secrets.find(key.secret) ?? coach.variable(at: address, in: environment)
    return try found?.asKeptCoachKey()
  }

  /// The effective key: the server operator's if it is lent, else the person's own.
  func keyInForce(of coach: CoachName, at address: String) throws -> String? {
    guard let operatorCredentials, let key = coach.key else {
      return try self.key(of: coach, at: address)
    }
    let found =
      try operatorCredentials.secret(key.secret)
      ?? coach.variable(at: address, in: operatorCredentials.environment)
    return try found?.asKeptCoachKey()
  }

  /// The store with the effective choice of coach: the server operator's if it lends a key.
  var coachStore: Store { operatorCredentials?.store ?? store }

  /// Stores a key that was typed or piped in; throws ``CoachError/badKeyForm``.
  func keep(_ text: String, asKeyOf coach: CoachName) throws {
    guard let key = coach.key else { return }
    try secrets.save(text.trimmingWhitespace().asCoachKey(), as: key.secret)
  }
}

extension String {
  /// The trimmed, validated key; `nil` if empty.
  fileprivate func asKeptCoachKey() throws(CoachError) -> String? {
    let text = trimmingWhitespace()
    return text.isEmpty ? nil : try text.asCoachKey()
  }

  /// The key, if it is 1 … 1000 visible ASCII characters, as a header's value requires.
  fileprivate func asCoachKey() throws(CoachError) -> String {
    guard (1...1000).contains(utf8.count), utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw .badKeyForm
    }
    return self
  }
}
