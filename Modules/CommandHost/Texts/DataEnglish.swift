import CoreModels
import CoreStorage

extension DataText {
  var english: String {
    switch self {
    case .passphrase: "Passphrase:"
    case .passphraseAgain: "The same again:"
    case .password: "Password:"
    case .token: "Token:"
    case .backedUp(let file): "Everything is copied to \(file)."
    case .noBackups: "No copies are made by themselves."
    case .backupsScheduled: "A copy is made every day."
    case .backupsAt(let time, let folder): "A copy goes to \(folder) every day at \(time)."
    case .restored(let file): "Restored from \(file)."
    case .replaced(let file): "What was here before is kept in \(file)."
    case .synced(let sent, let received):
      "Sent: \(HostText.changes(sent).english). Received: \(HostText.changes(received).english)."
    case .notWhole(let file): "Not whole yet, looked at again next time: \(file)"
    case .leftOut(let file, let reason): "Left out: \(file). \(reason)"
    case .notSealed(let count):
      "Unsealed files of other devices: \(count). Add --seal-all to daybook sync folder "
        + "PATH to seal them, or do it there."
    case .folderFailed(let message): "Folder: \(message)"
    case .hubFailed(let message): "Hub: \(message)"
    case .waitingForClock(let count):
      "Not sent, dated more than a day ahead: \(HostText.changes(count).english). If the "
        + "clock is right now, daybook doctor --repair redates them."
    case .datedAhead(let count):
      "Dated more than a day ahead of the clock: \(HostText.changes(count).english). If "
        + "the clock is right, --repair redates them."
    case .shared(let names): "Shared: \(names)."
    case .sharedEveryone: "Shared: everyone."
    case .noSync: "Neither a folder nor a hub is shared."
    case .thisDevice: "this device"
    case .missingFiles(let count):
      "\(Language.english.counted(count, one: "file", many: "files")) on the way"
    case .waiting(let count): "Waiting to be sent: \(HostText.changes(count).english)."
    case .timerStopped(let product):
      "\(product)'s reminders have a timer that does not run as it should."
    case .syncEvery(let minutes):
      "The devices come together every "
        + "\(Language.english.counted(minutes, one: "minute", many: "minutes"))."
    case .syncScheduled: "The devices come together by themselves."
    case .noSyncSchedule:
      "Nothing comes together by itself; daybook sync schedule --every 30 lets it."
    case .howToRescue:
      "daybook doctor --repair saves what can be read, and offers a backup where nothing can."
    case .nothingToRescueFrom:
      "No backup was found. daybook restore FILE begins again from one, and keeps the file."
    case .rescued(let source, let kept):
      "The store could not be opened and begins again from \(source); the file is kept in \(kept)."
    case .profileStays(let name, let folder):
      "The devices that share \(folder) keep what they have of \(name)."
    case .recordUnreadable(let record): "\(record) cannot be read, so no screen shows it."
    case .recordNewer(let record):
      "A newer Daybook wrote \(record); install it on this machine too."
    case .recordBroughtBack(let record, let time): "\(record) is again what it was at \(time)."
    case .recordRemoved(let record):
      "\(record) had no state that can be read, so it is removed; daybook history keeps it."
    case .onlyRead(let reason): "Everything can be read, and nothing written: \(reason)"
    case .backupTimerStopped:
      "Daily backups have a timer that does not run; daybook backup schedule sets it up again."
    case .backupOld(let date): "The last backup is of \(date)."
    case .folderGone(let path): "The shared folder \(path) is not there."
    case .syncBehind(let place, let time, let waiting):
      "Nothing came together with \(place) since \(time). \(DataText.waiting(waiting).english)"
    case .syncTimerStopped:
      "Sync has a timer that does not run; daybook sync schedule sets it up again."
    case .replacedSize(let megabytes, let folder):
      "Copies of what was replaced take \(megabytes) MB in \(folder); delete those you do not need."
    case .syncBringsBack:
      "What you share with other devices comes back with the next sync, later changes too."
    case .healthy: "Everything is well."
    case .repaired: "Put right:"
    case .damaged(let words): "The store's file is damaged: \(words)"
    case .salvaged(let changes, let entries, let kept):
      "The store was damaged and is made anew: \(changes.saved) of \(changes.known) changes and "
        + "\(entries.saved) of \(entries.known) entries are saved. "
        + "The damaged file is kept in \(kept)."
    case .lost(let parts): "Lost: \(parts.joined(separator: "; "))."
    case .lostOn(let product, let day, let count):
      "\(product) on \(day), \(HostText.changes(count).english)"
    case .lostWithoutTrace(let count):
      "\(HostText.changes(count).english) of which nothing more is known"
    case .incomplete(let parts): "Not whole: \(parts.joined(separator: "; "))."
    case .lostPart(.registry): "the hub's accounts, keys and sessions"
    case .lostPart(.meta): "what this device shares and with whom"
    case .lostPart(.cache): "what was fetched earlier"
    case .contradictions(let count):
      "\(Language.english.counted(count, one: "record", many: "records")) said something else "
        + "than the history, which has both now."
    case .askToRescue(let source): "Begin again from \(source)? Type yes:"
    case .yes: "yes"
    case .rescueWaits(let source):
      "Nothing in it can be read. daybook doctor --repair --yes begins again from \(source)."
    case .recordsDiffer(let count):
      "\(Language.english.counted(count, one: "record differs", many: "records differ")) from "
        + "the log."
    case .textIndexDiffers: "The search index differs from the records."
    case .openToOthers(let path): "Others on this machine can read \(path)."
    case .leftover(let path): "An interrupted command left \(path) behind."
    case .littleSpace(let megabytes): "The disk has \(megabytes) MB left."
    case .clockBehind(let time): "The clock is behind: something was written at \(time)."
    case .profileRemoved(let name, let file):
      "\(name) is removed; an export of it all is kept in \(file)."
    case .records(let count): "\(Language.english.counted(count, one: "record", many: "records"))"
    case .error(.noPassphrase): "A passphrase is missing."
    case .error(.passphrasesDiffer): "The two passphrases are not the same."
    case .error(.noSealing): "This command cannot seal files."
    case .error(.badTime(let text)): "“\(text)” is no time of day."
    case .error(.noProfile(let name)): "Nobody called \(name) is here."
    case .error(.profileInUse(let name)): "\(name) is who commands are for now."
    case .error(.noPast): "--as-of does not go with this command."
    case .advice(.noPast): "Leave it out; daybook export --as-of writes out what was there then."
    case .advice(.noPassphrase): "Type it when you are asked, or put it on standard input."
    case .advice(.passphrasesDiffer): "Try it once more."
    case .advice(.noSealing): "Leave out the passphrase, or use daybook."
    case .advice(.badTime): "Write it as 03:00."
    case .advice(.noProfile): "daybook profile list shows who is here."
    case .advice(.profileInUse): "Choose somebody else first with daybook profile use."
    case .exportedFiles(let count, let folder):
      "Wrote \(Language.english.counted(count, one: "file", many: "files")) to \(folder)."
    case .error(.noFolder): "A folder is missing."
    case .advice(.noFolder): "Name one with --out."
    }
  }
}
