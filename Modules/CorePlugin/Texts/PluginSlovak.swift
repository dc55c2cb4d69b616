import CoreModels

extension PluginText {
  var slovak: String {
    switch self {
    case .file(.missing(let path)): "Súbor \(path) neexistuje."
    case .file(.unreadable(let path)): "Súbor \(path) sa nedá prečítať."
    case .file(.tooLarge(let path, let limit)): "Súbor \(path) je väčší než \(limit / 1024) KiB."
    case .file(.notText("-")): "Čo prišlo zo štandardného vstupu, nie je text v UTF-8."
    case .file(.isFolder(let path)): "\(path) je priečinok."
    case .file(.notText(let path)): "Súbor \(path) nie je text v UTF-8."
    case .file(.cannotWrite(let path)): "Súbor \(path) sa nedá zapísať."
    case .file(.diskFull(let path)): "Disk je plný, preto sa súbor \(path) nezapísal."
    case .file(.unknownPictureType(let path)): "\(path) nie je .svg ani .png."
    case .file(.noPictures): "Obrázky PNG potrebujú program rsvg-convert a ten nefungoval."
    case .fileAdvice(.missing): "Skontrolujte, či je názov napísaný správne."
    case .fileAdvice(.unreadable): "Skontrolujte jeho práva."
    case .fileAdvice(.tooLarge): "Vyberte menší súbor."
    case .fileAdvice(.isFolder): "Uveďte súbor."
    case .fileAdvice(.notText): "Uložte ho ako UTF-8 a skúste to znova."
    case .fileAdvice(.cannotWrite): "Skontrolujte práva jeho priečinka."
    case .fileAdvice(.diskFull): "Uvoľnite miesto a skúste to znova."
    case .fileAdvice(.unknownPictureType): "Zakončite názov príponou .svg alebo .png."
    case .fileAdvice(.noPictures):
      "Nainštalujte librsvg (apt install librsvg2-bin, brew install librsvg) alebo zvoľte .svg."
    case .option(.badDay(let text)): "„\(text)“ nie je deň."
    case .option(.impossibleDay(let text)): "„\(text)“ v kalendári nie je."
    case .option(.ambiguousDay(let text, let one, let other)):
      """
      „\(text)“ môže byť \(one.longText(in: .slovak)) \
      alebo \(other.longText(in: .slovak)).
      """
    case .option(.unknownLanguage(let code)): "Jazykom „\(code)“ Daybook zatiaľ nehovorí."
    case .option(.badProfile(let name)): "„\(name)“ nemôže byť meno profilu."
    case .option(.badNumber(let option, let allowed)):
      "--\(option) prijíma číslo od \(allowed.lowerBound) do \(allowed.upperBound)."
    case .optionAdvice(.badDay), .optionAdvice(.impossibleDay), .optionAdvice(.ambiguousDay):
      "Napíšte ho ako rok-mesiac-deň, napríklad 2026-11-21."
    case .optionAdvice(.unknownLanguage): "Vyberte jeden z jazykov: \(PluginText.languages)."
    case .optionAdvice(.badProfile):
      "Použite najviac 50 písmen, číslic, spojovníkov a podčiarkovníkov."
    case .optionAdvice(.badNumber): "Ak voľbu vynecháte, platí obvyklá hodnota."
    case .editor(.cannotStart): "Textový editor sa nedal spustiť."
    case .editor(.failed(let status, nil)): "Editor sa skončil s chybou \(status)."
    case .editor(.failed(let status, let path?)):
      "Editor sa skončil s chybou \(status)."
        + " Čo ste napísali, je v súbore \(path)."
    case .editor(.draft(let path)): "Koncept \(path) sa nedá použiť."
    case .editor(.notKept(let reason, let path)):
      "\(reason.failure(in: .slovak).message) Čo ste napísali, je v súbore \(path)."
    case .editorAdvice(.cannotStart):
      "Nastavte EDITOR na názov svojho editora, napríklad nano."
    case .editorAdvice(.failed): "Pozrite sa na editor a skúste to znova."
    case .editorAdvice(.draft): "Skontrolujte práva a voľné miesto jeho priečinka."
    case .editorAdvice(.notKept): "Napravte to a potom zadajte text konceptu znova."
    case .unreadableForm: "Niečo v tomto formulári sa nedalo prečítať."
    case .unreadableFormAdvice:
      "Vráťte sa, skontrolujte, čo ste napísali, a odošlite to znova."
    case .unexpected: "Stalo sa niečo nečakané."
    case .keysOfWatching: "r obnoví, q zatvorí."
    case .keyOfClosing: "q zatvorí."
    case .unexpectedAdvice: "Skúste to znova s --verbose a uvidíte, čo to bolo."
    case .brokenCard(let reason): "Táto karta sa nedá zobraziť: \(reason)"
    }
  }
}
