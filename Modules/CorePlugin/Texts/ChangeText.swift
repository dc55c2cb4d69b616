import CoreModels

/// One-word descriptions of changes to records.
struct ChangeText: CatalogText {
  let message: Message

  static func action(_ action: ChangeStory.Action) -> Self {
    switch action {
    case .added: .added
    case .changed: .changed
    case .removed: .removed
    case .undone: .undone
    case .redone: .redone
    case .merged: .merged
    case .forgotten: .forgotten
    }
  }
}
