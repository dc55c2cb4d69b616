extension __NAME__Text {
  var polish: String {
    switch self {
    case .empty: "Nie ma jeszcze notatki. Zapisze ją __command__ note TEXT."
    case .kept: "Zapisano."
    }
  }
}
