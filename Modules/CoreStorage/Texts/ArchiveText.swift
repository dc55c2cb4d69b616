import CoreModels

/// The sentences about documents that are taken in.
enum ArchiveText: CompleteTextCatalogue {
  /// What happened.
  case happened(ArchiveError)
  /// What to do about it.
  case advice(ArchiveError)

  static var samples: [ArchiveText] {
    let place = ArchivePlace(number: 3, record: RecordName(kind: "kind", id: "id"))
    let errors: [ArchiveError] = [
      .notAnArchive, .damaged, .newer(2), .outOfRange, .unreadable(place), .tooLarge(place),
      .tooLarge(nil), .deviceTwice("device"),
    ]
    return errors.flatMap { [.happened($0), .advice($0)] }
  }
}
