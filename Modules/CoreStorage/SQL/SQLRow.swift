package import Foundation

/// A row of a query's result, valid until the next one is read. Columns count from 0.
package protocol SQLRow {
  func isNull(at column: Int) -> Bool
  /// These return `nil` for NULL and throw ``StoreError/corrupt`` for other types.
  func integer(at column: Int) throws -> Int64?
  func text(at column: Int) throws -> String?
  func data(at column: Int) throws -> Data?
}

extension SQLRow {
  /// Returns the column, converted to the type.
  package func value<Value: SQLColumn>(
    _ type: Value.Type = Value.self, at column: Int
  ) throws -> Value {
    try Value(at: column, of: self)
  }
}
