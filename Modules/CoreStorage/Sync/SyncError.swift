public import CoreModels

/// Why devices cannot be brought together through a folder or a hub; nothing is lost when one is thrown.
public enum SyncError: ExplainedError, Hashable {
  /// The folder is not there, as when a disk is not mounted.
  case noFolder(String)
  /// The folder cannot be written or read.
  case unusableFolder(String)
  /// The folder does not say what is in it.
  case unlistableFolder(String)
  /// No folder was chosen.
  case notSetUp
  /// Another command is at it.
  case busy
  /// A file is not whole.
  case damaged
  /// A file was written by a newer version.
  case newer
  /// A change is more than a day in the future.
  case clockAhead
  /// A change has a clock or a number that leaves no room for others to follow.
  case outOfRange
  /// The hub does not know this device any more.
  case notLoggedIn
  /// The hub keeps what is sealed, or what is not, and this device the other.
  case otherSealing
  /// Files are sealed, and the passphrase is missing or another one.
  case passphrase

  /// Kind and code for scripts, message and hint in that language.
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
    return Failure(
      kind, code: code, message: SyncText.happened(self).text(in: language),
      hint: SyncText.advice(self).text(in: language))
  }
}
