/// The messages of the life in squares.
extension GridText {
  static func state(_ value: LifeGrid.State) -> Self {
    switch value {
    case .lived: .stateLived
    case .current: .stateCurrent
    case .future: .stateFuture
    }
  }
}
