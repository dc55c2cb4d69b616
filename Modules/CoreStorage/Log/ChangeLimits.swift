import CoreModels
import Foundation

extension Change {
  /// More than any device writes, and far enough from the end for another to follow.
  static let largestNumber = (1 << 62) - 1

  /// Whether its clock and number leave room for others to follow.
  var isInRange: Bool {
    (1...Change.largestNumber).contains(number) && clock > 0 && clock <= HybridClock.latest
  }

  var isWellFormed: Bool {
    // As strict as reading a typed value, and several times faster.
    let isObject = body.map { text in
      (try? JSONSerialization.jsonObject(with: Data(text.utf8))) is [String: Any]
    }
    return isInRange && batch >= 1 && batch <= number && version >= 1 && hasPlainNames
      && !(isForgotten && body != nil)
      && isObject ?? true
  }

  /// Whether a batch of a hub can carry it.
  var isCarried: Bool { body.map { $0.utf8.count <= Change.largestBody } ?? true }

  /// Whether every name is there and whole for SQLite, which ends texts at a NUL.
  var hasPlainNames: Bool {
    [profile, device, kind, id].allSatisfy { !$0.isEmpty && !$0.utf8.contains(0) }
      && ![undoes, follows].contains { $0?.utf8.contains(0) ?? false }
      && !(origin?.text.utf8.contains(0) ?? false)
  }
}
