extension AclioDocumentText {
  var english: String {
    switch self {
    case .achievements: "Achievements"
    case .conversation: "Conversation"
    }
  }
}
