public import CoreModels
import GRDB

/// Why the store could not do what was asked; nothing was written when one is thrown, but for
/// ``outcomeUnknown``.
public enum StoreError: ExplainedError, Hashable {
  /// Another process kept writing for longer than the time-out.
  case locked
  /// Another process has a file open that nothing can be read of any more.
  case inUse
  /// A file is to be written where a device, a pipe, a folder or nothing is.
  case notAFile(path: String)
  /// A file is to be written over one of the home's own.
  case ownFile(path: String)
  /// The disk has no room.
  case full
  /// The file or its folder may not be written.
  case readOnly
  /// The file is damaged.
  case corrupt
  /// The file is there and has nothing in it any more, as a power cut may leave it.
  case emptied
  /// The file is not an SQLite database.
  case notADatabase
  /// The file is an SQLite database of another program.
  case foreignDatabase
  /// The file was written by a newer Daybook.
  case newerVersion(found: Int, supported: Int)
  /// The file cannot be opened, for want of permission or of a folder.
  case cannotOpen
  /// The file system cannot share the file between processes.
  case noSharedAccess
  /// The disk reported an error.
  case inputOutput
  /// A record cannot be read; `isNewer` when a newer version wrote it.
  case unreadableRecord(kind: String, id: String, isNewer: Bool)
  /// The record has more bytes than ``Change/largestBody``.
  case recordTooLarge(kind: String, id: String)
  /// A newer version wrote the record, so this one does not overwrite it.
  case newerRecord(kind: String, id: String)
  /// Nothing is left to undo.
  case nothingToUndo
  /// What somebody wants back was forgotten for good.
  case forgotten
  /// What somebody wants to undo went with compaction, or stands for what did.
  case compacted
  /// A store shown as of an earlier day cannot be written.
  case pastIsReadOnly
  /// A change breaks the log's rules.
  case malformedChange
  /// Only a store in a file can do that, and this one is in a database on a server.
  case needsFile
  /// The database's server cannot be reached, or takes too long to answer.
  case unavailable
  /// The database's server does not let Daybook in.
  case refused
  /// The database's server went away while it was writing, and nobody can tell yet whether it did.
  case outcomeUnknown
  /// The clock says a year after 2999.
  case clockExhausted
  /// The home folder cannot be made.
  case cannotCreateHome(path: String)
  /// The home folder is there, and nothing can be made in it.
  case cannotWriteHome(path: String)
  /// No home folder can be named, because the environment names none.
  case noHome
  /// A secret cannot be kept or read.
  case secret(name: String)
  /// The file of a secret, which a variable of the environment names, cannot be read.
  case secretFile(path: String, variable: String)
  /// A setting's stored or given value does not fit.
  case badSetting(name: String)

  /// Whether the rest of the store is well.
  public var isAboutOneRecord: Bool {
    switch self {
    case .unreadableRecord, .newerRecord, .recordTooLarge: true
    default: false
    }
  }

  /// Whether the same may go well a moment later, as when another process holds the store.
  public var mayPass: Bool {
    switch self {
    case .locked, .unavailable, .outcomeUnknown: true
    default: false
    }
  }

  /// Whether the file is not what it was, so that nothing in it can be reached.
  public var isLostFile: Bool { [.corrupt, .emptied, .notADatabase].contains(self) }

  /// The failure that a code of SQLite's stands for.
  init(_ error: DatabaseError) {
    // The memory that processes share is a file, and this is how it tells that it found no room.
    if error.extendedResultCode == .SQLITE_IOERR_SHMSIZE {
      self = .full
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

  /// Kind and code for scripts, message and hint in that language.
  public func failure(in language: Language) -> Failure {
    let (kind, code): (Failure.Kind, String) =
      switch self {
      case .locked: (.busy, "store_locked")
      case .inUse: (.busy, "store_in_use")
      case .notAFile: (.cannotCreate, "not_a_file")
      case .ownFile: (.cannotCreate, "own_file")
      case .full: (.inputOutput, "disk_full")
      case .readOnly: (.cannotCreate, "store_read_only")
      case .corrupt: (.badInput, "store_corrupt")
      case .emptied: (.badInput, "store_emptied")
      case .notADatabase: (.badInput, "store_not_a_database")
      case .foreignDatabase: (.badInput, "store_foreign")
      case .newerVersion: (.misconfigured, "store_newer")
      case .cannotOpen: (.cannotCreate, "store_cannot_open")
      case .noSharedAccess: (.misconfigured, "store_not_shareable")
      case .inputOutput: (.inputOutput, "store_io")
      case .unreadableRecord: (.badInput, "record_unreadable")
      case .recordTooLarge: (.badInput, "record_too_large")
      case .newerRecord: (.misconfigured, "record_newer")
      case .nothingToUndo: (.notFound, "nothing_to_undo")
      case .forgotten: (.badInput, "forgotten")
      case .compacted: (.badInput, "compacted")
      case .pastIsReadOnly: (.usage, "past_is_read_only")
      case .malformedChange: (.badInput, "malformed_change")
      case .needsFile: (.usage, "store_needs_file")
      case .unavailable: (.unavailable, "store_unavailable")
      case .refused: (.misconfigured, "store_refused")
      case .outcomeUnknown: (.unavailable, "store_outcome_unknown")
      case .clockExhausted: (.misconfigured, "clock_exhausted")
      case .cannotCreateHome: (.cannotCreate, "home_cannot_create")
      case .cannotWriteHome: (.cannotCreate, "home_read_only")
      case .noHome: (.misconfigured, "no_home")
      case .secret: (.inputOutput, "secret_unavailable")
      case .secretFile: (.misconfigured, "secret_file_unreadable")
      case .badSetting: (.badInput, "bad_setting")
      }
    return Failure(
      kind, code: code, message: StoreText.happened(self).text(in: language),
      hint: StoreText.advice(self).text(in: language))
  }
}

/// Runs what may throw SQLite's errors; throws ``StoreError`` in their place.
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
