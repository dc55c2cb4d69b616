import CoreModels
import Foundation
import GRDB

extension Database: Connection {
  func query(
    _ sql: String, _ arguments: SQLArguments, each row: (any SQLRow) throws -> Void
  ) throws {
    try explainingErrors {
      let rows = try Row.fetchCursor(
        cachedStatement(sql: sql), arguments: StatementArguments(arguments))
      while let next = try rows.next() { try row(next) }
    }
  }

  @discardableResult
  func execute(_ sql: String, _ arguments: SQLArguments) throws -> Int {
    try explainingErrors {
      try cachedStatement(sql: sql).execute(arguments: StatementArguments(arguments))
      return changesCount
    }
  }

  var dialect: Dialect { .sqlite }

  func device() throws -> String { try explainingErrors { try SQLiteSchema.device(of: self) } }

  /// Does nothing: SQLite runs write transactions one at a time.
  func hold(_ profile: String) throws {}

  func head(of profile: String) throws -> LogHead {
    let number = try value(
      Int.self, "SELECT max(number) FROM change WHERE profile = :profile AND device = :device",
      ["profile": profile, "device": device()])
    let clock = try value(Int64.self, "SELECT max(clock) FROM change")
    return LogHead(number: number ?? 0, clock: clock ?? 0)
  }

  /// Does nothing: the last clock is queried each time.
  func lowerClock(of profile: String) throws {}

  func position(of profile: String) throws -> Int {
    try value(Int.self, "SELECT max(sequence) FROM change") ?? 0
  }

  /// Queries the latest writes of all profiles at once.
  func moves(since positions: [String: Int]) throws -> [String: LogMove] {
    let latest = try rows(
      """
      SELECT profile, max(sequence) FROM change WHERE sequence > :position GROUP BY +profile
      """, ["position": positions.values.min() ?? 0]
    ) { (try $0.value(String.self, at: 0), try $0.value(Int.self, at: 1)) }
    let last = Dictionary(latest, uniquingKeysWith: max)
    let end = try position(of: "")
    return Dictionary(
      uniqueKeysWithValues: positions.map { profile, known in
        (profile, LogMove(position: end, hasMoved: last[profile].map { $0 > known } ?? false))
      })
  }

  func profiles(writtenSince clock: Int64) throws -> [String] {
    try values(
      String.self, "SELECT DISTINCT profile FROM change WHERE clock >= :clock", ["clock": clock])
  }

  func append(_ change: Change) throws -> Bool {
    try execute(
      """
      INSERT INTO change (\(Change.columns)) VALUES (\(Change.values))
      ON CONFLICT (profile, device, number) DO NOTHING
      """, change.arguments) == 1
  }

  /// Does nothing: triggers on the record table maintain the index.
  func index(_ text: String?, of record: ExactName, replacing: Bool) throws {}

  func addRecords(_ count: Int, _ add: () throws -> Void) throws {
    guard count >= 100 else { return try add() }
    let last = try value(Int.self, "SELECT max(key) FROM record") ?? 0
    try execute("DROP TRIGGER IF EXISTS record_text_insert")
    try add()
    try execute(
      """
      INSERT INTO record_text (rowid, text)
        SELECT key, text FROM record WHERE key > :last AND text IS NOT NULL
      """, ["last": last])
    try execute(SQLiteSchema.indexingNew)
  }

  func tidyIndex() throws {
    try execute("INSERT INTO record_text (record_text) VALUES ('optimize')")
  }

  func emptyRecords() throws { try explainingErrors { try SQLiteSchema.remakeRecords(self) } }

  func forget(_ profile: String) throws {
    for table in ["record", "change", "cache"] {
      try execute("DELETE FROM \(table) WHERE profile = :profile", ["profile": profile])
    }
    try ForgettingNote.add(ForgettingNote.home, after: profile, to: self)
  }

  func textIndexDiffers() throws -> Bool {
    do {
      try execute("INSERT INTO record_text (record_text, rank) VALUES ('integrity-check', 1)")
      return false
    } catch StoreError.corrupt {
      return true
    }
  }
}

extension StatementArguments {
  fileprivate init(_ arguments: SQLArguments) {
    self.init(arguments.mapValues(\.databaseValue))
  }
}

extension SQLColumn {
  fileprivate var databaseValue: DatabaseValue {
    switch sqlValue {
    case .null: .null
    case .integer(let value): value.databaseValue
    case .text(let value): value.databaseValue
    case .data(let value): value.databaseValue
    }
  }
}

extension Row: SQLRow {
  func isNull(at column: Int) -> Bool { hasNull(atIndex: column) }
  func integer(at column: Int) throws -> Int64? { try decode(Int64?.self, atIndex: column) }
  func text(at column: Int) throws -> String? { try decode(String?.self, atIndex: column) }
  func data(at column: Int) throws -> Data? { try decode(Data?.self, atIndex: column) }
}
