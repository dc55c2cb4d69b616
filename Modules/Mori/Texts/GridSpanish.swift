import CoreModels

extension GridText {
  var spanish: String {
    let language = Language.spanish
    return switch self {
    case .lived(let count):
      language.grouped(count) + (count == 1 ? " vivida" : " vividas")
    case .toCome(let count): "\(language.grouped(count)) por vivir"
    case .state(.lived): "vivida"
    case .state(.current): "ahora"
    case .state(.future): "por vivir"
    case .note: "nota"
    case .milestone: "hito"
    case .square(let number, let count):
      "Cuadrado \(language.grouped(number)) de \(language.grouped(count))"
    case .place(let row, let column): "fila \(row), columna \(column)"
    case .age(let years): language.counted(years, one: "año", many: "años")
    case .paused: "en pausa"
    case .nothingKept(let day):
      "No hay nada guardado en esta semana. mori week mark \(day) \"…\" la marca."
    case .marked(let day): "El \(day.shortText(in: .spanish)) está marcado."
    case .unmarked(let day): "El \(day.shortText(in: .spanish)) ya no está marcado."
    case .drawn(let path): "La imagen está en \(path)."
    }
  }
}
