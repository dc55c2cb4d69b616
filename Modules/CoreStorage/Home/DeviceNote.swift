/// A value local to this copy of the home, excluded from history, exports and sync.
enum DeviceNote {
  /// The prefix of the notes' keys.
  static let prefix = "note."

  static func read(_ name: String, from connection: any Connection) throws -> String? {
    try connection.value(
      String.self, "SELECT value FROM meta WHERE key = :key", ["key": prefix + name])
  }

  /// Returns all notes by name, or those whose names have the prefix.
  static func all(
    startingWith start: String = "", from connection: any Connection
  ) throws -> [String: String] {
    let rows = try connection.rows(
      "SELECT substr(key, 6), value FROM meta WHERE key >= :start AND key < :end",
      range(startingWith: start)
    ) { (try $0.value(String.self, at: 0), try $0.value(String.self, at: 1)) }
    return Dictionary(rows) { first, _ in first }
  }

  /// Removes the notes whose names have the prefix.
  static func removeAll(startingWith start: String, in connection: any Connection) throws {
    try connection.execute(
      "DELETE FROM meta WHERE key >= :start AND key < :end", range(startingWith: start))
  }

  private static func range(startingWith start: String) -> SQLArguments {
    // The range's end uses the greatest code point.
    ["start": "note." + start, "end": "note." + start + "\u{10FFFF}"]
  }

  static func write(_ text: String?, as name: String, to connection: any Connection) throws {
    guard let text else {
      try connection.execute("DELETE FROM meta WHERE key = :key", ["key": prefix + name])
      return
    }
    try connection.execute(
      """
      INSERT INTO meta (key, value) VALUES (:key, :value)
      ON CONFLICT (key) DO UPDATE SET value = excluded.value
      """, ["key": prefix + name, "value": text])
  }
}
