public import CoreModels

/// A reason a backup cannot be restored. Nothing is changed when one is thrown.
public enum BackupError: ExplainedError, Hashable {
  /// The file is not a backup.
  case notABackup
  /// The content differs from when the backup was made.
  case damaged
  /// The backup is sealed and no passphrase was given.
  case needsPassphrase
  /// The passphrase is wrong, or the file was altered after sealing.
  case wrongPassphrase
  /// The backup is sealed for a key, not with a passphrase.
  case sealedForKey
  /// The backup folder does not exist.
  case noFolder(String)

  /// The kind and code for scripts, with message and hint in the language.
  public func failure(in language: Language) -> Failure { Failure(explanation, in: language) }

  private var explanation: (Failure.Kind, String, BackupText, BackupText) {
    switch self {
    case .notABackup: (.badInput, "not_a_backup", .happenedNotABackup, .adviceNotABackup)
    case .damaged: (.badInput, "backup_damaged", .happenedDamaged, .adviceDamaged)
    case .needsPassphrase:
      (.notAllowed, "needs_passphrase", .happenedNeedsPassphrase, .adviceNeedsPassphrase)
    case .wrongPassphrase:
      (.badInput, "wrong_passphrase", .happenedWrongPassphrase, .adviceWrongPassphrase)
    case .sealedForKey: (.badInput, "sealed_for_key", .happenedSealedForKey, .adviceSealedForKey)
    case .noFolder(let path):
      (.unavailable, "backup_folder_missing", .happenedNoFolder(path), .adviceNoFolder)
    }
  }
}
