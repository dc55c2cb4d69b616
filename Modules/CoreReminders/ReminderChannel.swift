import CoreModels
public import CoreStorage

/// The delivery channel of reminders, shared by all products.
///
/// An address may be a secret, so it is stored as one and never shown.
public enum ReminderChannel: Hashable, Sendable {
  /// Desktop notifications.
  case desktop
  /// A line in a file, by absolute path.
  case file(String)
  /// A JSON object, posted to a URL.
  case webhook(String)
  /// A topic on an ntfy server, by URL.
  case ntfy(String)

  /// Parses `desktop`, `file:PATH`, `webhook:URL` or `ntfy:URL`; throws
  /// ``ReminderError/badChannel``.
  public init(_ text: String) throws(ReminderError) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    switch (parts.first, parts.count > 1 ? String(parts[1]) : "") {
    case ("desktop", "") where parts.count == 1: self = .desktop
    case ("file", let path) where !path.isEmpty: self = .file(path)
    case ("webhook", let url) where !url.isEmpty: self = .webhook(url)
    case ("ntfy", let url) where !url.isEmpty: self = .ntfy(url)
    default: throw .badChannel
    }
  }

  /// A channel without its path or address.
  public enum Kind: String, CaseIterable, Sendable {
    case desktop, file, webhook, ntfy

    /// The kind of a ``ReminderChannel/setting`` value.
    public init(setting text: String) {
      self = Kind(rawValue: String(text.prefix { $0 != ":" })) ?? .desktop
    }
  }

  /// The kind of this channel.
  public var kind: Kind {
    switch self {
    case .desktop: .desktop
    case .file: .file
    case .webhook: .webhook
    case .ntfy: .ntfy
    }
  }

  /// The stored setting, which excludes URLs.
  public static let setting = Setting("remind.through", default: "desktop", isOfMachine: true) {
    ["desktop", "webhook", "ntfy"].contains($0) || $0.hasPrefix("file:/")
  }

  /// Reads the current channel; throws ``ReminderError/noAddress`` if its address is not on this
  /// machine.
  public init(in store: Store, secrets: Secrets) async throws {
    let text = try await store.setting(ReminderChannel.setting)
    let secret = ReminderChannel.secret(text, of: store)
    switch text {
    case "webhook", "ntfy":
      guard let address = try secrets.find(secret), !address.isEmpty else {
        throw ReminderError.noAddress
      }
      self = text == "ntfy" ? .ntfy(address) : .webhook(address)
    default: self = try ReminderChannel(text)
    }
  }

  /// Makes this the current channel, and stores its address as a secret first.
  public func choose(in store: Store, secrets: Secrets) async throws {
    switch self {
    case .desktop: try await store.set(ReminderChannel.setting, to: nil)
    case .file(let path): try await store.set(ReminderChannel.setting, to: "file:\(path)")
    case .webhook(let address), .ntfy(let address):
      try secrets.save(address, as: ReminderChannel.secret(kind.rawValue, of: store))
      try await store.set(ReminderChannel.setting, to: kind.rawValue)
    }
  }

  /// The secret's name, such as `remind.ntfy`, with a suffix for every profile but the first.
  private static func secret(_ kind: String, of store: Store) -> String {
    if store.profile == "me" { return "remind.\(kind)" }
    // A secret's name allows fewer characters than a profile's.
    var hash = StableHash()
    hash.combine(store.profile)
    return "remind.\(kind).\(String(hash.value, radix: 16))"
  }
}
