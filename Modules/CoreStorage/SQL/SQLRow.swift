package import Foundation

/// A row of a query's answer, valid until the next one is read. Columns count from 0.
package protocol SQLRow {
  func isNull(at column: Int) -> Bool
  /// Each of these answers `nil` for NULL, and throws ``StoreError/corrupt`` for another type.
  func integer(at column: Int) throws -> Int64?
  func text(at column: Int) throws -> String?
  func data(at column: Int) throws -> Data?
}

extension SQLRow {
  /// The column as the type that is wanted.
  package func value<Value: SQLColumn>(
    _ type: Value.Type = Value.self, at column: Int
  ) throws -> Value {
    try Value(at: column, of: self)
  }
}
