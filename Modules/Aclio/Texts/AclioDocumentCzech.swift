extension AclioDocumentText {
  var czech: String {
    switch self {
    case .achievements: "Úspěchy"
    case .conversation: "Rozhovor"
    }
  }
}
