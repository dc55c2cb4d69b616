import Foundation

extension Change {
  /// Exceeds what any device writes, with room for further numbers.
  static let largestNumber = (1 << 62) - 1

  /// `true` if clock and number leave room for later changes.
  var isInRange: Bool {
    (1...Change.largestNumber).contains(number) && clock > 0 && clock <= HybridClock.latest
  }

  var isWellFormed: Bool {
    // As strict as decoding a typed value, and several times faster.
    let isObject = body.map { text in
      (try? JSONSerialization.jsonObject(with: Data(text.utf8))) is [String: Any]
    }
    return isInRange && batch >= 1 && batch <= number && version >= 1 && hasPlainNames
      && !(isForgotten && body != nil)
      && isObject ?? true
  }

  /// `true` if a hub's batch can carry the change.
  var isCarried: Bool { body.map { $0.utf8.count <= Change.largestBody } ?? true }

  /// `true` if every name is non-empty and free of NUL, which ends texts in SQLite.
  var hasPlainNames: Bool {
    [profile, device, kind, id].allSatisfy { !$0.isEmpty && !$0.utf8.contains(0) }
      && ![undoes, follows, hash].contains { $0?.utf8.contains(0) ?? false }
      && !(origin?.text.utf8.contains(0) ?? false)
  }
}
