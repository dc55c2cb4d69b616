import GRDB

extension StoreError {
  /// Converts a SQLite error.
  init(_ error: DatabaseError) {
    // SQLite's shared memory is a file; this code means that it found no room.
    if error.extendedResultCode == .SQLITE_IOERR_SHMSIZE {
      self = .full
      return
    }
    // A pattern that is too complex, or too many arguments, say nothing about the file.
    let isTooMuch =
      error.resultCode == .SQLITE_TOOBIG
      || error.resultCode == .SQLITE_ERROR && error.message?.contains("too ") ?? false
    if isTooMuch {
      self = .malformedChange
      return
    }
    self =
      switch error.resultCode {
      case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PROTOCOL, .SQLITE_INTERRUPT, .SQLITE_ABORT: .locked
      case .SQLITE_FULL: .full
      case .SQLITE_READONLY: .readOnly
      case .SQLITE_CORRUPT: .corrupt
      case .SQLITE_NOTADB: .notADatabase
      case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH: .cannotOpen
      case .SQLITE_IOERR, .SQLITE_NOMEM: .inputOutput
      default: .corrupt
      }
  }
}

/// Runs a closure, converting SQLite's errors to ``StoreError``.
func explainingErrors<Result>(_ body: () throws -> Result) throws -> Result {
  do { return try body() } catch let error as DatabaseError {
    throw StoreError(error)
  } catch is RowDecodingError {
    throw StoreError.corrupt
  }
}

func explainingErrors<Result: Sendable>(
  _ body: () async throws -> Result
) async throws -> Result {
  do { return try await body() } catch let error as DatabaseError {
    throw StoreError(error)
  } catch is RowDecodingError {
    throw StoreError.corrupt
  }
}
