/// The database that a store is in. All calls throw ``StoreError``.
package protocol StoreEngine: Sendable {
  /// The name of this copy of the store in the log.
  var device: String { get }

  /// Runs a closure on one state of the database.
  func read<Result: Sendable>(
    _ body: @escaping @Sendable (any Connection) throws -> Result
  ) async throws -> Result
  /// Runs a closure whose writes all happen, or none. It may run again when the database could not
  /// bring it together with others' writes; nothing is left then of what it did before.
  func write<Result: Sendable>(
    _ body: @escaping @Sendable (any Connection) throws -> Result
  ) async throws -> Result
  /// Reads without leaving the thread.
  func readNow<Result>(_ body: (any Connection) throws -> Result) throws -> Result
  /// A number that is another one once anybody has written anything; `nil` where the database has
  /// none that is asked for in microseconds, without leaving the thread.
  func dataVersion() throws -> Int?
  /// Damage that the database itself knows of.
  func damage() throws -> [StoreProblem]
}

extension StoreEngine {
  package func dataVersion() throws -> Int? { nil }
  package func damage() throws -> [StoreProblem] { [] }
}
