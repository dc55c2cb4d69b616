extension __NAME__Text {
  var english: String {
    switch self {
    case .empty: "No note yet. __command__ note TEXT writes one."
    case .kept: "Saved."
    }
  }
}
