public import CoreModels

/// A failure of syncing through a folder or a hub. Nothing is lost when one is thrown.
public enum SyncError: ExplainedError, Hashable {
  /// The folder is missing, for example because its disk is not mounted.
  case noFolder(String)
  /// The folder is not readable or not writable.
  case unusableFolder(String)
  /// The folder cannot be listed.
  case unlistableFolder(String)
  /// No folder is selected.
  case notSetUp
  /// Another command is syncing.
  case busy
  /// A file is incomplete or damaged.
  case damaged
  /// A file was written by a newer version.
  case newer
  /// A change is dated more than a day ahead.
  case clockAhead
  /// A change's clock or number leaves no room for later changes.
  case outOfRange
  /// The hub no longer accepts this device's credentials.
  case notLoggedIn
  /// The hub's log is sealed and this device's is not, or the reverse.
  case otherSealing
  /// Files are sealed, and the passphrase is missing or wrong.
  case passphrase

  /// The kind and code for scripts, with message and hint in the language.
  public func failure(in language: Language) -> Failure { Failure(explanation, in: language) }

  private var explanation: (Failure.Kind, String, SyncText, SyncText) {
    switch self {
    case .noFolder(let path):
      (.unavailable, "sync_folder_missing", .happenedNoFolder(path), .adviceNoFolder)
    case .unusableFolder(let path):
      (.cannotCreate, "sync_folder_unusable", .happenedUnusableFolder(path), .adviceUnusableFolder)
    case .unlistableFolder(let path):
      (
        .cannotCreate, "sync_folder_unlistable", .happenedUnlistableFolder(path),
        .adviceUnlistableFolder
      )
    case .outOfRange: (.badInput, "sync_out_of_range", .happenedOutOfRange, .adviceOutOfRange)
    case .notSetUp: (.misconfigured, "sync_not_set_up", .happenedNotSetUp, .adviceNotSetUp)
    case .busy: (.busy, "sync_busy", .happenedBusy, .adviceBusy)
    case .damaged: (.badInput, "sync_file_damaged", .happenedDamaged, .adviceDamaged)
    case .newer: (.misconfigured, "sync_file_newer", .happenedNewer, .adviceNewer)
    case .clockAhead: (.badInput, "sync_clock_ahead", .happenedClockAhead, .adviceClockAhead)
    case .notLoggedIn:
      (.unauthenticated, "sync_not_logged_in", .happenedNotLoggedIn, .adviceNotLoggedIn)
    case .otherSealing:
      (.notAllowed, "sync_other_sealing", .happenedOtherSealing, .adviceOtherSealing)
    case .passphrase: (.notAllowed, "sync_passphrase", .happenedPassphrase, .advicePassphrase)
    }
  }
}
