import CoreModels
import CoreStorage
import Foundation

extension Accounts {
  /// The account for which a challenge was made, or an empty text for a log-in.
  private static let challenges = RegistryNamespace<String>("passkey_challenge")
  /// The maximum number of an account's passkeys.
  private static let mostPasskeys = 20

  /// Creates a challenge for five minutes, for the person who adds a passkey or, for `nil`, for
  /// whoever logs in with one.
  package func passkeyChallenge(for id: String? = nil) async throws -> String {
    let secret = BearerSecret()
    try await store.changeRegistry {
      try $0.put(id ?? "", secret.hash, in: Self.challenges, for: 300)
    }
    return secret.text
  }

  /// Adds the passkey that a browser created. Throws ``AccountError/badPasskey``.
  package func addPasskey(
    _ response: PasskeyResponse, named name: String, to id: String, at site: PasskeySite
  ) async throws {
    let passkey = try Passkey(response, at: site, named: name, createdAt: now())
    try await change(id) { account, registry in
      try Self.redeem(response, for: id, in: registry)
      var passkeys = account.passkeys ?? []
      guard passkeys.count < Self.mostPasskeys, !passkeys.contains(where: { $0.id == passkey.id })
      else { throw AccountError.badPasskey }
      passkeys.append(passkey)
      account.passkeys = passkeys
    }
  }

  /// Removes a passkey.
  package func removePasskey(_ passkey: String, of id: String) async throws {
    try await change(id) { $0.passkeys?.removeAll { $0.id == passkey } }
  }

  /// Logs in with a passkey, which replaces both the password and a code. Throws
  /// ``AccountError/badPasskey``.
  package func logIn(
    with response: PasskeyResponse, at site: PasskeySite, from place: LogInPlace
  ) async throws -> Account {
    guard let id = response.response.userHandle.flatMap({ String(base64URL: $0) }),
      let known = try await account(id), !known.isShut
    else { throw AccountError.badPasskey }
    let moment = now()
    let account = try await change(id) { account, registry in
      try Self.redeem(response, for: "", in: registry)
      guard let index = account.passkeys?.firstIndex(where: { $0.id == response.id }) else {
        throw AccountError.badPasskey
      }
      try account.passkeys?[index].use(response, at: site, on: moment)
    }
    try await tries.succeed(account, on: place.marks)
    return account
  }

  /// Removes the challenge of a response, which is good once and only for its purpose.
  private static func redeem(
    _ response: PasskeyResponse, for purpose: String, in registry: Registry
  ) throws {
    let hash = BearerSecret(response.challenge ?? "").hash
    guard try registry.find(hash, in: challenges) == purpose else { throw AccountError.badPasskey }
    try registry.remove(hash, in: challenges)
  }
}
