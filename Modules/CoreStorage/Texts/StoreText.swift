import CoreModels

/// The sentences about the store.
enum StoreText: CompleteTextCatalogue {
  /// What happened.
  case happened(StoreError)
  /// What to do about it.
  case advice(StoreError)

  static var samples: [StoreText] {
    let errors: [StoreError] = [
      .locked, .inUse, .notAFile(path: "a"), .ownFile(path: "a"), .full, .readOnly, .corrupt,
      .emptied, .notADatabase, .foreignDatabase,
      .newerVersion(found: 2, supported: 1), .cannotOpen, .noSharedAccess, .inputOutput,
      .unreadableRecord(kind: "kind", id: "id", isNewer: false),
      .unreadableRecord(kind: "kind", id: "id", isNewer: true),
      .recordTooLarge(kind: "kind", id: "id"),
      .newerRecord(kind: "kind", id: "id"), .changedSince(kind: "kind", id: "id"),
      .nothingToUndo, .writtenSince, .pastIsReadOnly, .malformedChange, .needsFile, .unavailable,
      .refused,
      .outcomeUnknown, .clockExhausted,
      .cannotCreateHome(path: "/home"), .cannotWriteHome(path: "/home"), .noHome,
      .secret(name: "name"),
      .secretFile(path: "/file", variable: "NAME_FILE"), .badSetting(name: "name"),
    ]
    return errors.flatMap { [.happened($0), .advice($0)] }
  }
}
