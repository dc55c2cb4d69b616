import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import HubAccounts
import HubConfiguration
import NIOCore
import NIOPosix

/// Checks before the start that the server will work.
struct HubCheck: Sendable {
  let options: HubOptions
  let world: World

  /// Returns the address to listen on, if the mode allows it. Throws ``OperationError``.
  static func allowedAddress(_ options: HubOptions) throws(OperationError) -> ListenAddress {
    guard let address = ListenAddress(options.settings.listen) else {
      throw .badListen(options.settings.listen)
    }
    if let path = address.socketPath, options.publicURL == nil {
      throw .socketWithoutURL(path)
    }
    if address.isLoopback { return address }
    guard options.isMultiUser else { throw .personOffLoopback(address.host) }
    guard options.isSecure else { throw .plainOffLoopback(address.host) }
    return address
  }

  /// Runs all checks and returns the errors.
  func problems() async -> [any ExplainedError] {
    var problems: [any ExplainedError] = []
    func note(_ check: () async throws -> Void) async {
      do { try await check() } catch {
        problems.append(
          (error as? any ExplainedError) ?? Failure.unexpected(in: world.language))
      }
    }
    await note {
      let address = try HubCheck.allowedAddress(options)
      do {
        let server = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
          .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        guard let path = address.socketPath else {
          try await server.bind(host: address.host, port: address.port).get().close()
          return
        }
        // Not the socket itself, which a running hub may use.
        let trial = path + ".check"
        try await server.bind(unixDomainSocketPath: trial, cleanupExistingSocketFile: true).get()
          .close()
        try FileManager.default.removeItem(atPath: trial)
      } catch { throw OperationError.cannotListen(options.settings.listen) }
    }
    await note { try await world.store.writeTrial() }
    if !options.settings.mail.host.isEmpty {
      await note {
        try checkMailChoices()
        try await checkMailServer()
      }
    }
    return problems
  }

  private func checkMailChoices() throws {
    let mail = options.settings.mail
    if mail.sender.isEmpty { throw OperationError.mailSenderMissing }
    let isLocal = ListenAddress("\(mail.host):\(mail.port)")?.isLoopback ?? false
    if mail.security == "none", !isLocal { throw OperationError.mailUnencrypted }
    if !mail.user.isEmpty, try world.secrets.find("hub.smtp.password") == nil {
      throw OperationError.mailPasswordMissing(mail.user)
    }
  }

  /// Connects to the mail server and logs in.
  private func checkMailServer() async throws {
    let mail = options.settings.mail
    let server = "\(mail.host):\(mail.port)"
    let client = try SMTPClient(mail, in: world)
    do { try await client?.check() } catch let error as MailError {
      throw OperationError.mailRefused(server, error.reason)
    } catch { throw OperationError.mailUnreachable(server) }
  }
}

extension Store {
  /// Throws if the store cannot be written. Leaves no trace.
  func writeTrial() async throws {
    let namespace = RegistryNamespace<Bool>("trial")
    try await changeRegistry { registry in
      try registry.put(true, "trial", in: namespace)
      try registry.remove("trial", in: namespace)
    }
  }
}
