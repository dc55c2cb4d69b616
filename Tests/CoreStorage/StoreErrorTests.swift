import CoreModels
import GRDB
import Testing

@testable import CoreStorage

@Suite("Each of the store's errors says what happened and what to do")
struct StoreErrorTests {
  @Test(
    "code and exit code",
    arguments: [
      (StoreError.locked, "store_locked", 75), (.full, "disk_full", 74),
      (.readOnly, "store_read_only", 73), (.corrupt, "store_corrupt", 65),
      (.emptied, "store_emptied", 65), (.notADatabase, "store_not_a_database", 65),
      (.foreignDatabase, "store_foreign", 65),
      (.newerVersion(found: 2, supported: 1), "store_newer", 78),
      (.cannotOpen, "store_cannot_open", 73), (.noSharedAccess, "store_not_shareable", 78),
      (.inputOutput, "store_io", 74),
      (.unreadableRecord(kind: "k", id: "i", isNewer: true), "record_unreadable", 65),
      (.newerRecord(kind: "k", id: "i"), "record_newer", 78),
      (.nothingToUndo, "nothing_to_undo", 66),
      (.pastIsReadOnly, "past_is_read_only", 64),
      (.malformedChange, "malformed_change", 65), (.clockExhausted, "clock_exhausted", 78),
      (.needsFile, "store_needs_file", 64), (.unavailable, "store_unavailable", 69),
      (.refused, "store_refused", 78), (.outcomeUnknown, "store_outcome_unknown", 69),
      (.cannotCreateHome(path: "/h"), "home_cannot_create", 73),
      (.cannotWriteHome(path: "/h"), "home_read_only", 73), (.noHome, "no_home", 78),
      (.secret(name: "n"), "secret_unavailable", 74),
      (.secretFile(path: "/f", variable: "N_FILE"), "secret_file_unreadable", 78),
      (.badSetting(name: "n"), "bad_setting", 65),
    ])
  func codes(error: StoreError, code: String, exitCode: Int32) {
    let failure = error.failure(in: .english)
    #expect(failure.code == code)
    #expect(failure.kind.exitCode == exitCode)
    #expect(!failure.message.isEmpty && !failure.hint.isEmpty)
    #expect(failure.message.hasSuffix(".") && failure.hint.hasSuffix("."))
  }

  @Test(
    "what each of SQLite's codes stands for",
    arguments: [
      (ResultCode.SQLITE_BUSY, StoreError.locked), (.SQLITE_BUSY_SNAPSHOT, .locked),
      (.SQLITE_LOCKED, .locked), (.SQLITE_PROTOCOL, .locked),
      (.SQLITE_INTERRUPT, .locked), (.SQLITE_ABORT_ROLLBACK, .locked), (.SQLITE_FULL, .full),
      (.SQLITE_IOERR_SHMSIZE, .full), (.SQLITE_IOERR, .inputOutput),
      (.SQLITE_IOERR_WRITE, .inputOutput), (.SQLITE_IOERR_SHMMAP, .inputOutput),
      (.SQLITE_NOMEM, .inputOutput), (.SQLITE_READONLY, .readOnly),
      (.SQLITE_READONLY_DBMOVED, .readOnly), (.SQLITE_CANTOPEN, .cannotOpen),
      (.SQLITE_PERM, .cannotOpen), (.SQLITE_AUTH, .cannotOpen), (.SQLITE_CORRUPT, .corrupt),
      (.SQLITE_NOTADB, .notADatabase), (.SQLITE_MISUSE, .corrupt),
    ])
  func codesOfSQLite(code: ResultCode, error: StoreError) {
    #expect(StoreError(DatabaseError(resultCode: code)) == error)
  }

  @Test("a statement that is too long for SQLite says nothing of the file")
  func tooLong() {
    let pattern = DatabaseError(
      resultCode: .SQLITE_ERROR, message: "LIKE or GLOB pattern too complex")
    for error in [pattern, DatabaseError(resultCode: .SQLITE_TOOBIG)] {
      #expect(StoreError(error) == .malformedChange)
    }
    let lost = DatabaseError(resultCode: .SQLITE_ERROR, message: "no such table: change")
    #expect(StoreError(lost) == .corrupt)
  }

  @Test("a person reads a sentence and what to do")
  func sentence() {
    let failure = StoreError.newerVersion(found: 3, supported: 1).failure(in: .english)
    #expect(
      failure.message
        == "Your store was written by a newer Daybook (version 3; this one knows 1).")
    #expect(failure.hint == "Install the newer Daybook on this machine too.")
    let clock = StoreError.clockExhausted.failure(in: .english)
    #expect(clock.message == "The clock shows a year after 2999, so nothing was written.")
    #expect(clock.hint == "Check the machine’s date, and DAYBOOK_NOW.")
    let setting = StoreError.badSetting(name: "n").failure(in: .english)
    #expect(setting.hint == "daybook settings NAME lists the valid values.")
    #expect(StoreError.locked.failure(in: .slovak).hint == "Chvíľu počkajte a skúste to znova.")
  }
}
