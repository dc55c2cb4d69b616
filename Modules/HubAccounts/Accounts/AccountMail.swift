package import CoreModels
package import CorePlugin
import CoreStorage
import Logging

/// A security notice about an account, in case its owner did not do this.
package enum AccountNotice: Hashable, Sendable {
  case changedPassword
  /// A log-in from a new device with that name.
  case newDevice(String)
  /// The account gets that address once it is confirmed.
  case newAddress(String)
}

extension Mailer {
  fileprivate func send(
    _ subject: AccountText, _ text: AccountText, to recipient: String, in language: Language
  ) async throws {
    try await send(
      MailMessage(
        recipient: recipient, subject: subject.text(in: language), text: text.text(in: language)))
  }
}

/// Mail to people about their accounts.
package struct AccountMail: Sendable {
  private let accounts: Accounts
  /// Sends the mail; `nil` if no mail server is configured.
  package let mailer: Mailer?
  private let options: HubOptions
  private let world: World

  package init(accounts: Accounts, mailer: Mailer?, options: HubOptions, world: World) {
    (self.accounts, self.mailer, self.options, self.world) = (accounts, mailer, options, world)
  }

  /// The page to choose a new password, where mailed links lead.
  package static let resetPath = "/reset-password"
  /// The page to confirm an address, where mailed links lead.
  package static let confirmPath = "/confirm-address"

  /// Mails a link for a new password to the owner of an address. Runs in the background and does
  /// not reveal whether the address has an account.
  package func requestReset(of email: String, in language: Language) {
    Task { await sendReset(to: email, in: language) }
  }

  /// Mails the link. Without a mail server, a server on this machine logs it for the operator.
  func sendReset(to email: String, in language: Language) async {
    do {
      guard
        let (account, secret) = try await accounts.beginReset(of: email, isMailed: mailer != nil)
      else { return }
      let link = options.baseURL + AccountMail.resetPath + "?token=" + secret.text
      guard let mailer else {
        guard options.isLoopback else {
          return world.log.warning(
            "no mail server: daybook people reset makes the link that somebody asked for")
        }
        return world.log.notice("the link to a new password of \(account.email): \(link)")
      }
      try await mailer.send(
        AccountText.resetSubject, AccountText.resetMail(link), to: account.email,
        in: try await self.language(of: account) ?? language)
    } catch {
      world.log.error("a link to a new password was not sent: \(error)")
    }
  }

  /// Mails a link that confirms the address of a new account, in the background, if the hub can send
  /// mail.
  package func welcome(_ account: Account, in language: Language) {
    Task {
      do { try await requestConfirmation(of: account.email, for: account, in: language) } catch {
        world.log.error("a link to confirm an address was not made: \(error)")
      }
    }
  }

  /// Begins to confirm an account's address or a new one, and mails the link in the background. Does
  /// not reveal whether another account has the address. Without a mail server it does nothing.
  package func requestConfirmation(
    of email: String, for account: Account, in language: Language
  ) async throws {
    guard let mailer else { return }
    let (secret, isTaken) = try await accounts.beginConfirming(email, of: account.id)
    let link = options.baseURL + AccountMail.confirmPath + "?token=" + secret.text
    Task {
      do {
        let language = try await self.language(of: account) ?? language
        try await mailer.send(
          isTaken ? .takenSubject : .confirmSubject,
          isTaken ? .takenMail(options.baseURL + "/log-in") : .confirmMail(link), to: email,
          in: language)
      } catch { world.log.error("a link to confirm an address was not sent: \(error)") }
    }
  }

  /// Mails a security notice in the background, if the hub can send mail.
  package func tell(_ account: Account, of notice: AccountNotice, in language: Language) {
    Task { await sendNotice(notice, to: account, in: language) }
  }

  func sendNotice(_ notice: AccountNotice, to account: Account, in language: Language) async {
    guard let mailer else { return }
    let link = options.baseURL + "/forgot-password"
    do {
      let language = try await self.language(of: account) ?? language
      switch notice {
      case .changedPassword:
        try await mailer.send(.changedSubject, .changedMail(link), to: account.email, in: language)
      case .newDevice(let device):
        try await mailer.send(
          .deviceSubject, .deviceMail(device, link: link), to: account.email, in: language)
      case .newAddress(let address):
        try await mailer.send(
          .addressSubject, .addressMail(address, link: link), to: account.email, in: language)
      }
    } catch {
      world.log.error("a notice of an account was not sent: \(error)")
    }
  }

  /// The language that a person has chosen, if any.
  private func language(of account: Account) async throws -> Language? {
    let store = world.store.profile(named: account.id)
    return Language(tag: try await store.setting(SuiteSettings.languageSetting))
  }
}
