/// A database connection within one transaction, valid while the closure that received it runs. All
/// methods throw ``StoreError``.
///
/// Statements use the SQL that both engines understand, with arguments named `:name`.
package protocol Connection: AnyObject {
  /// Passes each row of a query to the closure, which must not run statements itself.
  func query(
    _ sql: String, _ arguments: SQLArguments, each row: (any SQLRow) throws -> Void) throws
  /// Runs a statement and returns the number of changed rows.
  @discardableResult
  func execute(_ sql: String, _ arguments: SQLArguments) throws -> Int

  // Specific to each engine:

  /// The differences between the engines' SQL.
  var dialect: Dialect { get }
  /// Returns the name under which this copy writes changes.
  func device() throws -> String
  /// Locks the profile against writes by others until this transaction ends, if it writes and the
  /// engine allows several writers.
  func hold(_ profile: String) throws
  /// Returns the predecessor of the profile's next change.
  func head(of profile: String) throws -> LogHead
  /// Recomputes the profile's last clock after one of its changes was redated to an earlier one.
  func lowerClock(of profile: String) throws
  /// Returns the position of the profile's log. It grows with every change in commit order, so
  /// nothing is ever added at or before a position that was read.
  func position(of profile: String) throws -> Int
  /// Returns the progress of several profiles' logs since known positions.
  func moves(since positions: [String: Int]) throws -> [String: LogMove]
  /// Returns the profiles whose last change has that clock or a later one.
  func profiles(writtenSince clock: Int64) throws -> [String]
  /// Appends a change to the log. Returns `false` if the log already has one of that name.
  func append(_ change: Change) throws -> Bool
  /// Indexes the stored text of a record, replacing its earlier entry if it has one.
  func index(_ text: String?, of record: ExactName, replacing: Bool) throws
  /// Runs a closure that adds that many records and changes no others. SQLite writes its text index
  /// to the disk before each statement that may change it, so many texts are indexed by one.
  func addRecords(_ count: Int, _ add: () throws -> Void) throws
  /// Passes id, version, body, text, kind and day of each record that contains every word, or a
  /// word starting with it.
  func search(
    _ terms: [String], in scope: SearchScope, each row: (any SQLRow) throws -> Void) throws
  /// Removes deleted texts from the index's storage.
  func tidyIndex() throws
  /// Returns `true` if the registry's table exists.
  func hasRegistry() throws -> Bool
  /// Creates the registry's table if missing.
  func makeRegistry() throws
  /// Returns `true` if the text index differs from the records.
  func textIndexDiffers() throws -> Bool
  /// Removes all records; the log still contains them.
  func emptyRecords() throws
  /// Deletes all data of a profile.
  func forget(_ profile: String) throws
}

/// The number of the device's last change in a profile, and the clock of the profile's last change.
package struct LogHead: Hashable, Sendable {
  package var number: Int
  package var clock: Int64

  package init(number: Int, clock: Int64) {
    (self.number, self.clock) = (number, clock)
  }
}

extension Connection {
  /// Returns every row, converted to a value.
  package func rows<Value>(
    _ sql: String, _ arguments: SQLArguments = [:], _ read: (any SQLRow) throws -> Value
  ) throws -> [Value] {
    var values: [Value] = []
    try query(sql, arguments) { values.append(try read($0)) }
    return values
  }

  /// Returns the first column of every row.
  package func values<Value: SQLColumn>(
    _ type: Value.Type, _ sql: String, _ arguments: SQLArguments = [:]
  ) throws -> [Value] {
    try rows(sql, arguments) { try $0.value(at: 0) }
  }

  /// Returns the first column of the only row, or `nil` if there is none or it is NULL.
  package func value<Value: SQLColumn>(
    _ type: Value.Type, _ sql: String, _ arguments: SQLArguments = [:]
  ) throws -> Value? {
    try rows(sql, arguments) { try $0.value(Value?.self, at: 0) }.first ?? nil
  }

  /// Writes changes under another device name from now on. The former one is noted, because its
  /// files in a shared folder stay.
  func rename(_ device: String) throws {
    try FormerDevices.note.add(self.device(), in: self)
    try execute("UPDATE meta SET value = :device WHERE key = 'device'", ["device": device])
  }

  @discardableResult
  package func execute(_ sql: String) throws -> Int { try execute(sql, [:]) }
}
