import CoreModels

/// The sentences about backups.
struct BackupText: CatalogText {
  let message: Message

  /// What happened.
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

  /// What to do about it.
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
