package import CoreModels
package import CorePlugin
import CoreStorage
import Foundation
package import HubConfiguration
import NIOCore
import NIOPosix
import NIOSSL

/// Sends mail over SMTP with TLS or STARTTLS. Unencrypted connections are limited to this machine.
package struct SMTPClient: Sendable {
  package let settings: HubSettings.Mail
  /// The password, if the server requires a log-in.
  package let password: String?
  var trustRoots = NIOSSLTrustRoots.default
  /// The time limit for a whole session.
  var timeout = Duration.seconds(20)

  private typealias Connection = NIOAsyncChannel<ByteBuffer, ByteBuffer>

  /// Sends one mail. Throws ``MailError`` and network errors.
  package func send(_ message: MailMessage, at date: Instant, id: String) async throws {
    guard SMTPMessage.isAddress(message.recipient), SMTPMessage.isAddress(settings.sender) else {
      throw MailError.badAddress
    }
    let domain = settings.sender.split(separator: "@").last.map(String.init) ?? "localhost"
    let mail = SMTPMessage(
      message: message, sender: settings.sender, date: date, id: "\(id)@\(domain)")
    try await withinTime { try await session(giving: mail) }
  }

  /// Connects and logs in without sending. Throws the errors of ``send(_:at:id:)``.
  package func check() async throws { try await withinTime { try await session(giving: nil) } }

  private func withinTime(_ work: @escaping @Sendable () async throws -> Void) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await work() }
      group.addTask {
        try await Task.sleep(for: timeout)
        throw MailError.timedOut
      }
      try await group.next()
      group.cancelAll()
    }
  }

  private var isLoopback: Bool {
    ListenAddress("\(settings.host.contains(":") ? "[\(settings.host)]" : settings.host):1")?
      .isLoopback ?? false
  }

  private func session(giving mail: SMTPMessage?) async throws {
    if settings.security == "none", !isLoopback { throw MailError.unencrypted }
    let connection = try await connect()
    try await connection.executeThenClose { incoming, outgoing in
      var talk = SMTPTalk(incoming, outgoing)
      try await talk.reply(expecting: [220])
      var offers = try await talk.ask("EHLO \(helloName)", expecting: 250).lines
      if settings.security == "starttls" {
        guard offers.contains(where: { $0.uppercased() == "STARTTLS" }) else {
          throw MailError.unencrypted
        }
        try await talk.ask("STARTTLS", expecting: 220)
        guard !talk.hasUnread else { throw MailError.unreadable }
        try await encrypt(connection.channel)
        offers = try await talk.ask("EHLO \(helloName)", expecting: 250).lines
      }
      try await logIn(&talk, offers)
      if let mail { try await give(mail, &talk, offers) }
      // The mail is accepted; errors of `QUIT` do not matter.
      try await talk.write("QUIT\r\n")
    }
  }

  @concurrent private func logIn(_ talk: inout SMTPTalk, _ offers: [String]) async throws {
    guard !settings.user.isEmpty else { return }
    let password = password ?? ""
    let ways = offers.map { $0.uppercased().split(separator: " ") }.first { $0.first == "AUTH" }
    func encoded(_ text: String) -> String { Data(text.utf8).base64EncodedString() }
    if ways?.contains("PLAIN") ?? false {
      try await talk.ask(
        "AUTH PLAIN " + encoded("\0\(settings.user)\0\(password)"), expecting: 235)
    } else if ways?.contains("LOGIN") ?? false {
      try await talk.ask("AUTH LOGIN", expecting: 334)
      try await talk.ask(encoded(settings.user), expecting: 334)
      try await talk.ask(encoded(password), expecting: 235)
    } else {
      throw MailError.noLogIn
    }
  }

  @concurrent private func give(
    _ mail: SMTPMessage, _ talk: inout SMTPTalk, _ offers: [String]
  ) async throws {
    let isPlain = (mail.message.recipient + mail.sender).utf8.allSatisfy { $0 < 0x80 }
    if !isPlain, !offers.contains(where: { $0.uppercased() == "SMTPUTF8" }) {
      throw MailError.badAddress
    }
    try await talk.ask(
      "MAIL FROM:<\(mail.sender)>" + (isPlain ? "" : " SMTPUTF8"), expecting: 250)
    try await talk.ask("RCPT TO:<\(mail.message.recipient)>", expecting: 250, 251)
    try await talk.ask("DATA", expecting: 354)
    try await talk.write(mail.text + ".\r\n")
    try await talk.reply(expecting: [250])
  }

  private func connect() async throws -> Connection {
    let handler = settings.security == "tls" ? try tlsHandler() : nil
    return try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connectTimeout(.seconds(10))
      .connect(host: settings.host, port: settings.port) { channel in
        channel.eventLoop.makeCompletedFuture {
          if let handler { try channel.pipeline.syncOperations.addHandler(handler()) }
          return try Connection(wrappingChannelSynchronously: channel)
        }
      }
  }

  private func encrypt(_ channel: any Channel) async throws {
    let handler = try tlsHandler()
    try await channel.eventLoop.submit {
      try channel.pipeline.syncOperations.addHandler(handler(), position: .first)
    }.get()
  }

  private func tlsHandler() throws -> @Sendable () throws -> NIOSSLClientHandler {
    var configuration = TLSConfiguration.makeClientConfiguration()
    configuration.minimumTLSVersion = .tlsv12
    configuration.trustRoots = trustRoots
    let context = try NIOSSLContext(configuration: configuration)
    // Certificates are checked against the host name; IP addresses are checked automatically.
    let name = IPNetwork(settings.host) == nil ? settings.host : nil
    return { try NIOSSLClientHandler(context: context, serverHostname: name) }
  }

  /// The name for `EHLO`: the sender's domain, which is public.
  private var helloName: String {
    let domain = settings.sender.split(separator: "@").last.map(String.init) ?? ""
    return domain.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } && !domain.isEmpty
      ? domain : "localhost"
  }
}

extension SMTPClient {
  /// The client for the configured server; `nil` if there is none. Trusts the system's certificates
  /// or those in the file named by `SSL_CERT_FILE`.
  package init?(_ settings: HubSettings.Mail, in world: World) throws {
    guard !settings.host.isEmpty, !settings.sender.isEmpty else { return nil }
    self.init(settings: settings, password: try world.secrets.find("hub.smtp.password"))
    if let file = world.environment["SSL_CERT_FILE"], !file.isEmpty { trustRoots = .file(file) }
  }
}

extension Mailer {
  /// A mailer for the configured server; `nil` if there is none.
  package init?(_ settings: HubSettings.Mail, in world: World) throws {
    guard let client = try SMTPClient(settings, in: world) else { return nil }
    let now = world.now
    self.init { message in
      try await client.send(message, at: now(), id: String(BearerSecret().hash.prefix(32)))
    }
  }
}
