/// A row of the record table: its body, `nil` for a deletion, and the change it came from.
struct StoredBody {
  let version: Int
  let body: String?
  let clock: Int64
  let device: String
  let number: Int

  /// Returns the change's name as a ``Change/follows`` by the given device.
  func name(on own: String) -> String { device == own ? "\(number)" : "\(device)/\(number)" }

  /// Returns `true` if the change is later, by the law of merging.
  func isOlder(than change: Change) -> Bool {
    Change.isOlder((clock, device, number), than: change)
  }
}

extension Change {
  /// Returns `true` if the other change is later, by the law of merging.
  func isOlder(than change: Change) -> Bool {
    Change.isOlder((clock, device, number), than: change)
  }

  fileprivate static func isOlder(
    _ name: (clock: Int64, device: String, number: Int), than change: Change
  ) -> Bool {
    if name.clock != change.clock { return name.clock < change.clock }
    // Compared by bytes, as SQLite does, rather than by canonical equivalence.
    if !name.device.hasBytes(of: change.device) {
      return name.device.utf8.lexicographicallyPrecedes(change.device.utf8)
    }
    return name.number < change.number
  }
}
