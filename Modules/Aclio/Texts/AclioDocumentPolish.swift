extension AclioDocumentText {
  var polish: String {
    switch self {
    case .achievements: "Osiągnięcia"
    case .conversation: "Rozmowa"
    }
  }
}
