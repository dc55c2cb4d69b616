import CoreModels

extension GridText {
  var czech: String {
    let language = Language.czech
    return switch self {
    case .lived(let count): "prožité: \(language.grouped(count))"
    case .toCome(let count): "před vámi: \(language.grouped(count))"
    case .state(.lived): "prožitý"
    case .state(.current): "nyní"
    case .state(.future): "před vámi"
    case .note: "poznámka"
    case .milestone: "milník"
    case .square(let number, let count):
      "Čtvereček \(language.grouped(number)) (celkem \(language.grouped(count)))"
    case .place(let row, let column): "\(row). řádek, \(column). sloupec"
    case .age(let years): language.counted(years, one: "rok", few: "roky", many: "let")
    case .paused: "pauza"
    case .nothingKept(let day):
      "V tomto týdnu není nic uloženo. mori week mark \(day) \"…\" ho označí."
    case .marked(let day): "Den \(day) má značku."
    case .unmarked(let day): "Den \(day) už nemá značku."
    case .drawn(let path): "Obrázek je v souboru \(path)."
    }
  }
}
