package import CoreModels
package import CorePlugin
import CoreStorage
import HubConfiguration
import Logging

/// A security notice about an account, in case its owner did not do this.
package enum AccountNotice: Hashable, Sendable {
  case changedPassword
  /// A log-in from a new device with that name.
  case newDevice(String)
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

  /// Mails a link for a new password to the owner of an address. Runs in the background and does
  /// not reveal whether the address has an account.
  package func requestReset(of email: String, in language: Language) {
    Task { await sendReset(to: email, in: language) }
  }

  /// Mails the link. Without a mail server, a server on this machine logs it for the operator.
  func sendReset(to email: String, in language: Language) async {
    do {
      guard let (account, secret) = try await accounts.beginReset(of: email) else { return }
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
