import CoreModels

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
      "daybook doctor --repair keeps the file and begins again from your newest backup."
    case .nothingToRescueFrom:
      "No backup was found. daybook restore FILE begins again from one, and keeps the file."
    case .rescued(let source, let kept):
      "The store could not be opened and begins again from \(source); the file is kept in \(kept)."
    case .profileStays(let name, let folder):
      "The devices that share \(folder) keep what they have of \(name)."
    case .healthy: "Everything is well."
    case .repaired: "Put right:"
    case .damaged(let words): "The store's file is damaged: \(words)"
    case .salvaged(let count, let kept):
      "The store was damaged and is made anew from \(HostText.changes(count).english); the "
        + "damaged file is kept in \(kept)."
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
