package import CoreNet
package import CorePlugin
package import CoreReminders
package import CoreStorage
import Foundation
import HTTPTypes

// Effects for the world of a served person, without the server's files, programs, timers and
// screens.

extension Files {
  /// No files exist, and none can be written.
  package static let served = Files(
    read: { path, _ in throw FileError.missing(path: path) },
    write: { _, path in throw FileError.cannotWrite(path: path) },
    exists: { _ in false },
    makeFolder: { throw FileError.cannotWrite(path: $0) }, absolutePath: { $0 },
    isInputGiven: { false })
}

extension Editor {
  /// No editor can be started.
  package static let served = Editor { _, _, _ in throw EditorError.cannotStart }
}

extension Notifier {
  /// Nothing can be shown on the server's screen.
  package static let served = Notifier(
    show: { _, _ in throw ReminderError.noSessionBus },
    append: { _, path in throw ReminderError.cannotAppend(path: path) })
}

extension Timers {
  /// The server checks for reminders itself.
  package static let served = Timers(
    program: Program(path: "", command: "daybook", home: ""),
    install: { _ in throw ReminderError.timerRefused }, remove: { _ in [] },
    state: { _ in
      State(system: .systemd, files: [], isActive: true)
    })
}

extension Secrets {
  /// No secrets exist, and none can be stored.
  package static let served = Secrets(
    environment: [:],
    vault: Vault(
      load: { _ in nil }, save: { _, name in throw StoreError.secret(name: name) },
      remove: { _ in }))
}

extension [String: String] {
  /// The variables for service addresses, time zone and language, without those that may hold
  /// secrets.
  package var served: [String: String] {
    filter { name, value in
      if ["TZ", "LANG", "LC_ALL", "LC_MESSAGES", "LC_CTYPE"].contains(name) { return true }
      let isForeign = ["HUB_", "PG", "DATABASE_"].contains { name.hasPrefix($0) }
      return name.hasSuffix("_URL") && !isForeign && !value.contains("@")
    }
  }
}

extension HTTPClient {
  /// Returns a client without access to private networks, except for the hosts that the operator
  /// named, and without redirects to another server.
  package func served(allowing addresses: some Sequence<String>) -> HTTPClient {
    let known = addresses.origins
    return HTTPClient(shutdown: shutdown) { call in
      var call = call
      call.mayBeRedirectedElsewhere = false
      guard !known.contains(call.origin) else { return try await execute(call) }
      let host = URL(string: call.url)?.host() ?? ""
      guard PublicHost.isOne(host) else { throw NetError.refused(host: host) }
      call.isForPublicHost = true
      return try await execute(call)
    }
  }

  /// Returns a client that reports all network errors of a host alike, so that its open ports stay
  /// hidden. Hosts that the operator named are exempt.
  package func silentAboutPorts(allowing addresses: some Sequence<String>) -> HTTPClient {
    let known = addresses.origins
    return HTTPClient(shutdown: shutdown) { call in
      do { return try await execute(call) } catch let error as NetError {
        switch error {
        case .dns, .refused, .tls, .timedOut, .connectionLost, .offline, .decoding:
          guard !known.contains(call.origin) else { throw error }
          throw NetError.refused(host: URL(string: call.url)?.host() ?? "")
        default: throw error
        }
      }
    }
  }
}

extension Sequence<String> {
  /// The scheme, host and port of each web address.
  fileprivate var origins: Set<String> {
    Set(compactMap { address in (try? HTTPCall(.get, address))?.origin })
  }
}
