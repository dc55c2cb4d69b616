extension __NAME__Text {
  var spanish: String {
    switch self {
    case .empty: "Aún no hay nota. __command__ note TEXT escribe una."
    case .kept: "Guardada."
    }
  }
}
