extension AclioDocumentText {
  var spanish: String {
    switch self {
    case .achievements: "Logros"
    case .conversation: "Conversación"
    }
  }
}
