import CoreModels

/// The sentences about devices that share a folder.
enum SyncText: CompleteTextCatalogue {
  /// What happened.
  case happened(SyncError)
  /// What to do about it.
  case advice(SyncError)

  static var samples: [SyncText] {
    let errors: [SyncError] = [
      .noFolder("a"), .unusableFolder("a"), .unlistableFolder("a"), .outOfRange, .notSetUp, .busy,
      .damaged, .newer, .passphrase,
      .clockAhead, .notLoggedIn, .otherSealing,
    ]
    return errors.flatMap { [.happened($0), .advice($0)] }
  }
}
