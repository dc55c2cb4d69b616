import CoreModels
import CorePlugin
import CoreStorage
import HubConfiguration
import Logging

/// What somebody is told of who may not have done it.
enum AccountNotice: Hashable, Sendable {
  case changedPassword
  /// Somebody logged in from a device that calls itself so.
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

extension Hub {
  /// Where the link of a mail leads: the page where a new password is chosen.
  static let resetPath = "/reset-password"

  /// Mails a link to choose a new password to whoever has that address; says nothing about whether
  /// anybody has it, and lets nobody wait for the mail server.
  func requestReset(of email: String, in language: Language) {
    Task { await sendReset(to: email, in: language) }
  }

  /// Mails the link, or shows it to the operator of a server on this machine that sends no mail.
  func sendReset(to email: String, in language: Language) async {
    do {
      guard let (account, secret) = try await accounts.beginReset(of: email) else { return }
      let link = baseURL + Hub.resetPath + "?token=" + secret.text
      guard let mailer else {
        guard options.isLoopback else {
          return operatorWorld.log.warning(
            "no mail server: daybook people reset makes the link that somebody asked for")
        }
        return operatorWorld.log.notice("the link to a new password of \(account.email): \(link)")
      }
      try await mailer.send(
        AccountText.resetSubject, AccountText.resetMail(link), to: account.email,
        in: try await self.language(of: account) ?? language)
    } catch {
      operatorWorld.log.error("a link to a new password was not sent: \(error)")
    }
  }

  /// Tells somebody by mail, where there is any, what happened to their account; nobody waits for it.
  func tell(_ account: Account, of notice: AccountNotice, in language: Language) {
    Task { await sendNotice(notice, to: account, in: language) }
  }

  func sendNotice(_ notice: AccountNotice, to account: Account, in language: Language) async {
    guard let mailer else { return }
    let link = baseURL + "/forgot-password"
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
      operatorWorld.log.error("a notice of an account was not sent: \(error)")
    }
  }

  /// What a person chose to read in; `nil` where they did not choose.
  private func language(of account: Account) async throws -> Language? {
    let store = operatorWorld.store.profile(named: account.id)
    return Language(tag: try await store.setting(SuiteSettings.languageSetting))
  }

  /// The beginning of addresses in mails: what the operator said, never what a caller says.
  var baseURL: String {
    options.publicURL?.text ?? ListenAddress(options.settings.listen)?.url(port: options.port)
      ?? "http://127.0.0.1:\(options.port)"
  }
}
