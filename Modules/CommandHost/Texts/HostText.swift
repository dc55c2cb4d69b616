import CoreModels

/// The sentences of the host itself.
struct HostText: CatalogText {
  let message: Message

  static func action(_ action: ChangeStory.Action) -> Self {
    switch action {
    case .added: .actionAdded
    case .changed: .actionChanged
    case .removed: .actionRemoved
    case .undone: .actionUndone
    case .forgotten: .actionForgotten
    }
  }

  static func unknownProfileAdvice(_ name: String, like known: String?) -> Self {
    known.map { .unknownProfileMeant($0, name: name) } ?? .unknownProfileAdvice(name)
  }
}
