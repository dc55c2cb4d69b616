import CoreModels

extension GridText {
  var polish: String {
    let language = Language.polish
    return switch self {
    case .lived(let count): "przeżyte: \(language.grouped(count))"
    case .toCome(let count): "przed tobą: \(language.grouped(count))"
    case .state(.lived): "przeżyty"
    case .state(.current): "teraz"
    case .state(.future): "przed tobą"
    case .note: "notatka"
    case .milestone: "kamień milowy"
    case .square(let number, let count):
      "Kwadrat \(language.grouped(number)) z \(language.grouped(count))"
    case .place(let row, let column): "wiersz \(row), kolumna \(column)"
    case .age(let years): "wiek \(language.grouped(years))"
    case .paused: "przerwa"
    case .nothingKept(let day):
      "W tym tygodniu nic nie zapisano. mori week mark \(day) \"…\" go oznaczy."
    case .marked(let day): "\(day) ma oznaczenie."
    case .unmarked(let day): "\(day) nie ma już oznaczenia."
    case .drawn(let path): "Obrazek jest w pliku \(path)."
    }
  }
}
