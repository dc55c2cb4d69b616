import CoreModels
import CoreStorage

extension DataText {
  var german: String {
    switch self {
    case .passphrase: "Passphrase:"
    case .passphraseAgain: "Zur Bestätigung noch einmal:"
    case .password: "Passwort:"
    case .token: "Token:"
    case .backedUp(let file): "Alles wurde nach \(file) kopiert."
    case .noBackups: "Es sind keine automatischen Sicherungen eingerichtet."
    case .backupsScheduled: "Jeden Tag wird eine Sicherung gemacht."
    case .backupsAt(let time, let folder):
      "Jeden Tag um \(time) wird eine Sicherung in \(folder) abgelegt."
    case .restored(let file): "Wiederhergestellt aus \(file)."
    case .replaced(let file): "Was vorher hier war, liegt in \(file)."
    case .synced(let sent, let received):
      "Gesendet: \(HostText.changes(sent).german). Empfangen: \(HostText.changes(received).german)."
    case .notWhole(let file): "Noch unvollständig, wird beim nächsten Mal erneut geprüft: \(file)"
    case .leftOut(let file, let reason): "Ausgelassen: \(file). \(reason)"
    case .notSealed(let count):
      "Unverschlüsselte Dateien anderer Geräte: \(count). Verschlüssle sie mit daybook sync folder "
        + "PATH --seal-all oder auf jenen Geräten."
    case .folderFailed(let message): "Ordner: \(message)"
    case .hubFailed(let message): "Hub: \(message)"
    case .waitingForClock(let count):
      "Nicht gesendet, mehr als einen Tag vordatiert: \(HostText.changes(count).german). "
        + "Wenn die Uhr jetzt stimmt, datiert daybook doctor --repair sie neu."
    case .datedAhead(let count):
      "Mehr als einen Tag vordatiert: \(HostText.changes(count).german). Wenn die Uhr "
        + "stimmt, datiert --repair sie neu."
    case .shared(let names): "Geteilt: \(names)."
    case .sharedEveryone: "Alle werden geteilt."
    case .noSync: "Es ist weder ein gemeinsamer Ordner noch ein Hub eingerichtet."
    case .thisDevice: "dieses Gerät"
    case .missingFiles(let count):
      "\(Language.german.counted(count, one: "Datei", many: "Dateien")) unterwegs"
    case .waiting(let count): "Noch zu senden: \(HostText.changes(count).german)."
    case .timerStopped(let product):
      "Der Timer für die Erinnerungen von \(product) läuft nicht richtig."
    case .syncEvery(let minutes):
      "Die Geräte gleichen sich alle "
        + "\(Language.german.counted(minutes, one: "Minute", many: "Minuten")) ab."
    case .syncScheduled: "Die Geräte gleichen sich von selbst ab."
    case .noSyncSchedule:
      "Automatischer Abgleich ist aus; daybook sync schedule --every 30 schaltet ihn ein."
    case .howToRescue:
      "daybook doctor --repair rettet, was lesbar ist, und bietet sonst eine Sicherung an."
    case .nothingToRescueFrom:
      "Es wurde keine Sicherung gefunden. daybook restore DATEI stellt eine wieder her und bewahrt "
        + "die alte Datei auf."
    case .rescued(let source, let kept):
      "Die Datei ließ sich nicht öffnen und wurde aus \(source) wiederhergestellt; die alte liegt "
        + "in \(kept)."
    case .profileStays(let name, let folder):
      "Die Geräte, die \(folder) teilen, behalten, was sie von \(name) haben."
    case .recordUnreadable(let record):
      "\(record) ist nicht lesbar und wird deshalb nirgends gezeigt."
    case .recordNewer(let record):
      "\(record) hat ein neueres Daybook geschrieben; installiere es auch auf diesem Rechner."
    case .recordBroughtBack(let record, let time): "\(record) ist wieder so, wie es um \(time) war."
    case .recordRemoved(let record):
      "\(record) hatte keine lesbare Fassung und wurde entfernt; daybook history behält es."
    case .onlyRead(let reason): "Alles lässt sich lesen, aber nichts schreiben: \(reason)"
    case .backupTimerStopped:
      "Der Timer der täglichen Sicherung läuft nicht; daybook backup schedule richtet ihn neu ein."
    case .backupOld(let date): "Die letzte Sicherung ist vom \(date)."
    case .folderGone(let path): "Der gemeinsame Ordner \(path) ist nicht da."
    case .syncBehind(let place, let time, let waiting):
      "Mit \(place) wurde zuletzt abgeglichen: \(time). \(DataText.waiting(waiting).german)"
    case .syncTimerStopped:
      "Der Timer des Abgleichs läuft nicht; daybook sync schedule richtet ihn neu ein."
    case .replacedSize(let megabytes, let folder):
      "Kopien des Ersetzten belegen \(megabytes) MB in \(folder); lösche, was du nicht brauchst."
    case .syncBringsBack:
      "Was du mit anderen Geräten teilst, kommt mit dem nächsten Abgleich zurück, auch Späteres."
    case .healthy: "Alles ist in Ordnung."
    case .repaired: "Behoben:"
    case .damaged(let words): "Die Datei mit deinen Daten ist beschädigt: \(words)"
    case .salvaged(let changes, let entries, let kept):
      "Die Datei mit deinen Daten war beschädigt und wurde neu aufgebaut. Gerettete "
        + "Änderungen: \(changes.saved) von \(changes.known), "
        + "Einträge: \(entries.saved) von \(entries.known). "
        + "Die beschädigte Datei liegt in \(kept)."
    case .lost(let parts): "Verloren: \(parts.joined(separator: "; "))."
    case .lostOn(let product, let day, let count):
      "\(product) am \(day), \(HostText.changes(count).german)"
    case .lostWithoutTrace(let count):
      "\(HostText.changes(count).german), über die nichts weiter bekannt ist"
    case .incomplete(let parts): "Unvollständig: \(parts.joined(separator: "; "))."
    case .lostPart(.registry): "Konten, Schlüssel und Anmeldungen des Hubs"
    case .lostPart(.meta): "was dieses Gerät mit wem teilt"
    case .lostPart(.cache): "was früher geladen wurde"
    case .contradictions(let count):
      "Anders als im Verlauf: "
        + "\(Language.german.counted(count, one: "Eintrag", many: "Einträge")). "
        + "Im Verlauf steht jetzt beides."
    case .askToRescue(let source): "Neu beginnen mit \(source)? Gib ja ein:"
    case .yes: "ja"
    case .rescueWaits(let source):
      "Nichts darin ist lesbar. daybook doctor --repair --yes beginnt neu mit \(source)."
    case .recordsDiffer(let count):
      "Vom Protokoll abweichend: "
        + "\(Language.german.counted(count, one: "Eintrag", many: "Einträge"))."
    case .textIndexDiffers: "Der Suchindex weicht von den Einträgen ab."
    case .openToOthers(let path): "Andere auf diesem Rechner können \(path) lesen."
    case .leftover(let path): "Ein abgebrochener Befehl hat \(path) hinterlassen."
    case .littleSpace(let megabytes): "Auf dem Datenträger sind noch \(megabytes) MB frei."
    case .clockBehind(let time): "Die Uhr geht nach: Etwas wurde am \(time) geschrieben."
    case .profileRemoved(let name, let file):
      "Das Profil \(name) wurde entfernt; ein Export von allem liegt in \(file)."
    case .records(let count): "\(Language.german.counted(count, one: "Eintrag", many: "Einträge"))"
    case .error(.noPassphrase): "Die Passphrase fehlt."
    case .error(.passphrasesDiffer): "Die beiden Passphrasen sind nicht gleich."
    case .error(.noSealing): "Dieser Befehl kann keine Dateien verschlüsseln."
    case .error(.badTime(let text)): "„\(text)“ ist keine Uhrzeit."
    case .error(.noProfile(let name)): "Ein Profil namens \(name) gibt es hier nicht."
    case .error(.profileInUse(let name)): "\(name) ist das Profil, das gerade benutzt wird."
    case .error(.noPast): "--as-of passt nicht zu diesem Befehl."
    case .advice(.noPast): "Lass es weg; was damals da war, schreibt daybook export --as-of."
    case .advice(.noPassphrase):
      "Gib sie ein, wenn danach gefragt wird, oder übergib sie über die Standardeingabe."
    case .advice(.passphrasesDiffer): "Versuch es noch einmal."
    case .advice(.noSealing): "Lass die Passphrase weg oder nimm daybook."
    case .advice(.badTime): "Schreib sie als 03:00."
    case .advice(.noProfile): "daybook profile list zeigt, wer hier ist."
    case .advice(.profileInUse): "Wähle zuerst jemand anderen mit daybook profile use."
    case .exportedFiles(let count, let folder):
      "Nach \(folder) geschrieben: "
        + "\(Language.german.counted(count, one: "Datei", many: "Dateien"))."
    case .error(.noFolder): "Ein Ordner fehlt."
    case .advice(.noFolder): "Gib ihn mit --out an."
    }
  }
}
