import CoreModels

/// The messages about the store.
extension StoreText {
  /// Describes the error.
  static func happened(_ error: StoreError) -> Self {
    switch error {
    case .locked: .happenedLocked
    case .inUse: .happenedInUse
    case .notAFile(let path): .happenedNotAFile(path)
    case .ownFile(let path): .happenedOwnFile(path)
    case .full: .happenedFull
    case .readOnly: .happenedReadOnly
    case .corrupt: .happenedCorrupt
    case .emptied: .happenedEmptied
    case .notADatabase: .happenedNotADatabase
    case .foreignDatabase: .happenedForeignDatabase
    case .newerVersion(let found, let supported): .happenedNewerVersion(found, supported: supported)
    case .cannotOpen: .happenedCannotOpen
    case .noSharedAccess: .happenedNoSharedAccess
    case .inputOutput: .happenedInputOutput
    case .unreadableRecord(let kind, let id, isNewer: false):
      .happenedUnreadableRecord(kind, id: id)
    case .unreadableRecord(let kind, let id, isNewer: true), .newerRecord(let kind, let id):
      .happenedNewerRecord(kind, id: id)
    case .recordTooLarge(let kind, let id): .happenedRecordTooLarge(kind, id: id)
    case .nothingToUndo: .happenedNothingToUndo
    case .forgotten: .happenedForgotten
    case .compacted: .happenedCompacted
    case .pastIsReadOnly: .happenedPastIsReadOnly
    case .malformedChange: .happenedMalformedChange
    case .needsFile: .happenedNeedsFile
    case .unavailable: .happenedUnavailable
    case .refused: .happenedRefused
    case .outcomeUnknown: .happenedOutcomeUnknown
    case .clockExhausted: .happenedClockExhausted
    case .cannotCreateHome(let path): .happenedCannotCreateHome(path)
    case .cannotWriteHome(let path): .happenedCannotWriteHome(path)
    case .noHome: .happenedNoHome
    case .secret(let name): .happenedSecret(name)
    case .secretFile(let path, let variable): .happenedSecretFile(path, variable: variable)
    case .badSetting(let name): .happenedBadSetting(name)
    }
  }

  /// Suggests a remedy.
  static func advice(_ error: StoreError) -> Self {
    switch error {
    case .locked: .adviceLocked
    case .inUse: .adviceInUse
    case .notAFile: .adviceNotAFile
    case .ownFile: .adviceOwnFile
    case .full: .adviceFull
    case .readOnly, .cannotOpen: .adviceReadOnly
    case .corrupt: .adviceCorrupt
    case .emptied, .notADatabase: .adviceEmptied
    case .foreignDatabase: .adviceForeignDatabase
    case .newerVersion, .newerRecord, .unreadableRecord(_, _, isNewer: true): .adviceNewerVersion
    case .noSharedAccess: .adviceNoSharedAccess
    case .inputOutput: .adviceInputOutput
    case .unreadableRecord(_, _, isNewer: false): .adviceUnreadableRecord
    case .recordTooLarge: .adviceRecordTooLarge
    case .nothingToUndo: .adviceNothingToUndo
    case .forgotten: .adviceForgotten
    case .compacted: .adviceCompacted
    case .pastIsReadOnly: .advicePastIsReadOnly
    case .malformedChange: .adviceMalformedChange
    case .needsFile: .adviceNeedsFile
    case .unavailable: .adviceUnavailable
    case .refused: .adviceRefused
    case .outcomeUnknown: .adviceOutcomeUnknown
    case .clockExhausted: .adviceClockExhausted
    case .cannotCreateHome: .adviceCannotCreateHome
    case .cannotWriteHome: .adviceCannotWriteHome
    case .noHome: .adviceNoHome
    case .secret: .adviceSecret
    case .secretFile: .adviceSecretFile
    case .badSetting: .adviceBadSetting
    }
  }
}
