import CoreModels

extension PluginText {
  var hungarian: String {
    switch self {
    case .file(.missing(let path)): "Nincs ilyen fájl: \(path)."
    case .file(.unreadable(let path)): "Ez a fájl nem olvasható: \(path)."
    case .file(.tooLarge(let path, let limit)):
      "Ez a fájl nagyobb, mint \(limit / 1024) KiB: \(path)."
    case .file(.notText("-")): "Ami a szabványos bemenetről jött, nem UTF-8 szöveg."
    case .file(.isFolder(let path)): "Ez egy mappa: \(path)."
    case .file(.notText(let path)): "Ez a fájl nem UTF-8 szöveg: \(path)."
    case .file(.cannotWrite(let path)): "Ez a fájl nem írható: \(path)."
    case .file(.diskFull(let path)): "A lemez megtelt, ezért ezt a fájlt nem mentettük: \(path)."
    case .file(.unknownPictureType(let path)):
      "A kép csak .svg vagy .png lehet, ez nem az: \(path)."
    case .file(.noPictures):
      "A PNG-képekhez az rsvg-convert program kell, de az hiányzik, vagy nem működött."
    case .fileAdvice(.missing): "Ellenőrizd, hogy jól írtad-e a nevét."
    case .fileAdvice(.unreadable): "Ellenőrizd a jogosultságait."
    case .fileAdvice(.tooLarge): "Válassz kisebb fájlt."
    case .fileAdvice(.isFolder): "Adj meg egy fájlt."
    case .fileAdvice(.notText): "Mentsd el UTF-8 kódolással, és próbáld újra."
    case .fileAdvice(.cannotWrite): "Ellenőrizd a mappája jogosultságait."
    case .fileAdvice(.diskFull): "Szabadíts fel helyet, és próbáld újra."
    case .fileAdvice(.unknownPictureType): "A név végződjön .svg-re vagy .png-re."
    case .fileAdvice(.noPictures):
      "Telepítsd a librsvg-t (apt install librsvg2-bin, brew install librsvg), vagy kérj .svg-t."
    case .option(.badDay(let text)): "„\(text)” nem érvényes dátum."
    case .option(.impossibleDay(let text)): "„\(text)” nincs a naptárban."
    case .option(.ambiguousDay(let text, let one, let other)):
      """
      „\(text)” lehet \(one.longText(in: .hungarian)) \
      vagy \(other.longText(in: .hungarian)) is.
      """
    case .option(.unknownLanguage(let code)): "A Daybook ezen a nyelven még nem beszél: „\(code)”."
    case .option(.badProfile(let name)): "„\(name)” nem lehet profil neve."
    case .option(.badNumber(let option, let allowed)):
      "Ide \(allowed.lowerBound) és \(allowed.upperBound) közötti szám kell: --\(option)."
    case .optionAdvice(.badDay), .optionAdvice(.impossibleDay), .optionAdvice(.ambiguousDay):
      "Írd így: év-hónap-nap, például 2026-11-21."
    case .optionAdvice(.unknownLanguage): "Válassz ezek közül: \(PluginText.languages)."
    case .optionAdvice(.badProfile):
      "Legfeljebb 50 betűt, számjegyet, kötőjelet vagy aláhúzásjelet használj."
    case .optionAdvice(.badNumber): "Ha elhagyod, a szokásos érték érvényes."
    case .editor(.cannotStart): "Nem sikerült elindítani a szövegszerkesztőt."
    case .editor(.failed(let status, nil)): "A szerkesztő ezzel a hibakóddal állt le: \(status)."
    case .editor(.failed(let status, let path?)):
      "A szerkesztő ezzel a hibakóddal állt le: \(status). Amit írtál, itt van: \(path)."
    case .editor(.draft(let path)): "Ez a piszkozat nem használható: \(path)."
    case .editor(.notKept(let reason, let path)):
      "\(reason.failure(in: .hungarian).message) Amit írtál, itt van: \(path)."
    case .editorAdvice(.cannotStart):
      "Állítsd az EDITOR változót a szerkesztőd nevére, például: nano."
    case .editorAdvice(.failed): "Nézd meg a szerkesztőt, aztán próbáld újra."
    case .editorAdvice(.draft): "Nézd meg a mappája jogosultságait és a szabad helyet."
    case .editorAdvice(.notKept): "Hárítsd el a hibát, aztán add meg újra a piszkozat szövegét."
    case .unreadableForm: "Az űrlapon valamit nem sikerült beolvasni."
    case .unreadableFormAdvice: "Lépj vissza, nézd át, amit írtál, és küldd el újra."
    case .unexpected: "Váratlan hiba történt."
    case .keysOfWatching: "r frissít, q bezár."
    case .keyOfClosing: "q bezár."
    case .unexpectedAdvice: "Próbáld újra a --verbose kapcsolóval, és meglátod, mi volt az."
    case .brokenCard(let reason): "Ez a kártya nem jeleníthető meg: \(reason)"
    }
  }
}
