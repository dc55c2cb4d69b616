public import CoreModels

/// A failure of the store. Nothing is written when one is thrown, except with ``outcomeUnknown``.
public enum StoreError: ExplainedError, Hashable {
  /// Another process kept writing for longer than the time-out.
  case locked
  /// Another process has an unreadable file open.
  case inUse
  /// The path to write leads to a device, a pipe, a folder or nowhere.
  case notAFile(path: String)
  /// The path to write is one of the home's own files.
  case ownFile(path: String)
  /// The disk is full.
  case full
  /// The file or its folder is not writable.
  case readOnly
  /// The file is damaged.
  case corrupt
  /// The file exists but is empty, as a power cut may leave it.
  case emptied
  /// The file is not an SQLite database.
  case notADatabase
  /// The file is an SQLite database of another program.
  case foreignDatabase
  /// The file was written by a newer Daybook.
  case newerVersion(found: Int, supported: Int)
  /// The file cannot be opened; a permission or the folder is missing.
  case cannotOpen
  /// The file system cannot share the file between processes.
  case noSharedAccess
  /// The disk reported an error.
  case inputOutput
  /// A record cannot be decoded; `isNewer` if a newer version wrote it.
  case unreadableRecord(kind: String, id: String, isNewer: Bool)
  /// The record exceeds ``Change/largestBody``.
  case recordTooLarge(kind: String, id: String)
  /// A newer version wrote the record, so this one does not overwrite it.
  case newerRecord(kind: String, id: String)
  /// There is nothing to undo.
  case nothingToUndo
  /// The requested state was forgotten for good.
  case forgotten
  /// The change to undo was compacted, or covers changes that were.
  case compacted
  /// A store shown as of an earlier moment is read-only.
  case pastIsReadOnly
  /// A change breaks the log's rules.
  case malformedChange
  /// The operation needs a store in a file; this one is in a server's database.
  case needsFile
  /// The database server is unreachable or does not respond in time.
  case unavailable
  /// The database server refused access.
  case refused
  /// The database server went away during a write, whose outcome is unknown.
  case outcomeUnknown
  /// The clock shows a year after 2999.
  case clockExhausted
  /// The home folder cannot be created.
  case cannotCreateHome(path: String)
  /// The home folder exists but is not writable.
  case cannotWriteHome(path: String)
  /// The environment does not determine a home folder.
  case noHome
  /// A secret cannot be saved or read.
  case secret(name: String)
  /// The secret's file, given by an environment variable, cannot be read.
  case secretFile(path: String, variable: String)
  /// The setting's stored or given value is not allowed.
  case badSetting(name: String)

  /// `true` if the error concerns one record and the rest of the store is fine.
  public var isAboutOneRecord: Bool {
    switch self {
    case .unreadableRecord, .newerRecord, .recordTooLarge: true
    default: false
    }
  }

  /// `true` if a retry may succeed, for example once another process releases the store.
  public var mayPass: Bool {
    switch self {
    case .locked, .unavailable, .outcomeUnknown: true
    default: false
    }
  }

  /// `true` if the file's content is lost.
  public var isLostFile: Bool { [.corrupt, .emptied, .notADatabase].contains(self) }

  /// The kind and code for scripts, with message and hint in the language.
  public func failure(in language: Language) -> Failure { Failure(explanation, in: language) }

