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
    let known = Set(
      addresses.compactMap { try? HTTPCall(.get, $0).origin })
    return HTTPClient(shutdown: shutdown) { call in
      if !known.contains(call.origin) {
        let host = URL(string: call.url)?.host() ?? ""
        guard PublicHost.isOne(host) else { throw NetError.refused(host: host) }
      }
      var call = call
      call.mayBeRedirectedElsewhere = false
      return try await execute(call)
    }
  }
}

/// Hosts of the open internet.
enum PublicHost {
  private static let private4 = [
    "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16",
    "172.16.0.0/12", "192.0.0.0/24", "192.168.0.0/16", "198.18.0.0/15", "224.0.0.0/3",
  ].compactMap(IPNetwork.init)
  private static let public6 = IPNetwork("2000::/3")

  /// Whether a name or an address is one, by what it says of itself.
  static func isOne(_ host: String) -> Bool {
    let name = host.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: "[]."))
    if let address = IPNetwork(name) {
      if address.isIPv6 { return public6?.contains(address) ?? false }
      return !private4.contains { $0.contains(address) }
    }
    // A name of one part, or one that ends in a number, is an address in disguise.
    let parts = name.split(separator: ".")
    guard parts.count > 1, let last = parts.last, !last.utf8.contains(where: { $0 < 0x3A }) else {
      return false
    }
    return !["local", "localhost", "internal", "lan", "home", "localdomain"].contains(last)
  }
}
