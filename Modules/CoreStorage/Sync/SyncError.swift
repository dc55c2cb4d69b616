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
  public func failure(in language: Language) -> Failure {
    let (kind, code): (Failure.Kind, String) =
      switch self {
      case .noFolder: (.unavailable, "sync_folder_missing")
      case .unusableFolder: (.cannotCreate, "sync_folder_unusable")
      case .unlistableFolder: (.cannotCreate, "sync_folder_unlistable")
      case .outOfRange: (.badInput, "sync_out_of_range")
      case .notSetUp: (.misconfigured, "sync_not_set_up")
      case .busy: (.busy, "sync_busy")
      case .damaged: (.badInput, "sync_file_damaged")
      case .newer: (.misconfigured, "sync_file_newer")
      case .clockAhead: (.badInput, "sync_clock_ahead")
      case .notLoggedIn: (.unauthenticated, "sync_not_logged_in")
      case .otherSealing: (.notAllowed, "sync_other_sealing")
      case .passphrase: (.notAllowed, "sync_passphrase")
      }
    return Failure(kind, code: code, SyncText.happened(self), SyncText.advice(self), in: language)
  }
}
