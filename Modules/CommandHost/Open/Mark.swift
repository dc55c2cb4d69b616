import Synchronization

/// A flag that any task may set, once.
final class Mark: Sendable {
  private let state = Atomic(false)

  var isSet: Bool { state.load(ordering: .relaxed) }
  func set() { state.store(true, ordering: .relaxed) }
}
