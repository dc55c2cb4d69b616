/// The channel through which a change arrived, and its client.
public struct Origin: Hashable, Sendable {
  /// The channels.
  public enum Door: String, CaseIterable, Sendable {
    case command, page, api, calendar, assistant, `import`, sync, hook
  }

  /// The origin as stored in the log: `page`, or `api:Ann's phone`. A newer version may know more
  /// channels.
  public let text: String

  init(text: String) { self.text = text }

  /// Creates an origin from a channel and the name of the token or client that used it.
  public init(_ door: Door, client: String? = nil) {
    let name = client.map { String($0.filter { $0 != "\0" }.prefix(100)) }
    text = door.rawValue + (name.map { ":\($0)" } ?? "")
  }

  /// The channel's name.
  public var door: String { String(text.prefix { $0 != ":" }) }
  /// The name of the client, if any.
  public var client: String? {
    text.firstIndex(of: ":").map { String(text[text.index(after: $0)...]) }
  }

  /// Returns the smaller of two origins of one change, so that all devices converge on the same
  /// one.
  static func merged(_ one: Origin?, _ other: Origin?) -> Origin? {
    [one, other].compactMap(\.self).min { $0.text < $1.text }
  }
}

extension Origin: Codable {
  public init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension Origin: SQLColumn {
  package var sqlValue: SQLValue { text.sqlValue }
  package init(at column: Int, of row: any SQLRow) throws {
    text = try String(at: column, of: row)
  }
}

extension Store {
  /// Returns this store, recording the origin with every change it writes.
  public func writing(through origin: Origin) -> Store {
    var store = self
    store.origin = origin
    return store
  }

  /// Returns the same store, whose writes carry another door and keep the client.
  public func writing(through door: Origin.Door) -> Store {
    writing(through: Origin(door, client: origin?.client))
  }
}
