extension AclioDocumentText {
  var slovak: String {
    switch self {
    case .achievements: "Úspechy"
    case .conversation: "Rozhovor"
    }
  }
}
