import CoreModels

extension GridText {
  var english: String {
    let language = Language.english
    return switch self {
    case .lived(let count): "\(language.grouped(count)) lived"
    case .toCome(let count): "\(language.grouped(count)) to come"
    case .state(.lived): "lived"
    case .state(.current): "now"
    case .state(.future): "to come"
    case .note: "note"
    case .milestone: "milestone"
    case .square(let number, let count):
      "Square \(language.grouped(number)) of \(language.grouped(count))"
    case .place(let row, let column): "row \(row), column \(column)"
    case .age(let years): "age \(language.grouped(years))"
    case .paused: "paused"
    case .nothingKept(let day):
      "There is nothing in this week yet. mori week mark \(day) \"…\" marks it."
    case .marked(let day): "\(day.shortText(in: .english)) is marked."
    case .unmarked(let day): "\(day.shortText(in: .english)) is no longer marked."
    case .drawn(let path): "The picture is in \(path)."
    }
  }
}
