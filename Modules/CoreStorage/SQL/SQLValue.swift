package import Foundation

/// The value of a row's column or of a statement's argument.
package enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case text(String)
  case data(Data)
}

/// A statement's arguments by name, without the colon.
package typealias SQLArguments = [String: any SQLColumn]

/// A type that columns are read as and arguments are passed as.
package protocol SQLColumn: Sendable {
  var sqlValue: SQLValue { get }
  /// Reads a column, counted from 0; throws ``StoreError/corrupt`` if it has another type.
  init(at column: Int, of row: any SQLRow) throws
}

extension Int64: SQLColumn {
  package var sqlValue: SQLValue { .integer(self) }
  package init(at column: Int, of row: any SQLRow) throws {
    self = try row.integer(at: column).orCorrupt()
  }
}

extension Int: SQLColumn {
  package var sqlValue: SQLValue { .integer(Int64(self)) }
  package init(at column: Int, of row: any SQLRow) throws {
    self = Int(try row.integer(at: column).orCorrupt())
  }
}

extension Bool: SQLColumn {
  package var sqlValue: SQLValue { .integer(self ? 1 : 0) }
  package init(at column: Int, of row: any SQLRow) throws {
    self = try row.integer(at: column).orCorrupt() != 0
  }
}

extension String: SQLColumn {
  package var sqlValue: SQLValue { .text(self) }
  package init(at column: Int, of row: any SQLRow) throws {
    self = try row.text(at: column).orCorrupt()
  }
}

extension Data: SQLColumn {
  package var sqlValue: SQLValue { .data(self) }
  package init(at column: Int, of row: any SQLRow) throws {
    self = try row.data(at: column).orCorrupt()
  }
}

extension Optional: SQLColumn where Wrapped: SQLColumn {
  package var sqlValue: SQLValue { self?.sqlValue ?? .null }
  package init(at column: Int, of row: any SQLRow) throws {
    self = try row.isNull(at: column) ? nil : Wrapped(at: column, of: row)
  }
}

extension Optional {
  fileprivate func orCorrupt() throws(StoreError) -> Wrapped {
    guard let self else { throw .corrupt }
    return self
  }
}
