import CoreModels

extension DataText {
  var german: String {
    switch self {
    case .passphrase: "Passphrase:"
    case .passphraseAgain: "Noch einmal dieselbe:"
    case .password: "Passwort:"
    case .token: "Token:"
    case .backedUp(let file): "Alles ist nach \(file) kopiert."
    case .noBackups: "Von selbst werden keine Kopien gemacht."
    case .backupsScheduled: "Jeden Tag wird eine Kopie gemacht."
    case .backupsAt(let time, let folder): "Jeden Tag um \(time) geht eine Kopie nach \(folder)."
    case .restored(let file): "Wiederhergestellt aus \(file)."
    case .replaced(let file): "Was vorher hier war, liegt in \(file)."
    case .synced(let sent, let received):
      "Gesendet: \(HostText.changes(sent).german). Empfangen: \(HostText.changes(received).german)."
    case .notWhole(let file): "Noch nicht ganz, beim nächsten Mal wird wieder nachgesehen: \(file)"
    case .noSync: "Weder ein Ordner noch ein Hub wird geteilt."
    case .thisDevice: "dieses Gerät"
    case .missingFiles(let count):
      "\(Language.german.counted(count, one: "Datei", many: "Dateien")) unterwegs"
    case .waiting(let count): "Wartet auf das Senden: \(HostText.changes(count).german)."
    case .timerStopped(let product):
      "Der Zeitgeber für die Erinnerungen von \(product) läuft nicht, wie er soll."
    case .syncEvery(let minutes):
      "Die Geräte gleichen sich alle "
        + "\(Language.german.counted(minutes, one: "Minute", many: "Minuten")) ab."
    case .syncScheduled: "Die Geräte gleichen sich von selbst ab."
    case .noSyncSchedule:
      "Von selbst wird nichts abgeglichen; daybook sync schedule --every 30 sorgt dafür."
    case .howToRescue:
      "daybook doctor --repair hebt die Datei auf und beginnt neu mit der letzten Sicherung."
    case .nothingToRescueFrom:
      "Es wurde keine Sicherung gefunden. daybook restore DATEI beginnt neu mit einer und "
        + "hebt die Datei auf."
    case .rescued(let source, let kept):
      "Die Datei ließ sich nicht öffnen; neu begonnen wird mit \(source), die alte Datei "
        + "liegt in \(kept)."
    case .profileStays(let name, let folder):
      "Die Geräte, die \(folder) teilen, behalten, was sie von \(name) haben."
    case .healthy: "Alles ist in Ordnung."
    case .repaired: "Behoben:"
    case .damaged(let words): "Die Datei mit deinen Daten ist beschädigt: \(words)"
    case .salvaged(let count, let kept):
      "Die Datei mit deinen Daten war beschädigt und ist neu gemacht (gerettet: "
        + "\(HostText.changes(count).german)); die beschädigte liegt in \(kept)."
    case .recordsDiffer(let count):
      "Vom Protokoll abweichend: "
        + "\(Language.german.counted(count, one: "Eintrag", many: "Einträge"))."
    case .textIndexDiffers: "Der Suchindex weicht von den Einträgen ab."
    case .openToOthers(let path): "Andere auf diesem Rechner können \(path) lesen."
    case .leftover(let path): "Ein abgebrochener Befehl hat \(path) hinterlassen."
    case .littleSpace(let megabytes): "Auf dem Laufwerk sind noch \(megabytes) MB frei."
    case .clockBehind(let time): "Die Uhr geht nach: Etwas wurde am \(time) geschrieben."
    case .profileRemoved(let name, let file):
      "\(name) ist entfernt; ein Export von allem liegt in \(file)."
    case .records(let count): "\(Language.german.counted(count, one: "Eintrag", many: "Einträge"))"
    case .error(.noPassphrase): "Die Passphrase fehlt."
    case .error(.passphrasesDiffer): "Die beiden Passphrasen sind nicht gleich."
    case .error(.noSealing): "Dieser Befehl kann keine Dateien versiegeln."
    case .error(.badTime(let text)): "„\(text)“ ist keine Uhrzeit."
    case .error(.noProfile(let name)): "Niemand namens \(name) ist hier."
    case .error(.profileInUse(let name)): "Die Befehle gelten gerade für \(name)."
    case .advice(.noPassphrase):
      "Tippe sie, wenn danach gefragt wird, oder gib sie auf der Standardeingabe."
    case .advice(.passphrasesDiffer): "Versuch es noch einmal."
    case .advice(.noSealing): "Lass die Passphrase weg, oder nimm daybook."
    case .advice(.badTime): "Schreib sie als 03:00."
    case .advice(.noProfile): "daybook profile list zeigt, wer hier ist."
    case .advice(.profileInUse): "Wähle zuerst jemand anderen mit daybook profile use."
    case .exportedFiles(let count, let folder):
      "Nach \(folder) geschrieben: "
        + "\(Language.german.counted(count, one: "Datei", many: "Dateien"))."
    case .error(.noFolder): "Ein Ordner fehlt."
    case .advice(.noFolder): "Nenne ihn mit --out."
    }
  }
}
