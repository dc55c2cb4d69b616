import CoreModels

/// The sentences of the commands about everything that a person has.
enum DataText: CompleteTextCatalogue {
  case passphrase, passphraseAgain
  case password, token
  case backedUp(String)
  case noBackups, backupsScheduled
  case backupsAt(String, folder: String)
  case restored(String), replaced(String)
  case synced(sent: Int, received: Int)
  case notWhole(String)
  case noSync, thisDevice
  case missingFiles(Int), waiting(Int)
  case syncEvery(minutes: Int), syncScheduled, noSyncSchedule
  case timerStopped(String)
  case healthy, repaired
  case damaged(String)
  case salvaged(Int, kept: String)
  /// What a doctor says of a store that cannot be opened.
  case howToRescue, nothingToRescueFrom, rescued(from: String, kept: String)
  case recordsDiffer(Int), textIndexDiffers
  case openToOthers(String), leftover(String)
  case littleSpace(megabytes: Int)
  case clockBehind(String)
  case profileRemoved(String, export: String), profileStays(String, in: String)
  case records(Int)
  case exportedFiles(Int, to: String)
  case error(DataError), advice(DataError)

  static var samples: [DataText] {
    let errors: [DataError] = [
      .noPassphrase, .passphrasesDiffer, .noSealing, .badTime("a"), .noFolder, .noProfile("a"),
      .profileInUse("a"),
    ]
    return [
      .passphrase, .passphraseAgain, .password, .token, .backedUp("a"), .noBackups,
      .backupsScheduled,
      .backupsAt("03:00", folder: "a"), .restored("a"), .replaced("a"),
      .synced(sent: 1, received: 2), .notWhole("a"), .noSync, .thisDevice, .missingFiles(1),
      .waiting(0), .timerStopped("a"), .healthy, .repaired, .damaged("a"),
      .salvaged(2, kept: "a"), .recordsDiffer(1), .textIndexDiffers, .openToOthers("a"),
      .leftover("a"), .littleSpace(megabytes: 1), .clockBehind("a"),
      .syncEvery(minutes: 5), .syncScheduled, .noSyncSchedule, .howToRescue, .nothingToRescueFrom,
      .rescued(from: "a", kept: "b"), .profileRemoved("a", export: "b"),
      .profileStays("a", in: "b"), .records(5), .exportedFiles(2, to: "a"),
    ] + errors.flatMap { [.error($0), .advice($0)] }
  }
}
