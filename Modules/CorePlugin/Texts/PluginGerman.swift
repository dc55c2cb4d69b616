import CoreModels

extension PluginText {
  var german: String {
    switch self {
    case .file(.missing(let path)): "Die Datei \(path) gibt es nicht."
    case .file(.unreadable(let path)): "Die Datei \(path) ist nicht lesbar."
    case .file(.tooLarge(let path, let limit)):
      "Die Datei \(path) ist größer als \(limit / 1024) KiB."
    case .file(.notText("-")): "Was von der Standardeingabe kam, ist kein Text in UTF-8."
    case .file(.isFolder(let path)): "\(path) ist ein Ordner."
    case .file(.notText(let path)): "Die Datei \(path) ist kein UTF-8-Text."
    case .file(.cannotWrite(let path)): "Die Datei \(path) lässt sich nicht schreiben."
    case .file(.diskFull(let path)):
      "Der Datenträger ist voll, daher wurde \(path) nicht geschrieben."
    case .file(.unknownPictureType(let path)): "\(path) ist weder .svg noch .png."
    case .file(.noPictures):
      "PNG-Bilder brauchen das Programm rsvg-convert; es fehlt oder hat nicht funktioniert."
    case .fileAdvice(.missing): "Prüfe die Schreibweise ihres Namens."
    case .fileAdvice(.unreadable): "Prüfe ihre Rechte."
    case .fileAdvice(.tooLarge): "Wähle eine kleinere Datei."
    case .fileAdvice(.isFolder): "Nenne eine Datei."
    case .fileAdvice(.notText): "Speichere sie als UTF-8 und versuch es noch einmal."
    case .fileAdvice(.cannotWrite): "Prüfe die Rechte ihres Ordners."
    case .fileAdvice(.diskFull): "Schaff etwas Platz und versuch es noch einmal."
    case .fileAdvice(.unknownPictureType): "Lass den Namen mit .svg oder .png enden."
    case .fileAdvice(.noPictures):
      "Installiere librsvg (apt install librsvg2-bin, brew install librsvg) oder wähle .svg."
    case .option(.badDay(let text)): "„\(text)“ ist kein gültiges Datum."
    case .option(.impossibleDay(let text)): "„\(text)“ steht in keinem Kalender."
    case .option(.ambiguousDay(let text, let one, let other)):
      """
      „\(text)“ kann \(one.longText(in: .german)) \
      oder \(other.longText(in: .german)) sein.
      """
    case .option(.unknownLanguage(let code)): "Daybook spricht „\(code)“ noch nicht."
    case .option(.badProfile(let name)): "„\(name)“ kann kein Profilname sein."
    case .option(.badNumber(let option, let allowed)):
      "--\(option) erwartet eine Zahl von \(allowed.lowerBound) bis \(allowed.upperBound)."
    case .optionAdvice(.badDay), .optionAdvice(.impossibleDay), .optionAdvice(.ambiguousDay):
      "Schreib ihn als Jahr-Monat-Tag, zum Beispiel 2026-11-21."
    case .optionAdvice(.unknownLanguage): "Wähle eine dieser Sprachen: \(PluginText.languages)."
    case .optionAdvice(.badProfile):
      "Nimm höchstens 50 Buchstaben, Ziffern, Bindestriche oder Unterstriche."
    case .optionAdvice(.badNumber): "Ohne diese Option gilt der übliche Wert."
    case .editor(.cannotStart): "Es ließ sich kein Texteditor starten."
    case .editor(.failed(let status, nil)): "Der Editor wurde mit dem Fehlercode \(status) beendet."
    case .editor(.failed(let status, let path?)):
      "Der Editor wurde mit dem Fehlercode \(status) beendet. Was du geschrieben hast, steht in "
        + "\(path)."
    case .editor(.draft(let path)): "Der Entwurf \(path) lässt sich nicht verwenden."
    case .editor(.notKept(let reason, let path)):
      "\(reason.failure(in: .german).message) Was du geschrieben hast, steht in \(path)."
    case .editorAdvice(.cannotStart):
      "Setze EDITOR auf den Namen deines Editors, zum Beispiel nano."
    case .editorAdvice(.failed): "Prüfe den Editor und versuch es noch einmal."
    case .editorAdvice(.draft): "Prüfe die Rechte und den freien Platz seines Ordners."
    case .editorAdvice(.notKept): "Behebe das und gib dann den Text des Entwurfs noch einmal ein."
    case .unreadableForm: "Etwas in diesem Formular ließ sich nicht lesen."
    case .unreadableFormAdvice:
      "Geh zurück, prüfe, was du geschrieben hast, und sende es noch einmal."
    case .unexpected: "Etwas Unerwartetes ist passiert."
    case .keysOfWatching: "r lädt neu, q schließt."
    case .keyOfClosing: "q schließt."
    case .unexpectedAdvice: "Versuch es noch einmal mit --verbose, dann siehst du, was es war."
    case .brokenCard(let reason): "Diese Karte lässt sich nicht anzeigen: \(reason)"
    }
  }
}
