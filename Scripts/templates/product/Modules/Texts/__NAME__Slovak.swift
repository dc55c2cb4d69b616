extension __NAME__Text {
  var slovak: String {
    switch self {
    case .empty: "Zatiaľ bez poznámky. Napíše ju __command__ note TEXT."
    case .kept: "Uložené."
    }
  }
}
