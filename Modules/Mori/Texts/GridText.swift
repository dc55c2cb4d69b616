import CoreModels

/// The messages of the life in squares.
struct GridText: CatalogText {
  let message: Message

  static func state(_ value: LifeGrid.State) -> Self {
    switch value {
    case .lived: .stateLived
    case .current: .stateCurrent
    case .future: .stateFuture
    }
  }
}
