import CoreModels
import CoreStorage

extension DataText {
  var english: String {
    switch self {
    case .passphrase: "Passphrase:"
    case .passphraseAgain: "Once more, to confirm:"
    case .password: "Password:"
    case .token: "Token:"
    case .backedUp(let file): "Everything has been copied to \(file)."
    case .noBackups: "No automatic backups are set up."
    case .backupsScheduled: "A backup is made every day."
    case .backupsAt(let time, let folder): "Every day at \(time) a backup goes to \(folder)."
    case .restored(let file): "Restored from \(file)."
    case .replaced(let file): "What was here before has been saved in \(file)."
    case .synced(let sent, let received):
      "Sent: \(HostText.changes(sent).english). Received: \(HostText.changes(received).english)."
    case .notWhole(let file): "Not complete yet; it will be checked again next time: \(file)"
    case .leftOut(let file, let reason): "Left out: \(file). \(reason)"
    case .notSealed(let count):
      "Unsealed files of other devices: \(count). Add --seal-all to daybook sync folder "
        + "PATH to seal them, or do it there."
    case .folderFailed(let message): "Folder: \(message)"
    case .hubFailed(let message): "Hub: \(message)"
    case .waitingForClock(let count):
      "Not sent, dated more than a day in the future: \(HostText.changes(count).english). If the "
        + "clock is right now, daybook doctor --repair redates them."
    case .datedAhead(let count):
      "Dated more than a day ahead of the clock: \(HostText.changes(count).english). If "
        + "the clock is right, --repair redates them."
    case .shared(let names): "Shared: \(names)."
    case .sharedEveryone: "Shared: everyone."
    case .noSync: "No shared folder or hub is set up."
    case .thisDevice: "this device"
    case .missingFiles(let count):
      "\(Language.english.counted(count, one: "file", many: "files")) on the way"
    case .waiting(let count): "Waiting to be sent: \(HostText.changes(count).english)."
    case .timerStopped(let product):
      "The timer for \(product)’s reminders is not running properly."
    case .syncEvery(let minutes):
      "Your devices sync every "
        + "\(Language.english.counted(minutes, one: "minute", many: "minutes"))."
    case .syncScheduled: "Your devices sync automatically."
    case .noSyncSchedule:
      "Nothing syncs automatically; daybook sync schedule --every 30 turns that on."
    case .howToRescue:
      "daybook doctor --repair saves what can be read, and offers a backup where nothing can."
    case .nothingToRescueFrom:
      "No backup was found. daybook restore FILE starts again from one, and sets the file aside."
    case .rescued(let source, let kept):
      "The store could not be opened, so it was started again from \(source); the old file is in "
        + "\(kept)."
    case .profileStays(let name, let folder):
      "The devices that share \(folder) keep what they have of \(name)’s."
    case .recordUnreadable(let record): "\(record) cannot be read, so no screen shows it."
    case .recordNewer(let record):
      "A newer Daybook wrote \(record); install it on this machine too."
    case .recordBroughtBack(let record, let time): "\(record) is again what it was at \(time)."
    case .recordRemoved(let record):
      "\(record) had no state that can be read, so it has been removed; daybook history keeps it."
    case .onlyRead(let reason): "Everything can be read, but nothing written: \(reason)"
    case .backupTimerStopped:
      "Daily backups have a timer that does not run; daybook backup schedule sets it up again."
    case .backupOld(let date): "The last backup is from \(date)."
    case .folderGone(let path): "The shared folder \(path) is not there."
    case .syncBehind(let place, let time, let waiting):
      "Nothing has been synced with \(place) since \(time). \(DataText.waiting(waiting).english)"
    case .syncTimerStopped:
      "Sync has a timer that does not run; daybook sync schedule sets it up again."
    case .replacedSize(let megabytes, let folder):
      "Copies of what was replaced take \(megabytes) MB in \(folder); delete those you do not need."
    case .syncBringsBack:
      "What you share with other devices comes back with the next sync, later changes too."
    case .healthy: "Everything is well."
    case .repaired: "Repaired:"
    case .damaged(let words): "The store’s file is damaged: \(words)"
    case .salvaged(let changes, let entries, let kept):
      "The store was damaged and has been rebuilt: \(changes.saved) of \(changes.known) changes "
        + "and \(entries.saved) of \(entries.known) entries are saved. "
        + "The damaged file is in \(kept)."
    case .lost(let parts): "Lost: \(parts.joined(separator: "; "))."
    case .lostOn(let product, let day, let count):
      "\(product) on \(day), \(HostText.changes(count).english)"
    case .lostWithoutTrace(let count):
      "\(HostText.changes(count).english) of which nothing more is known"
    case .incomplete(let parts): "Incomplete: \(parts.joined(separator: "; "))."
    case .lostPart(.registry): "the hub’s accounts, keys and sessions"
    case .lostPart(.meta): "what this device shares and with whom"
    case .lostPart(.cache): "what was fetched earlier"
    case .contradictions(let count):
      "\(Language.english.counted(count, one: "record", many: "records")) differed from the "
        + "history, which now has both."
    case .askToRescue(let source): "Start again from \(source)? Type yes:"
    case .yes: "yes"
    case .rescueWaits(let source):
      "Nothing in it can be read. daybook doctor --repair --yes starts again from \(source)."
    case .recordsDiffer(let count):
      "\(Language.english.counted(count, one: "record differs", many: "records differ")) from "
        + "the log."
    case .textIndexDiffers: "The search index differs from the records."
    case .openToOthers(let path): "Others on this machine can read \(path)."
    case .leftover(let path): "An interrupted command left \(path) behind."
    case .littleSpace(let megabytes): "The disk has \(megabytes) MB left."
    case .clockBehind(let time): "The clock is behind: something was written at \(time)."
    case .profileRemoved(let name, let file):
      "The profile \(name) has been removed; an export of everything in it is in \(file)."
    case .records(let count): "\(Language.english.counted(count, one: "record", many: "records"))"
    case .error(.noPassphrase): "A passphrase is missing."
    case .error(.passphrasesDiffer): "The two passphrases are not the same."
    case .error(.noSealing): "This command cannot seal files."
    case .error(.badTime(let text)): "“\(text)” is not a time of day."
    case .error(.noProfile(let name)): "There is no profile called \(name)."
    case .error(.profileInUse(let name)): "\(name) is the profile in use."
    case .error(.noPast): "--as-of cannot be used with this command."
    case .advice(.noPast): "Leave it out; daybook export --as-of writes out what was there then."
    case .advice(.noPassphrase): "Type it when you are asked, or send it on standard input."
    case .advice(.passphrasesDiffer): "Try it once more."
    case .advice(.noSealing): "Leave out the passphrase, or use daybook."
    case .advice(.badTime): "Write it like 03:00."
    case .advice(.noProfile): "daybook profile list shows who is here."
    case .advice(.profileInUse): "Switch to another profile first with daybook profile use."
    case .exportedFiles(let count, let folder):
      "Wrote \(Language.english.counted(count, one: "file", many: "files")) to \(folder)."
    case .error(.noFolder): "A folder is missing."
    case .advice(.noFolder): "Name one with --out."
    }
  }
}
