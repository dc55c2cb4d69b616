extension __NAME__Text {
  var german: String {
    switch self {
    case .empty: "Noch keine Notiz. __command__ note TEXT schreibt eine."
    case .kept: "Gespeichert."
    }
  }
}
