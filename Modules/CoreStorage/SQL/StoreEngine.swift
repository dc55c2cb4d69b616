/// The database behind a store. All methods throw ``StoreError``.
package protocol StoreEngine: Sendable {
  /// The name of this copy of the store in the log.
  var device: String { get }

  /// Runs a closure on one state of the database.
  func read<Result: Sendable>(
    _ body: @escaping @Sendable (any Connection) throws -> Result
  ) async throws -> Result
  /// Runs a closure in a write transaction. A conflict with other writers rolls the transaction
  /// back and runs the closure again.
  func write<Result: Sendable>(
    _ body: @escaping @Sendable (any Connection) throws -> Result
  ) async throws -> Result
  /// Reads synchronously.
  func readNow<Result>(_ body: (any Connection) throws -> Result) throws -> Result
  /// Returns a number that changes with every write, or `nil` if the database cannot provide one
  /// synchronously within microseconds.
  func dataVersion() throws -> Int?
  /// Returns the damage that the database itself detects.
  func damage() throws -> [StoreProblem]
}

extension StoreEngine {
  package func dataVersion() throws -> Int? { nil }
  package func damage() throws -> [StoreProblem] { [] }
}
