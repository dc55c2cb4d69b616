extension __NAME__Text {
  var czech: String {
    switch self {
    case .empty: "Zatím bez poznámky. Napíše ji __command__ note TEXT."
    case .kept: "Uloženo."
    }
  }
}
