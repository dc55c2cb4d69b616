import CoreModels
import Foundation
import Testing
import TestSupport

@testable import HubAccounts
@testable import HubConfiguration

@Suite("Mail") struct SMTPTests {
  @Test func `a mail is lines of ASCII that nobody else wrote`() throws {
    let message = SMTPMessage(
      message: MailMessage(
        recipient: "eva@example.org", subject: "Nové heslo k Daybooku",
        text: ".\r\nBcc: all@example.org"),
      sender: "hub@example.org", date: try #require(Instant("2026-11-21T09:05:07.999Z")),
      id: "a@example.org")
    #expect(
      message.text.replacing("\r\n", with: "\n") == """
        Date: Sat, 21 Nov 2026 09:05:07 +0000
        From: <hub@example.org>
        To: <eva@example.org>
        Message-ID: <a@example.org>
        Subject: =?utf-8?B?Tm92w6kgaGVzbG8gayBEYXlib29rdQ==?=
        MIME-Version: 1.0
        Content-Type: text/plain; charset=utf-8
        Content-Transfer-Encoding: base64
        Auto-Submitted: auto-generated

        Lg0KQmNjOiBhbGxAZXhhbXBsZS5vcmc=

        """)
  }

  @Test(
    arguments: [
      ("eva@example.org", true), ("eva@example.org\r\nRCPT TO:<b@b.cz>", false),
      ("eva@example.org> SIZE=1", false), ("eva", false), ("žofia@príklad.sk", true),
    ])
  func `an address cannot carry a command`(text: String, isAddress: Bool) {
    #expect(SMTPMessage.isAddress(text) == isAddress)
  }

  @Test func `a log has a server's code, and not its words, which may name people`() {
    let error = MailError.refused(code: 550, text: "5.1.1 <eva@example.org>: unknown")
    #expect("\(error)" == "refused with 550")
    #expect(error.reason == "550 5.1.1 <eva@example.org>: unknown")
    #expect("\(MailError.noLogIn)" == "no AUTH PLAIN or LOGIN")
  }

  @Test func `nothing goes in clear off this machine`() async throws {
    var settings = HubSettings.Mail()
    (settings.host, settings.sender, settings.security) = ("192.0.2.1", "a@b.cz", "none")
    let client = SMTPClient(settings: settings, password: nil)
    await #expect(throws: MailError.unencrypted) {
      try await client.send(
        MailMessage(recipient: "c@d.cz", subject: "", text: ""), at: Instant(milliseconds: 0),
        id: "a")
    }
  }
}
