extension __NAME__Text {
  var hungarian: String {
    switch self {
    case .empty: "Még nincs jegyzet. A __command__ note TEXT ír egyet."
    case .kept: "Mentve."
    }
  }
}
