extension AclioDocumentText {
  var hungarian: String {
    switch self {
    case .achievements: "Sikerek"
    case .conversation: "Beszélgetés"
    }
  }
}
