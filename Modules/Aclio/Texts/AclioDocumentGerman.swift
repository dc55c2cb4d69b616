extension AclioDocumentText {
  var german: String {
    switch self {
    case .achievements: "Erfolge"
    case .conversation: "Gespräch"
    }
  }
}
