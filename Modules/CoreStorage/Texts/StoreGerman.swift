extension StoreText {
  var german: String {
    switch self {
    case .happened(let error): StoreText.happenedInGerman(error)
    case .advice(let error): StoreText.adviceInGerman(error)
    }
  }

  private static func happenedInGerman(_ error: StoreError) -> String {
    switch error {
    case .locked: "Ein anderer Befehl schreibt noch in deinen Datenspeicher."
    case .inUse:
      "In der Datei mit deinen Daten ist nichts lesbar, und ein anderer Prozess hat sie offen."
    case .notAFile(let path): "\(path) ist keine Datei, daher wurde nichts geschrieben."
    case .ownFile(let path): "\(path) gehört zu deinem Datenspeicher und wurde nicht überschrieben."
    case .full: "Der Datenträger ist voll, daher wurde nichts geschrieben."
    case .readOnly:
      "In deinen Datenspeicher lässt sich nicht schreiben, daher wurde nichts geändert."
    case .corrupt: "Die Datei deines Datenspeichers ist beschädigt."
    case .notADatabase: "Wo dein Datenspeicher sein sollte, liegt eine andere Datei."
    case .foreignDatabase:
      "Wo dein Datenspeicher sein sollte, liegt die Datei eines anderen Programms."
    case .newerVersion(let found, let supported):
      "Dein Datenspeicher stammt von einem neueren Daybook "
        + "(er hat Version \(found), dieses kennt \(supported))."
    case .cannotOpen: "Die Datei deines Datenspeichers lässt sich nicht öffnen."
    case .noSharedAccess:
      "Der Datenträger lässt nicht mehrere Befehle zugleich an deinen Datenspeicher."
    case .inputOutput: "Der Datenträger hat einen Fehler gemeldet, daher wurde nichts geschrieben."
    case .unreadableRecord(let kind, let id, isNewer: false):
      "Der Eintrag \(kind) \(id) ist nicht lesbar."
    case .unreadableRecord(let kind, let id, isNewer: true), .newerRecord(let kind, let id):
      "Der Eintrag \(kind) \(id) wurde von einem neueren Daybook geschrieben."
    case .recordTooLarge(let kind, let id):
      "Der Eintrag \(kind) \(id) ist größer als erlaubt (8 MB), deshalb wurde nichts geschrieben."
    case .changedSince(let kind, let id):
      "Der Eintrag \(kind) \(id) wurde seitdem wieder geändert, daher bleibt er, wie er ist."
    case .nothingToUndo: "Es gibt nichts rückgängig zu machen."
    case .writtenSince: "Das ist nicht mehr die letzte Änderung, darum bleibt alles, wie es ist."
    case .pastIsReadOnly: "Die Vergangenheit lässt sich ansehen, aber nicht ändern."
    case .malformedChange: "Eine Änderung ist fehlerhaft, daher wurde nichts geschrieben."
    case .needsFile: "Dafür muss der Speicher eine Datei sein, deiner liegt in einer Datenbank."
    case .unavailable: "Der Datenbankserver ist nicht erreichbar, daher wurde nichts geschrieben."
    case .refused: "Der Datenbankserver lässt Daybook nicht hinein."
    case .outcomeUnknown: "Der Datenbankserver war während des Schreibens nicht mehr erreichbar."
    case .clockExhausted: "Die Uhr zeigt ein Jahr nach 2999, daher wurde nichts geschrieben."
    case .cannotCreateHome(let path): "Der Ordner \(path) lässt sich nicht anlegen."
    case .cannotWriteHome(let path): "In den Ordner \(path) lässt sich nicht schreiben."
    case .noHome: "Daybook weiß nicht, wo deine Daten liegen sollen."
    case .secret(let name): "Das Geheimnis \(name) lässt sich weder speichern noch lesen."
    case .secretFile(let path, let variable):
      "Die in \(variable) angegebene Datei \(path) lässt sich nicht lesen."
    case .badSetting(let name): "Der Wert passt nicht zur Einstellung \(name)."
    }
  }

  private static func adviceInGerman(_ error: StoreError) -> String {
    switch error {
    case .locked: "Warte kurz und versuch es noch einmal."
    case .inUse: "Beende den Hub und andere Befehle und versuch es dann noch einmal."
    case .notAFile: "Nenne eine Datei zum Schreiben."
    case .ownFile: "Wähle einen anderen Ort."
    case .full: "Schaff etwas Platz und versuch es noch einmal."
    case .readOnly, .cannotOpen: "Prüfe die Rechte des Ordners oder wähle mit --home einen anderen."
    case .corrupt: "daybook doctor --repair bewahrt die Datei auf und rettet, was zu retten ist."
    case .notADatabase:
      "daybook doctor --repair bewahrt die Datei auf und beginnt neu; --home wählt einen anderen "
        + "Ordner."
    case .foreignDatabase:
      "Verschiebe die Datei oder wähle mit --home einen anderen Ordner."
    case .newerVersion, .newerRecord, .unreadableRecord(_, _, isNewer: true):
      "Installiere das neuere Daybook auch auf diesem Rechner."
    case .noSharedAccess: "Wähle mit --home einen Ordner auf einem lokalen Datenträger."
    case .inputOutput: "Prüfe den Datenträger, bevor du weitermachst."
    case .unreadableRecord(_, _, isNewer: false):
      "daybook doctor --repair holt seine letzte lesbare Fassung zurück."
    case .recordTooLarge: "Kürze seinen Text oder teile ihn auf."
    case .changedSince: "Sieh dir seinen Verlauf an und ändere ihn von Hand."
    case .nothingToUndo: "Rückgängig machen lässt sich, was auf diesem Gerät geschrieben wurde."
    case .writtenSince: "Der Verlauf zeigt, was zuletzt geschrieben wurde."
    case .pastIsReadOnly: "Lass den Zeitpunkt weg, um den heutigen Stand zu ändern."
    case .malformedChange: "Hol sie noch einmal von dort, wo sie herkam."
    case .needsFile: "Nutze dafür die Werkzeuge der Datenbank."
    case .unavailable: "Warte kurz und versuch es noch einmal."
    case .refused: "Prüfe Adresse, Name und Passwort der Datenbank."
    case .outcomeUnknown: "Sieh nach, ob es gespeichert wurde, bevor du es erneut versuchst."
    case .clockExhausted: "Prüfe das Datum des Geräts und DAYBOOK_NOW."
    case .cannotCreateHome: "Wähle mit --home oder DAYBOOK_HOME einen anderen Ordner."
    case .cannotWriteHome:
      "Prüfe Besitzer und Rechte oder wähle mit --home oder DAYBOOK_HOME einen anderen."
    case .noHome: "Gib mit --home oder DAYBOOK_HOME einen Ordner an."
    case .secret: "Prüfe die Rechte des Ordners secrets im Ordner von Daybook."
    case .secretFile: "Prüfe, ob sie da ist und ob Daybook sie lesen darf."
    case .badSetting: "Welche Werte passen, sagt daybook settings --help."
    }
  }
}
