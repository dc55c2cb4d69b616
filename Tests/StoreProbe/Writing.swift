import CoreModels
import CoreStorage
import Foundation

/// One write of a probe: the record `writer-number`, or what a writer wrote last.
struct Mark: Record {
  static let kind = "probe.mark"
  let id: String
  let value: Int
  var day: Day? { Day(epochDay: 20_000 + value % 30) }
  var searchText: String? { "mark \(value)" }
}

extension StoreProbe {
  /// Writes until it is killed; every third transaction holds two records. A line `id value` goes
  /// out for each record, after the store has acknowledged it.
  static func write(
    to home: Home, writer: String, pause: Duration = .zero
  ) async throws {
    let store = try Store.open(in: home, kinds: [Mark.self], effects: .live)
    for value in 1... {
      let marks =
        [Mark(id: "\(writer)-\(value)", value: value)]
        + (value % 3 == 0 ? [Mark(id: "\(writer)-last", value: value)] : [])
      do {
        try await store.transaction { transaction in
          for mark in marks { try transaction.put(mark) }
        }
      } catch StoreError.locked {
        continue
      }
      let lines = marks.map { "\($0.id) \($0.value)\n" }.joined()
      // One call, past every buffer, so that a kill cannot tear the lines.
      _ = Array(lines.utf8).withUnsafeBytes { Foundation.write(1, $0.baseAddress, $0.count) }
      if pause > .zero { try await Task.sleep(for: pause) }
    }
  }
}
