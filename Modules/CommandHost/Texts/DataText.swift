import CoreModels
import CoreStorage

/// The sentences of the commands about everything that a person has.
enum DataText: CompleteTextCatalogue {
  case passphrase, passphraseAgain
  case password, token
  case backedUp(String)
  case noBackups, backupsScheduled
  case backupsAt(String, folder: String)
  case restored(String), replaced(String)
  case synced(sent: Int, received: Int)
  case notWhole(String), leftOut(String, String), notSealed(Int)
  case folderFailed(String), hubFailed(String)
  case waitingForClock(Int), datedAhead(Int)
  case shared(String), sharedEveryone
  case noSync, thisDevice
  case missingFiles(Int), waiting(Int)
  case syncEvery(minutes: Int), syncScheduled, noSyncSchedule
  case timerStopped(String)
  case healthy, repaired
  case damaged(String)
  case salvaged(changes: SalvageReport.Share, entries: SalvageReport.Share, kept: String)
  /// What of a damaged store could not be saved.
  case lost([String]), lostOn(String, String, changes: Int), lostWithoutTrace(Int)
  case incomplete([String]), lostPart(SalvageReport.Part)
  case contradictions(Int)
  /// What a doctor says of a store that cannot be opened.
  case howToRescue, nothingToRescueFrom, rescued(from: String, kept: String)
  case askToRescue(from: String), yes, rescueWaits(from: String)
  case recordsDiffer(Int), textIndexDiffers
  case openToOthers(String), leftover(String)
  case littleSpace(megabytes: Int)
  case clockBehind(String)
  case profileRemoved(String, export: String), profileStays(String, in: String)
  case records(Int)
  case exportedFiles(Int, to: String)
  /// What a doctor says of single records.
  case recordUnreadable(String), recordNewer(String)
  case recordBroughtBack(String, asOf: String), recordRemoved(String)
  case onlyRead(String)
  /// What a doctor says of copies, and of what devices share.
  case backupTimerStopped, backupOld(String), replacedSize(megabytes: Int, folder: String)
  case folderGone(String), syncBehind(String, since: String, waiting: Int), syncTimerStopped
  case syncBringsBack
  case error(DataError), advice(DataError)

  static var samples: [DataText] {
    let errors: [DataError] = [
      .noPassphrase, .passphrasesDiffer, .noSealing, .badTime("a"), .noFolder, .noProfile("a"),
      .profileInUse("a"), .noPast,
    ]
    let share = SalvageReport.Share(saved: 2, known: 3)
    return [
      .passphrase, .passphraseAgain, .password, .token, .backedUp("a"), .noBackups,
      .backupsScheduled,
      .backupsAt("03:00", folder: "a"), .restored("a"), .replaced("a"),
      .synced(sent: 1, received: 2), .notWhole("a"), .leftOut("a", "b"), .notSealed(2),
      .folderFailed("a"), .hubFailed("a"),
      .waitingForClock(2), .datedAhead(2), .shared("a"), .sharedEveryone, .noSync, .thisDevice,
      .missingFiles(1),
      .waiting(0), .timerStopped("a"), .healthy, .repaired, .damaged("a"),
      .salvaged(changes: share, entries: share, kept: "a"), .lost(["a"]),
      .lostOn("a", "b", changes: 2), .lostWithoutTrace(2), .incomplete(["a"]), .contradictions(2),
      .askToRescue(from: "a"), .yes, .rescueWaits(from: "a"), .recordsDiffer(1), .textIndexDiffers,
      .openToOthers("a"),
      .leftover("a"), .littleSpace(megabytes: 1), .clockBehind("a"),
      .syncEvery(minutes: 5), .syncScheduled, .noSyncSchedule, .howToRescue, .nothingToRescueFrom,
      .rescued(from: "a", kept: "b"), .profileRemoved("a", export: "b"),
      .profileStays("a", in: "b"), .records(5), .exportedFiles(2, to: "a"),
      .recordUnreadable("a"), .recordNewer("a"), .recordBroughtBack("a", asOf: "b"),
      .recordRemoved("a"), .onlyRead("a"), .backupTimerStopped, .backupOld("a"),
      .replacedSize(megabytes: 2, folder: "a"), .folderGone("a"),
      .syncBehind("a", since: "b", waiting: 2), .syncTimerStopped, .syncBringsBack,
    ] + SalvageReport.Part.allCases.map { .lostPart($0) }
      + errors.flatMap { [.error($0), .advice($0)] }
  }
}
