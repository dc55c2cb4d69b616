import GRDB

/// What belongs to this copy of the home alone: in no history, no export and no other device's.
enum DeviceNote {
  static func read(_ name: String, from database: Database) throws -> String? {
    try String.fetchOne(
      database.cachedStatement(sql: "SELECT value FROM meta WHERE key = ?"),
      arguments: ["note." + name])
  }

  /// Every note by its name.
  static func all(from database: Database) throws -> [String: String] {
    let rows = try Row.fetchAll(
      database, sql: "SELECT substr(key, 6), value FROM meta WHERE key LIKE 'note.%'")
    return Dictionary(try rows.map { (try $0.decode(atIndex: 0), try $0.decode(atIndex: 1)) }) {
      first, _ in first
    }
  }

  static func write(_ text: String?, as name: String, to database: Database) throws {
    guard let text else {
      try database.execute(sql: "DELETE FROM meta WHERE key = ?", arguments: ["note." + name])
      return
    }
    try database.execute(
      sql: "INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)",
      arguments: ["note." + name, text])
  }
}
