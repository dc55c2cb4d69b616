import CoreModels

/// The messages about importing archives.
extension ArchiveText {
  /// Describes the error.
  static func happened(_ error: ArchiveError) -> Self {
    switch error {
    case .notAnArchive: .happenedNotAnArchive
    case .damaged: .happenedDamaged
    case .newer(let version): .happenedNewer(version)
    case .unreadable(let place): .happenedUnreadable(place.description)
    case .tooLarge(let place?): .happenedTooLarge(place.description)
    case .tooLarge(nil): .happenedTextTooLarge
    case .deviceTwice(let device): .happenedDeviceTwice(device)
    case .outOfRange: .happenedOutOfRange
    }
  }

  /// Suggests a remedy.
  static func advice(_ error: ArchiveError) -> Self {
    switch error {
    case .notAnArchive: .adviceNotAnArchive
    case .damaged: .adviceDamaged
    case .newer: .adviceNewer
    case .unreadable: .adviceUnreadable
    case .tooLarge: .adviceTooLarge
    case .deviceTwice: .adviceDeviceTwice
    case .outOfRange: .adviceOutOfRange
    }
  }
}
