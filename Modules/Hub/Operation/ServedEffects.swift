import CoreModels
import CoreNet
import CorePlugin
import CoreReminders
import CoreStorage
import Foundation
import HTTPTypes
import HubConfiguration

// What stands for the server's own machine in the world of a person whom it serves: none of its
// files, programs, timers or screens is theirs.

extension Files {
  /// No file is there, and none can be written.
  static let served = Files(
    read: { path, _ in throw FileError.missing(path: path) },
    write: { _, path in throw FileError.cannotWrite(path: path) },
    makeFolder: { throw FileError.cannotWrite(path: $0) }, absolutePath: { $0 },
    isInputGiven: { false })
}

extension Editor {
  /// Nobody sits before the server.
  static let served = Editor { _, _, _ in throw EditorError.cannotStart }
}

extension Notifier {
  /// The server's screen is not the person's.
  static let served = Notifier(
    show: { _, _ in throw ReminderError.noSessionBus },
    append: { _, path in throw ReminderError.cannotAppend(path: path) })
}

extension Timers {
  /// The server looks for reminders by itself.
  static let served = Timers(
    program: Program(path: "", command: "daybook", home: ""),
    install: { _ in throw ReminderError.timerRefused }, remove: { _ in [] },
    state: { _ in
      State(system: .systemd, files: [], isActive: true)
    })
}

extension Secrets {
  /// None of the operator's, and nowhere to keep one.
  static let served = Secrets(
    environment: [:],
    vault: Vault(
      load: { _ in nil }, save: { _, name in throw StoreError.secret(name: name) },
      remove: { _ in }))
}

extension [String: String] {
  /// The variables that say where things are and how people speak; whatever could be a secret is
  /// left out.
  var served: [String: String] {
    filter { name, value in
      if ["TZ", "LANG", "LC_ALL", "LC_MESSAGES", "LC_CTYPE"].contains(name) { return true }
      let isForeign = ["HUB_", "PG", "DATABASE_"].contains { name.hasPrefix($0) }
      return name.hasSuffix("_URL") && !isForeign && !value.contains("@")
    }
  }
}

extension HTTPClient {
  /// The same network without what only the server's own machine and its neighbours may reach,
  /// except for the hosts that the operator named; a redirect leads to no other server.
  func served(allowing addresses: some Sequence<String>) -> HTTPClient {
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

  /// The same network, which tells nothing of a host's ports but whether a server answered; the
  /// operator's own are named.
  func silentAboutPorts(allowing addresses: some Sequence<String>) -> HTTPClient {
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
  /// Scheme, host and port of each that is a web address.
  fileprivate var origins: Set<String> {
    Set(compactMap { address in (try? HTTPCall(.get, address))?.origin })
  }
}
