/// What belongs to this copy of the home alone: in no history, no export and no other device's.
enum DeviceNote {
  static func read(_ name: String, from connection: any Connection) throws -> String? {
    try connection.value(
      String.self, "SELECT value FROM meta WHERE key = :key", ["key": "note." + name])
  }

  /// Every note by its name.
  static func all(from connection: any Connection) throws -> [String: String] {
    let rows = try connection.rows(
      "SELECT substr(key, 6), value FROM meta WHERE key LIKE 'note.%'"
    ) { (try $0.value(String.self, at: 0), try $0.value(String.self, at: 1)) }
    return Dictionary(rows) { first, _ in first }
  }

  static func write(_ text: String?, as name: String, to connection: any Connection) throws {
    guard let text else {
      try connection.execute("DELETE FROM meta WHERE key = :key", ["key": "note." + name])
      return
    }
    try connection.execute(
      """
      INSERT INTO meta (key, value) VALUES (:key, :value)
      ON CONFLICT (key) DO UPDATE SET value = excluded.value
      """, ["key": "note." + name, "value": text])
  }
}
