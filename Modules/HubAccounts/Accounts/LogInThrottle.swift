import CoreModels
package import CoreStorage

/// Throttles password guessing: after a few failures, an account makes all devices wait longer and
/// longer, except those from which its owner has logged in.
package struct LogInThrottle: Sendable {
  /// Failed attempts in a row.
  private struct Tries: Codable, Sendable {
    var count: Int
    /// Attempts before this time are refused.
    var until: Instant
  }

  private static let namespace = RegistryNamespace<Tries>("log_in_tries")
  private static let devices = RegistryNamespace<Bool>("known_device")
  /// Failed attempts without a delay.
  package static let free = 5
  /// The longest delay in seconds.
  static let longest = 900
  /// Seconds for which a device stays known.
  static let deviceLifetime = 90 * 86_400

  package let store: Store

  /// Counts an attempt before the password is checked, so that parallel attempts gain nothing.
  /// Throws ``AccessError/tooMany(retryAfter:)``. An address without an account is counted alike.
  package func begin(for email: String, account: Account?, on devices: [String]) async throws {
    let key = email.sha256
    try await store.changeRegistry { registry in
      if let account {
        for device in devices
        where try registry.find(account.id + "/" + device, in: Self.devices) != nil {
          return
        }
      }
      let moment = registry.moment
      var tries = try registry.find(key, in: Self.namespace) ?? Tries(count: 0, until: moment)
      guard tries.until <= moment else {
        throw AccessError.tooMany(retryAfter: tries.until.seconds(since: moment) + 1)
      }
      tries.count += 1
      tries.until = moment.adding(seconds: Self.delay(after: tries.count))
      try registry.put(tries, key, in: Self.namespace, for: 86_400)
    }
  }

  /// Clears an account's failures and remembers its devices after a successful log-in.
  package func succeed(_ account: Account, on devices: [String]) async throws {
    try await store.changeRegistry { registry in
      try registry.remove(account.email.sha256, in: Self.namespace)
      try registry.remove(Self.code(account).sha256, in: Self.namespace)
      for device in devices {
        try registry.put(
          true, account.id + "/" + device, in: Self.devices, for: Self.deviceLifetime)
      }
    }
  }

  /// `true` if the account's owner has logged in from that device.
  package func knows(_ device: String, of account: Account) async throws -> Bool {
    try await store.readRegistry {
      try $0.find(account.id + "/" + device, in: Self.devices) != nil
    }
  }

  /// Removes all records of an account within a transaction.
  package static func forget(_ account: Account, in registry: Registry) throws {
    try registry.remove(account.email.sha256, in: namespace)
    try registry.remove(code(account).sha256, in: namespace)
    try registry.removeAll(devices, prefix: account.id + "/")
  }

  /// The key for wrong codes, which are counted apart from passwords.
  package static func code(_ account: Account) -> String { "code " + account.email }

  /// Returns the delay in seconds after `count` failures: 0 for the free ones, then 1, 2, 4, ….
  static func delay(after count: Int) -> Int {
    count <= free ? 0 : min(1 << min(count - free - 1, 20), longest)
  }
}

/// The origin of a log-in.
package struct LogInPlace: Hashable, Sendable {
  /// The client's address; `nil` if it belongs to a proxy.
  package var address: String?
  /// The secret of the browser's device cookie, which survives log-outs.
  package var device: BearerSecret?

  package init(address: String? = nil, device: BearerSecret? = nil) {
    (self.address, self.device) = (address, device)
  }

  /// The stored identifiers of the address and the device.
  package var marks: [String] {
    [address.map { ("address." + $0).sha256 }, device?.hash].compactMap(\.self)
  }
}
