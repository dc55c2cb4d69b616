/// What belongs to this copy of the home alone: in no history, no export and no other device's.
enum DeviceNote {
  /// What the keys of notes begin with.
  static let prefix = "note."

  static func read(_ name: String, from connection: any Connection) throws -> String? {
    try connection.value(
      String.self, "SELECT value FROM meta WHERE key = :key", ["key": prefix + name])
  }

  /// Every note by its name, or those whose names begin so.
  static func all(
    startingWith start: String = "", from connection: any Connection
  ) throws -> [String: String] {
    let rows = try connection.rows(
      "SELECT substr(key, 6), value FROM meta WHERE key >= :start AND key < :end",
      range(startingWith: start)
    ) { (try $0.value(String.self, at: 0), try $0.value(String.self, at: 1)) }
    return Dictionary(rows) { first, _ in first }
  }

  /// Removes the notes whose names begin so.
  static func removeAll(startingWith start: String, in connection: any Connection) throws {
    try connection.execute(
      "DELETE FROM meta WHERE key >= :start AND key < :end", range(startingWith: start))
  }

  private static func range(startingWith start: String) -> SQLArguments {
    // No code point is greater than the one that ends the range.
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
