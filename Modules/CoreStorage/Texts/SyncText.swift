import CoreModels

/// The messages about sync.
extension SyncText {
  /// Describes the error.
  static func happened(_ error: SyncError) -> Self {
    switch error {
    case .noFolder(let path): .happenedNoFolder(path)
    case .unusableFolder(let path): .happenedUnusableFolder(path)
    case .notSetUp: .happenedNotSetUp
    case .busy: .happenedBusy
    case .damaged: .happenedDamaged
    case .newer: .happenedNewer
    case .passphrase: .happenedPassphrase
    case .clockAhead: .happenedClockAhead
    case .notLoggedIn: .happenedNotLoggedIn
    case .otherSealing: .happenedOtherSealing
    case .unlistableFolder(let path): .happenedUnlistableFolder(path)
    case .outOfRange: .happenedOutOfRange
    }
  }

  /// Suggests a remedy.
  static func advice(_ error: SyncError) -> Self {
    switch error {
    case .noFolder: .adviceNoFolder
    case .unusableFolder: .adviceUnusableFolder
    case .notSetUp: .adviceNotSetUp
    case .busy: .adviceBusy
    case .damaged: .adviceDamaged
    case .newer: .adviceNewer
    case .passphrase: .advicePassphrase
    case .clockAhead: .adviceClockAhead
    case .notLoggedIn: .adviceNotLoggedIn
    case .otherSealing: .adviceOtherSealing
    case .unlistableFolder: .adviceUnlistableFolder
    case .outOfRange: .adviceOutOfRange
    }
  }
}
