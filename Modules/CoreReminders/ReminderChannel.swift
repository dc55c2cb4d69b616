import CoreModels
public import CoreStorage

/// The way that reminders take to a person; one for all products.
///
/// An address may be a secret, so that it is kept as one and never said.
public enum ReminderChannel: Hashable, Sendable {
  /// The desktop's notifications.
  case desktop
  /// A line in a file, by its absolute path.
  case file(String)
  /// A JSON object posted to a web address.
  case webhook(String)
  /// A topic of an ntfy server, by its web address.
  case ntfy(String)

  /// Reads `desktop`, `file:PATH`, `webhook:URL` or `ntfy:URL`; throws
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

  /// A way without its path or address.
  public enum Kind: String, CaseIterable, Sendable {
    case desktop, file, webhook, ntfy

    /// The kind that a value of ``ReminderChannel/setting`` names.
    public init(setting text: String) {
      self = Kind(rawValue: String(text.prefix { $0 != ":" })) ?? .desktop
    }
  }

  /// Which way it is.
  public var kind: Kind {
    switch self {
    case .desktop: .desktop
    case .file: .file
    case .webhook: .webhook
    case .ntfy: .ntfy
    }
  }

  /// What the store keeps: everything but a web address.
  public static let setting = Setting("remind.through", default: "desktop", isOfMachine: true) {
    ["desktop", "webhook", "ntfy"].contains($0) || $0.hasPrefix("file:/")
  }

  /// The channel in force; throws ``ReminderError/noAddress`` where its address is not here.
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

  /// Makes it the channel in force; the address is kept before it is asked for.
  public func choose(in store: Store, secrets: Secrets) async throws {
    switch self {
    case .desktop: try await store.set(ReminderChannel.setting, to: nil)
    case .file(let path): try await store.set(ReminderChannel.setting, to: "file:\(path)")
    case .webhook(let address), .ntfy(let address):
      try secrets.save(address, as: ReminderChannel.secret(kind.rawValue, of: store))
      try await store.set(ReminderChannel.setting, to: kind.rawValue)
    }
  }

  /// `remind.ntfy`, with a profile of its own for everyone but the home's first person.
  private static func secret(_ kind: String, of store: Store) -> String {
    if store.profile == "me" { return "remind.\(kind)" }
    // A secret's name has fewer letters than a profile's.
    var hash = StableHash()
    hash.combine(store.profile)
    return "remind.\(kind).\(String(hash.value, radix: 16))"
  }
}
