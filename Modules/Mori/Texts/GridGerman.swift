import CoreModels

extension GridText {
  var german: String {
    let language = Language.german
    return switch self {
    case .lived(let count): "\(language.grouped(count)) gelebt"
    case .toCome(let count): "\(language.grouped(count)) vor dir"
    case .state(.lived): "gelebt"
    case .state(.current): "jetzt"
    case .state(.future): "vor dir"
    case .note: "Notiz"
    case .milestone: "Meilenstein"
    case .square(let number, let count):
      "Kästchen \(language.grouped(number)) von \(language.grouped(count))"
    case .place(let row, let column): "Zeile \(row), Spalte \(column)"
    case .age(let years): "Alter \(language.grouped(years))"
    case .paused: "pausiert"
    case .nothingKept(let day):
      "In dieser Woche ist nichts festgehalten. Mit mori week mark \(day) \"…\" markierst du sie."
    case .marked(let day): "Der \(day.shortText(in: .german)) ist markiert."
    case .unmarked(let day): "Der \(day.shortText(in: .german)) ist nicht mehr markiert."
    case .drawn(let path): "Das Bild liegt in \(path)."
    }
  }
}
