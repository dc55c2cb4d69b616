import CoreModels

extension GridText {
  var hungarian: String {
    let language = Language.hungarian
    return switch self {
    case .lived(let count): "\(language.grouped(count)) megélt"
    case .toCome(let count): "\(language.grouped(count)) hátralévő"
    case .state(.lived): "megélt"
    case .state(.current): "most"
    case .state(.future): "hátralévő"
    case .note: "jegyzet"
    case .milestone: "mérföldkő"
    case .square(let number, let count):
      "\(language.grouped(number)). négyzet, összesen \(language.grouped(count))"
    case .place(let row, let column): "\(row). sor, \(column). oszlop"
    case .age(let years): "\(language.grouped(years)) éves kor"
    case .paused: "szünet"
    case .nothingKept(let day):
      "Ezen a héten még nincs semmi. A mori week mark \(day) \"…\" megjelöli."
    case .marked(let day): "Megjelölve: \(day.shortText(in: .hungarian))"
    case .unmarked(let day): "Már nincs megjelölve: \(day.shortText(in: .hungarian))"
    case .drawn(let path): "A kép itt van: \(path)."
    }
  }
}
