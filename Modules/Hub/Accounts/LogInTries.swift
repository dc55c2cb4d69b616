import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes

/// Keeps guessing slow: after a few wrong passwords an account makes everybody wait longer and
/// longer, but for devices from which its owner logged in.
struct LogInTries: Sendable {
  /// Wrong passwords in a row.
  private struct Tries: Codable, Sendable {
    var count: Int
    /// Until when another try is not looked at.
    var until: Instant
  }

  private static let drawer = Drawer<Tries>("log_in_tries")
  private static let devices = Drawer<Bool>("known_device")
  /// Wrong passwords that cost nothing.
  static let free = 5
  /// The longest time to wait, in seconds.
  static let longest = 900
  /// Seconds for which a device is known.
  static let deviceLifetime = 90 * 86_400

  let store: Store
  let now: @Sendable () -> Instant

  /// Counts a try before its password is looked at, so that many at once gain nothing; throws
  /// ``AccessError/tooMany(retryAfter:)``. An address without an account counts the same.
  func begin(for email: String, account: Account?, on devices: [String]) async throws {
    let moment = now()
    let key = email.sha256
    try await store.transaction(automatic: true) { transaction in
      let registry = try transaction.registry()
      if let account {
        for device in devices
        where try registry.find(account.id + "/" + device, in: Self.devices, at: moment) != nil {
          return
        }
      }
      var tries =
        try registry.find(key, in: Self.drawer, at: moment) ?? Tries(count: 0, until: moment)
      guard tries.until <= moment else {
        throw AccessError.tooMany(retryAfter: tries.until.seconds(since: moment) + 1)
      }
      tries.count += 1
      tries.until = moment.adding(seconds: Self.delay(after: tries.count))
      try registry.put(tries, key, in: Self.drawer, until: moment.adding(seconds: 86_400))
    }
  }

  /// Forgets the tries of an account and knows its devices, after the right password.
  func succeed(_ account: Account, on devices: [String]) async throws {
    let moment = now()
    try await store.transaction(automatic: true) { transaction in
      let registry = try transaction.registry()
      try registry.remove(account.email.sha256, in: Self.drawer)
      try registry.remove(Self.code(account).sha256, in: Self.drawer)
      for device in devices {
        try registry.put(
          true, account.id + "/" + device, in: Self.devices,
          until: moment.adding(seconds: Self.deviceLifetime))
      }
    }
  }

  /// Whether its owner logged in from a device that is kept so.
  func knows(_ device: String, of account: Account) async throws -> Bool {
    let moment = now()
    return try await store.read {
      try $0.registry.find(account.id + "/" + device, in: Self.devices, at: moment) != nil
    }
  }

  /// Forgets everything about an account within a transaction.
  static func forget(_ account: Account, in registry: Registry) throws {
    try registry.remove(account.email.sha256, in: drawer)
    try registry.remove(code(account).sha256, in: drawer)
    try registry.removeAll(devices, prefix: account.id + "/")
  }

  /// Under what wrong codes of an account are counted, apart from its passwords.
  static func code(_ account: Account) -> String { "code " + account.email }

  /// Seconds to wait after so many wrong passwords: 0 for the free ones, then 1, 2, 4, ….
  static func delay(after count: Int) -> Int {
    count <= free ? 0 : min(1 << min(count - free - 1, 20), longest)
  }
}

/// From where somebody logs in.
struct LogInPlace: Hashable, Sendable {
  /// The client's address, `nil` where it is not the client's own.
  var address: String?
  /// The secret of the browser's own cookie, which stays when people log out.
  var device: BearerSecret?

  /// What is kept of it.
  var marks: [String] {
    [address.map { ("address." + $0).sha256 }, device?.hash].compactMap(\.self)
  }
}

extension HubCall {
  /// From where somebody logs in: a proxy's address, or none, says nothing about them.
  func logInPlace(_ device: BearerSecret? = nil) -> LogInPlace {
    let isOwn = !caller.address.isEmpty && !hub.options.mayBeProxy(caller.address)
    return LogInPlace(address: isOwn ? caller.address : nil, device: device)
  }
}
