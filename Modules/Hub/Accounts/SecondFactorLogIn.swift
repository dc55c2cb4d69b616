import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes

extension Accounts {
  /// Log-ins waiting for their code after a correct password, for ten minutes.
  private static let pending = RegistryNamespace<String>("pending_log_in")

  /// Returns the secret of a log-in that continues with the code.
  func beginCode(of account: Account) async throws -> BearerSecret {
    let (secret, end) = (BearerSecret(), now().adding(seconds: 600))
    try await store.transaction(automatic: true) {
      try $0.registry().put(account.id, secret.hash, in: Self.pending, until: end)
    }
    return secret
  }

  /// Returns the account of a waiting log-in. Throws ``AccountError/logInOver``.
  func pendingAccount(_ secret: BearerSecret) async throws -> Account {
    let moment = now()
    let id = try await store.read {
      try $0.registry.find(secret.hash, in: Self.pending, at: moment)
    }
    guard let id, let account = try await account(id), !account.isShut else {
      throw AccountError.logInOver
    }
    return account
  }

  /// Redeems a code after a correct password; failed attempts are throttled. Throws
  /// ``AccountError/wrongCode``.
  func useCode(_ code: String, of account: Account, from place: LogInPlace) async throws {
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
  func endCode(_ secret: BearerSecret) async throws {
    try await store.transaction(automatic: true) {
      try $0.registry().remove(secret.hash, in: Self.pending)
    }
  }

  /// Enables the second factor if the code matches the secret. Returns the recovery codes.
  func turnOnSecondFactor(_ secret: Data, code: String, of id: String) async throws -> [String] {
    let (codes, moment) = (SecondFactor.recoveryCodes(), now())
    var new = SecondFactor(secret: secret, recovery: codes.map(SecondFactor.hash))
    guard new.use(code, at: moment) else { throw AccountError.wrongCode }
    let factor = new
    try await change(id) { $0.secondFactor = factor }
    return codes
  }
}

extension HubRequest {
  /// Logs a program in with its password, and a code if the account requires one.
  func logIn(_ body: AccountBody, email: String, password: String) async throws -> Account {
    let (accounts, place) = (hub.accounts, logInPlace())
    let code = try body.text("code")
    return try await tellingOfNewDevice(email, place) {
      let account = try await accounts.logIn(email: email, password: password, from: place)
      guard account.secondFactor != nil else { return account }
      guard let code else { throw AccountError.codeNeeded }
      try await accounts.useCode(code, of: account, from: place)
      return account
    }
  }

  /// Logs in and mails a notice if the device is new: the browser, or for a program without cookies
  /// its address.
  func tellingOfNewDevice(
    _ email: String, _ place: LogInPlace, logIn: () async throws -> Account
  ) async throws -> Account {
    let (accounts, mark) = (hub.accounts, place.marks.last ?? "")
    let known = try await accounts.account(of: AccountRules.normalized(email))
    let wasKnown =
      if let known { try await accounts.tries.knows(mark, of: known) } else { false }
    let account = try await logIn()
    // A log-in that still needs a code does not count yet.
    if !wasKnown, try await accounts.tries.knows(mark, of: account) {
      let agent = BrowserName(request.head.headerFields[.userAgent] ?? "").text
      hub.tell(account, of: .newDevice(agent), in: entryLanguage)
    }
    return account
  }
}
