/// A record's row: its body, `nil` when deleted, and the change it came from.
struct StoredBody {
  let version: Int
  let body: String?
  let clock: Int64
  let device: String
  let number: Int

  /// The change that it came from, as ``Change/follows`` of a device has it.
  func name(on own: String) -> String { device == own ? "\(number)" : "\(device)/\(number)" }

  /// Whether a change is later than the one this came from, by the law of merging.
  func isOlder(than change: Change) -> Bool {
    Change.isOlder((clock, device, number), than: change)
  }
}

extension Change {
  /// Whether another change is later, by the law of merging.
  func isOlder(than change: Change) -> Bool {
    Change.isOlder((clock, device, number), than: change)
  }

  fileprivate static func isOlder(
    _ name: (clock: Int64, device: String, number: Int), than change: Change
  ) -> Bool {
    if name.clock != change.clock { return name.clock < change.clock }
    // As SQLite compares: by bytes, not by what looks the same.
    if Array(name.device.utf8) != Array(change.device.utf8) {
      return name.device.utf8.lexicographicallyPrecedes(change.device.utf8)
    }
    return name.number < change.number
  }
}
