import CoreModels

extension PluginText {
  var czech: String {
    switch self {
    case .file(.missing(let path)): "Soubor \(path) neexistuje."
    case .file(.unreadable(let path)): "Soubor \(path) nelze přečíst."
    case .file(.tooLarge(let path, let limit)): "Soubor \(path) je větší než \(limit / 1024) KiB."
    case .file(.notText("-")): "Co přišlo ze standardního vstupu, není text v UTF-8."
    case .file(.isFolder(let path)): "\(path) je složka."
    case .file(.notText(let path)): "Soubor \(path) není text v UTF-8."
    case .file(.cannotWrite(let path)): "Soubor \(path) nelze zapsat."
    case .file(.diskFull(let path)): "Disk je plný, proto se soubor \(path) nezapsal."
    case .file(.unknownPictureType(let path)): "\(path) není .svg ani .png."
    case .file(.noPictures): "Obrázky PNG potřebují program rsvg-convert a ten nefungoval."
    case .fileAdvice(.missing): "Zkontrolujte, zda je název napsaný správně."
    case .fileAdvice(.unreadable): "Zkontrolujte jeho práva."
    case .fileAdvice(.tooLarge): "Vyberte menší soubor."
    case .fileAdvice(.isFolder): "Uveďte soubor."
    case .fileAdvice(.notText): "Uložte ho jako UTF-8 a zkuste to znovu."
    case .fileAdvice(.cannotWrite): "Zkontrolujte práva jeho složky."
    case .fileAdvice(.diskFull): "Uvolněte místo a zkuste to znovu."
    case .fileAdvice(.unknownPictureType): "Zakončete název příponou .svg nebo .png."
    case .fileAdvice(.noPictures):
      "Nainstalujte librsvg (apt install librsvg2-bin, brew install librsvg) nebo zvolte .svg."
    case .option(.badDay(let text)): "„\(text)“ není den."
    case .option(.impossibleDay(let text)): "„\(text)“ v kalendáři není."
    case .option(.ambiguousDay(let text, let one, let other)):
      """
      „\(text)“ může být \(one.longText(in: .czech)) \
      nebo \(other.longText(in: .czech)).
      """
    case .option(.unknownLanguage(let code)): "Jazykem „\(code)“ Daybook zatím nemluví."
    case .option(.badProfile(let name)): "„\(name)“ nemůže být jméno profilu."
    case .option(.badNumber(let option, let allowed)):
      "--\(option) přijímá číslo od \(allowed.lowerBound) do \(allowed.upperBound)."
    case .optionAdvice(.badDay), .optionAdvice(.impossibleDay), .optionAdvice(.ambiguousDay):
      "Napište ho jako rok-měsíc-den, například 2026-11-21."
    case .optionAdvice(.unknownLanguage): "Vyberte jeden z jazyků: \(PluginText.languages)."
    case .optionAdvice(.badProfile): "Použijte nejvýše 50 písmen, číslic, spojovníků a podtržítek."
    case .optionAdvice(.badNumber): "Když volbu vynecháte, platí obvyklá hodnota."
    case .editor(.cannotStart): "Textový editor se nepodařilo spustit."
    case .editor(.failed(let status, nil)): "Editor skončil s chybou \(status)."
    case .editor(.failed(let status, let path?)):
      "Editor skončil s chybou \(status)."
        + " Co jste napsali, je v souboru \(path)."
    case .editor(.draft(let path)): "Koncept \(path) se nedá použít."
    case .editor(.notKept(let reason, let path)):
      "\(reason.failure(in: .czech).message) Co jste napsali, je v souboru \(path)."
    case .editorAdvice(.cannotStart):
      "Nastavte EDITOR na název svého editoru, například nano."
    case .editorAdvice(.failed): "Podívejte se na editor a zkuste to znovu."
    case .editorAdvice(.draft): "Zkontrolujte práva a volné místo jeho složky."
    case .editorAdvice(.notKept): "Napravte to a pak zadejte text konceptu znovu."
    case .unreadableForm: "Něco v tomto formuláři se nedalo přečíst."
    case .unreadableFormAdvice:
      "Vraťte se, zkontrolujte, co jste napsali, a odešlete to znovu."
    case .unexpected: "Stalo se něco nečekaného."
    case .keysOfWatching: "r obnoví, q zavře."
    case .keyOfClosing: "q zavře."
    case .unexpectedAdvice: "Zkuste to znovu s --verbose a uvidíte, co to bylo."
    case .brokenCard(let reason): "Tuto kartu nelze zobrazit: \(reason)"
    }
  }
}
