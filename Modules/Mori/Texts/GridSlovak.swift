import CoreModels

extension GridText {
  var slovak: String {
    let language = Language.slovak
    return switch self {
    case .lived(let count): "prežité: \(language.grouped(count))"
    case .toCome(let count): "pred vami: \(language.grouped(count))"
    case .state(.lived): "prežitý"
    case .state(.current): "teraz"
    case .state(.future): "pred vami"
    case .note: "poznámka"
    case .milestone: "míľnik"
    case .square(let number, let count):
      "Štvorček \(language.grouped(number)) (celkovo \(language.grouped(count)))"
    case .place(let row, let column): "\(row). riadok, \(column). stĺpec"
    case .age(let years): language.counted(years, one: "rok", few: "roky", many: "rokov")
    case .paused: "pauza"
    case .nothingKept(let day):
      "V tomto týždni nie je nič uložené. mori week mark \(day) \"…\" ho označí."
    case .marked(let day): "Deň \(day) má značku."
    case .unmarked(let day): "Deň \(day) už nemá značku."
    case .drawn(let path): "Obrázok je v súbore \(path)."
    }
  }
}
