import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import HTTPTypes

/// The secret that a remote coach is asked with: where it is kept, and how it is sent.
struct CoachKey: Hashable, Sendable {
  /// Its name among the secrets.
  let secret: String
  /// The provider's own environment variable, for people who have it set already.
  let variable: String?
  /// The header that it goes into.
  let header: HTTPField.Name
  /// What stands before it there.
  let prefix: String

  /// The header's value for a key.
  func value(_ key: String) -> String { prefix + key }
}

extension CoachName {
  /// The key of a remote coach, `nil` for the offline one.
  var key: CoachKey? {
    switch self {
    case .offline: nil
    case .anthropic:
      HTTPField.Name("x-api-key").map {
        CoachKey(
          secret: "aclio.anthropic-key", variable: "ANTHROPIC_API_KEY", header: $0, prefix: "")
      }
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

extension World {
  /// The coach's key: a secret of this home, else the provider's own variable; `nil` where there is
  /// none. Throws ``CoachError/badKeyForm`` for one that no header can carry.
  func key(of coach: CoachName) throws -> String? {
    guard let key = coach.key else { return nil }
    let found = try secrets.find(key.secret) ?? key.variable.flatMap { environment[$0] }
    return try found?.asKeptCoachKey()
  }

  /// The key that the coach is asked with: the server operator's where one lends it.
  func keyInForce(of coach: CoachName) throws -> String? {
    guard let lender, let key = coach.key else { return try self.key(of: coach) }
    let found =
      try lender.secret(key.secret) ?? key.variable.flatMap { lender.environment[$0] }
    return try found?.asKeptCoachKey()
  }

  /// The store whose choice of a coach holds: the server operator's where one lends the key.
  var coachStore: Store { lender?.store ?? store }

  /// Keeps a key that a person typed or piped in; throws ``CoachError/badKeyForm``.
  func keep(_ text: String, asKeyOf coach: CoachName) throws {
    guard let key = coach.key else { return }
    try secrets.save(text.trimmingWhitespace().asCoachKey(), as: key.secret)
  }
}

extension String {
  /// Itself as a key, `nil` where it is empty.
  fileprivate func asKeptCoachKey() throws(CoachError) -> String? {
    let text = trimmingWhitespace()
    return text.isEmpty ? nil : try text.asCoachKey()
  }

  /// Itself where it is 1 … 1000 visible ASCII characters, as a header's value must be.
  fileprivate func asCoachKey() throws(CoachError) -> String {
    guard (1...1000).contains(utf8.count), utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw .badKeyForm
    }
    return self
  }
}
