import CoreModels

/// The sentences about documents that are taken in.
struct ArchiveText: CatalogText {
  let message: Message

  /// What happened.
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

  /// What to do about it.
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
