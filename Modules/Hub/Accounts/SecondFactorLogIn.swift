import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes

extension Accounts {
  /// Log-ins whose password was right and whose code is still to come, for ten minutes.
  private static let pending = Drawer<String>("pending_log_in")

  /// The secret by which somebody goes on to the code, whose password was right.
  func beginCode(of account: Account) async throws -> BearerSecret {
    let (secret, end) = (BearerSecret(), now().adding(seconds: 600))
    try await store.transaction(automatic: true) {
      try $0.registry().put(account.id, secret.hash, in: Self.pending, until: end)
    }
    return secret
  }

  /// Whose log-in it is; throws ``AccountError/logInOver``.
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

  /// Uses up a code of somebody whose password was right; guesses are slowed down. Throws
  /// ``AccountError/wrongCode``.
  func useCode(_ code: String, of account: Account, from place: LogInPlace) async throws {
    try await tries.begin(for: LogInTries.code(account), account: account, on: place.marks)
    let moment = now()
    try await change(account.id) { account in
      guard account.secondFactor?.use(code, at: moment) ?? false else {
        throw AccountError.wrongCode
      }
    }
    try await tries.succeed(account, on: place.marks)
  }

  /// Ends a log-in that came to its end.
  func endCode(_ secret: BearerSecret) async throws {
    try await store.transaction(automatic: true) {
      try $0.registry().remove(secret.hash, in: Self.pending)
    }
  }

  /// Asks for a code from now on, where that code fits the secret; answers the recovery codes.
  func turnOnSecondFactor(_ secret: Data, code: String, of id: String) async throws -> [String] {
    let (codes, moment) = (SecondFactor.recoveryCodes(), now())
    var new = SecondFactor(secret: secret, recovery: codes.map(SecondFactor.hash))
    guard new.use(code, at: moment) else { throw AccountError.wrongCode }
    let factor = new
    try await change(id) { $0.secondFactor = factor }
    return codes
  }
}

extension HubCall {
  /// Lets a program in that knows the password, and the code where the account asks for one.
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

  /// Logs somebody in, and tells them by mail where the device is new: the browser, or the address
  /// of a program, which has no cookie.
  func tellingOfNewDevice(
    _ email: String, _ place: LogInPlace, logIn: () async throws -> Account
  ) async throws -> Account {
    let (accounts, mark) = (hub.accounts, place.marks.last ?? "")
    let known = try await accounts.account(of: AccountRules.normalized(email))
    let wasKnown =
      if let known { try await accounts.tries.knows(mark, of: known) } else { false }
    let account = try await logIn()
    // One whose code is still to come is not in yet.
    if !wasKnown, try await accounts.tries.knows(mark, of: account) {
      let agent = BrowserName(request.head.headerFields[.userAgent] ?? "").text
      hub.tell(account, of: .newDevice(agent), in: entryLanguage)
    }
    return account
  }
}
