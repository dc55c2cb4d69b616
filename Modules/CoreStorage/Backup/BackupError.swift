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
  public func failure(in language: Language) -> Failure {
    let code =
      switch self {
      case .notABackup: "not_a_backup"
      case .damaged: "backup_damaged"
      case .needsPassphrase: "needs_passphrase"
      case .wrongPassphrase: "wrong_passphrase"
      case .sealedForKey: "sealed_for_key"
      case .noFolder: "backup_folder_missing"
      }
    let kind: Failure.Kind =
      switch self {
      case .needsPassphrase: .notAllowed
      case .noFolder: .unavailable
      case .notABackup, .damaged, .wrongPassphrase, .sealedForKey: .badInput
      }
    return Failure(
      kind, code: code, BackupText.happened(self), BackupText.advice(self), in: language)
  }
}
