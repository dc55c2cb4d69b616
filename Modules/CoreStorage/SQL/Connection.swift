/// One connection to a database within one transaction, for as long as the closure runs that
/// received it. All calls throw ``StoreError``.
///
/// Statements are the SQL that both engines understand, and name their arguments as `:name`.
package protocol Connection: AnyObject {
  /// Hands over each row of a query; the closure runs no statements itself.
  func query(
    _ sql: String, _ arguments: SQLArguments, each row: (any SQLRow) throws -> Void) throws
  /// Runs a statement, and answers how many rows it changed.
  @discardableResult
  func execute(_ sql: String, _ arguments: SQLArguments) throws -> Int

  // What each engine does in its own way:

  /// What the two engines write differently.
  var dialect: Dialect { get }
  /// The name under which changes are written here.
  func device() throws -> String
  /// Lets nobody else write what a person keeps before this transaction ends, where it writes and
  /// where more than one could.
  func hold(_ profile: String) throws
  /// What the person's next change follows.
  func head(of profile: String) throws -> LogHead
  /// Looks again for the last clock of a person, one of whose changes got an earlier one.
  func lowerClock(of profile: String) throws
  /// How far a person's log has come: grows with every change in the order of commits, so that
  /// nothing is ever added at or before a position that was read.
  func position(of profile: String) throws -> Int
  /// How far the logs of people have come, each since a position.
  func moves(since positions: [String: Int]) throws -> [String: LogMove]
  /// Adds a change to the log; answers `false` when the log has one of its name.
  func append(_ change: Change) throws -> Bool
  /// Lets a search find the record by that text, which it has already, and by no earlier one where
  /// it is not new.
  func index(_ text: String?, of record: ExactName, replacing: Bool) throws
  /// Hands over id, version, body, text, kind and day of the records that have every word, or a
  /// word that begins so.
  func search(
    _ terms: [String], in scope: SearchScope, each row: (any SQLRow) throws -> Void) throws
  /// Drops from the index what texts had that are not there any more.
  func tidyIndex() throws
  /// Whether there is a table for the registry.
  func hasRegistry() throws -> Bool
  /// Makes that table where it is missing.
  func makeRegistry() throws
  /// Whether a search would find anything else than what the records have.
  func textIndexDiffers() throws -> Bool
  /// Forgets all records, of which the log still tells.
  func emptyRecords() throws
  /// Forgets all that a person has.
  func forget(_ profile: String) throws
}

/// The number of the last change that a person wrote here, and the clock of the last one at all.
package struct LogHead: Hashable, Sendable {
  package var number: Int
  package var clock: Int64

  package init(number: Int, clock: Int64) {
    (self.number, self.clock) = (number, clock)
  }
}

extension Connection {
  /// Every row as one value.
  package func rows<Value>(
    _ sql: String, _ arguments: SQLArguments = [:], _ read: (any SQLRow) throws -> Value
  ) throws -> [Value] {
    var values: [Value] = []
    try query(sql, arguments) { values.append(try read($0)) }
    return values
  }

  /// The first column of every row.
  package func values<Value: SQLColumn>(
    _ type: Value.Type, _ sql: String, _ arguments: SQLArguments = [:]
  ) throws -> [Value] {
    try rows(sql, arguments) { try $0.value(at: 0) }
  }

  /// The first column of the only row; `nil` where there is none or where it is NULL.
  package func value<Value: SQLColumn>(
    _ type: Value.Type, _ sql: String, _ arguments: SQLArguments = [:]
  ) throws -> Value? {
    try rows(sql, arguments) { try $0.value(Value?.self, at: 0) }.first ?? nil
  }

  /// Lets changes be written under another name from now on.
  func rename(_ device: String) throws {
    try execute("UPDATE meta SET value = :device WHERE key = 'device'", ["device": device])
  }

  @discardableResult
  package func execute(_ sql: String) throws -> Int { try execute(sql, [:]) }
}
