import CoreModels

/// The sentences about backups.
enum BackupText: CompleteTextCatalogue {
  /// What happened.
  case happened(BackupError)
  /// What to do about it.
  case advice(BackupError)

  static var samples: [BackupText] {
    let errors: [BackupError] = [
      .notABackup, .damaged, .needsPassphrase, .wrongPassphrase, .sealedForKey, .noFolder("a"),
    ]
    return errors.flatMap { [.happened($0), .advice($0)] }
  }
}