  private var explanation: (Failure.Kind, String, StoreText, StoreText) {
    switch self {
    case .locked: (.busy, "store_locked", .happenedLocked, .adviceLocked)
    case .inUse: (.busy, "store_in_use", .happenedInUse, .adviceInUse)
    case .notAFile(let path):
      (.cannotCreate, "not_a_file", .happenedNotAFile(path), .adviceNotAFile)
    case .ownFile(let path): (.cannotCreate, "own_file", .happenedOwnFile(path), .adviceOwnFile)
    case .full: (.inputOutput, "disk_full", .happenedFull, .adviceFull)
    case .readOnly: (.cannotCreate, "store_read_only", .happenedReadOnly, .adviceReadOnly)
    case .corrupt: (.badInput, "store_corrupt", .happenedCorrupt, .adviceCorrupt)
    case .emptied: (.badInput, "store_emptied", .happenedEmptied, .adviceEmptied)
    case .notADatabase: (.badInput, "store_not_a_database", .happenedNotADatabase, .adviceEmptied)
    case .foreignDatabase:
      (.badInput, "store_foreign", .happenedForeignDatabase, .adviceForeignDatabase)
    case .newerVersion(let found, let supported):
      (
        .misconfigured, "store_newer", .happenedNewerVersion(found, supported: supported),
        .adviceNewerVersion
      )
    case .cannotOpen: (.cannotCreate, "store_cannot_open", .happenedCannotOpen, .adviceReadOnly)
    case .noSharedAccess:
      (.misconfigured, "store_not_shareable", .happenedNoSharedAccess, .adviceNoSharedAccess)
    case .inputOutput: (.inputOutput, "store_io", .happenedInputOutput, .adviceInputOutput)
    case .unreadableRecord(let kind, let id, isNewer: false):
      (
        .badInput, "record_unreadable", .happenedUnreadableRecord(kind, id: id),
        .adviceUnreadableRecord
      )
    case .unreadableRecord(let kind, let id, isNewer: true):
      (.badInput, "record_unreadable", .happenedNewerRecord(kind, id: id), .adviceNewerVersion)
    case .recordTooLarge(let kind, let id):
      (.badInput, "record_too_large", .happenedRecordTooLarge(kind, id: id), .adviceRecordTooLarge)
    case .newerRecord(let kind, let id):
      (.misconfigured, "record_newer", .happenedNewerRecord(kind, id: id), .adviceNewerVersion)
    case .nothingToUndo:
      (.notFound, "nothing_to_undo", .happenedNothingToUndo, .adviceNothingToUndo)
    case .forgotten: (.badInput, "forgotten", .happenedForgotten, .adviceForgotten)
    case .compacted: (.badInput, "compacted", .happenedCompacted, .adviceCompacted)
    case .pastIsReadOnly:
      (.usage, "past_is_read_only", .happenedPastIsReadOnly, .advicePastIsReadOnly)
    case .malformedChange:
      (.badInput, "malformed_change", .happenedMalformedChange, .adviceMalformedChange)
    case .needsFile: (.usage, "store_needs_file", .happenedNeedsFile, .adviceNeedsFile)
    case .unavailable: (.unavailable, "store_unavailable", .happenedUnavailable, .adviceUnavailable)
    case .refused: (.misconfigured, "store_refused", .happenedRefused, .adviceRefused)
    case .outcomeUnknown:
      (.unavailable, "store_outcome_unknown", .happenedOutcomeUnknown, .adviceOutcomeUnknown)
    case .clockExhausted:
      (.misconfigured, "clock_exhausted", .happenedClockExhausted, .adviceClockExhausted)
    case .cannotCreateHome(let path):
      (
        .cannotCreate, "home_cannot_create", .happenedCannotCreateHome(path),
        .adviceCannotCreateHome
      )
    case .cannotWriteHome(let path):
      (.cannotCreate, "home_read_only", .happenedCannotWriteHome(path), .adviceCannotWriteHome)
    case .noHome: (.misconfigured, "no_home", .happenedNoHome, .adviceNoHome)
    case .secret(let name):
      (.inputOutput, "secret_unavailable", .happenedSecret(name), .adviceSecret)
    case .secretFile(let path, let variable):
      (
        .misconfigured, "secret_file_unreadable", .happenedSecretFile(path, variable: variable),
        .adviceSecretFile
      )
    case .badSetting(let name):
      (.badInput, "bad_setting", .happenedBadSetting(name), .adviceBadSetting)
    }
  }
}
