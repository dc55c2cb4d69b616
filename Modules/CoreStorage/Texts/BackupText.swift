import CoreModels

/// The messages about backups.
extension BackupText {
  /// Describes the error.
  static func happened(_ error: BackupError) -> Self {
    switch error {
    case .notABackup: .happenedNotABackup
    case .damaged: .happenedDamaged
    case .needsPassphrase: .happenedNeedsPassphrase
    case .wrongPassphrase: .happenedWrongPassphrase
    case .noFolder(let path): .happenedNoFolder(path)
    case .sealedForKey: .happenedSealedForKey
    }
  }

  /// Suggests a remedy.
  static func advice(_ error: BackupError) -> Self {
    switch error {
    case .notABackup: .adviceNotABackup
    case .damaged: .adviceDamaged
    case .needsPassphrase: .adviceNeedsPassphrase
    case .wrongPassphrase: .adviceWrongPassphrase
    case .noFolder: .adviceNoFolder
    case .sealedForKey: .adviceSealedForKey
    }
  }
}
