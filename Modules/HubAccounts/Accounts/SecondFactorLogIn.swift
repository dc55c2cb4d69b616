import CoreModels
import CoreStorage
package import Foundation

extension Accounts {
  /// Log-ins waiting for their code after a correct password, for ten minutes.
  private static let pending = RegistryNamespace<String>("pending_log_in")

  /// Returns the secret of a log-in that continues with the code.
  package func beginCode(of account: Account) async throws -> BearerSecret {
    let secret = BearerSecret()
    try await store.changeRegistry {
      try $0.put(account.id, secret.hash, in: Self.pending, for: 600)
    }
    return secret
  }

  /// Returns the account of a waiting log-in. Throws ``AccountError/logInOver``.
  package func pendingAccount(_ secret: BearerSecret) async throws -> Account {
    let id = try await store.readRegistry { try $0.find(secret.hash, in: Self.pending) }
    guard let id, let account = try await account(id), !account.isShut else {
      throw AccountError.logInOver
    }
    return account
  }

  /// Redeems a code after a correct password; failed attempts are throttled. Throws
  /// ``AccountError/wrongCode``.
  package func useCode(_ code: String, of account: Account, from place: LogInPlace) async throws {
    try await tries.begin(for: LogInThrottle.code(account), account: account, on: place.marks)
    let moment = now()
    try await change(account.id) { account in
      guard account.secondFactor?.use(code, at: moment) ?? false else {
        throw AccountError.wrongCode
      }
    }
    try await tries.succeed(account, on: place.marks)
  }

  /// Removes a waiting log-in.
  package func endCode(_ secret: BearerSecret) async throws {
    try await store.changeRegistry {
      try $0.remove(secret.hash, in: Self.pending)
    }
  }

  /// Enables the second factor if the code matches the secret. Returns the recovery codes.
  package func turnOnSecondFactor(_ secret: Data, code: String, of id: String) async throws
    -> [String]
  {
    let (codes, moment) = (SecondFactor.recoveryCodes(), now())
    var new = SecondFactor(secret: secret, recovery: codes.map(SecondFactor.hash))
    guard new.use(code, at: moment) else { throw AccountError.wrongCode }
    let factor = new
    try await change(id) { $0.secondFactor = factor }
    return codes
  }
}
