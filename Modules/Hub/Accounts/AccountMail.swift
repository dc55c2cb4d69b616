import CoreModels
import CorePlugin
import HubConfiguration
import Logging

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
          return operatorWorld.log.warning("no mail server: a link to a new password was not sent")
        }
        return operatorWorld.log.notice("the link to a new password of \(account.email): \(link)")
      }
      try await mailer.send(
        MailMessage(
          recipient: account.email, subject: AccountText.resetSubject.text(in: language),
          text: AccountText.resetMail(link).text(in: language)))
    } catch {
      operatorWorld.log.error("a link to a new password was not sent: \(error)")
    }
  }

  /// The beginning of addresses in mails: what the operator said, never what a caller says.
  var baseURL: String {
    options.publicURL?.text ?? ListenAddress(options.settings.listen)?.url(port: options.port)
      ?? "http://127.0.0.1:\(options.port)"
  }
}
