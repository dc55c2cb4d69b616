extension AclioDocumentText {
  var hungarian: String {
    switch self {
    case .achievements: "Eredmények"
    case .conversation: "Beszélgetés"
    }
  }
}
