public import CoreModels

/// Why a backup cannot be restored; nothing was changed when one is thrown.
public enum BackupError: ExplainedError, Hashable {
  /// It is something else.
  case notABackup
  /// It does not hold what it held when it was made.
  case damaged
  /// It is sealed, and no passphrase was given.
  case needsPassphrase
  /// The passphrase is another one, or the file was changed since it was sealed.
  case wrongPassphrase
  /// It is sealed for somebody's key and not with a passphrase.
  case sealedForKey
  /// The folder for backups is not there.
  case noFolder(String)

  /// Kind and code for scripts, message and hint in that language.
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
      kind, code: code,
      message: BackupText.happened(self).text(in: language),
      hint: BackupText.advice(self).text(in: language))
  }
}
