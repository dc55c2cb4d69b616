import CoreModels
import CoreStorage
import Synchronization

extension StoreProbe {
  /// Saves a text 40 times on each of many days that are long past, compacts the store, and answers
  /// its sizes in bytes and the time that compaction took, in milliseconds.
  static func saves(days: Int) async throws -> JSONValue {
    let time = Mutex(Int64(firstDay.epochDay) * 86_400_000)
    let store = try Store.inMemory(
      effects: .init(now: { Instant(milliseconds: time.withLock { $0 }) }, device: newDevice))
    var texts = 0
    for day in 0..<days {
      // Ten entries are as long as a page of a diary.
      let page = (0..<10).map { entry(day * 10 + $0).text }.joined(separator: "\n")
      for save in 1...40 {
        let text = String(page.prefix(page.count * save / 40))
        try await store.collection(of: DiaryEntry.self).put(
          DiaryEntry(
            id: "day-\(day)", date: firstDay.advanced(by: day), text: text, source: "saves"))
        time.withLock { $0 += 60_000 }
      }
      texts += page.utf8.count
      time.withLock { $0 += 86_400_000 - 40 * 60_000 }
    }
    time.withLock { $0 += 40 * 86_400_000 }
    let before = try await store.read { try $0.storedBytes() }
    let clock = ContinuousClock()
    let start = clock.now
    while try await store.compact(on: { Day(epochDay: Int($0.milliseconds / 86_400_000)) }) != nil {
    }
    let took = start.duration(to: clock.now)
    try await store.shrink()
    let after = try await store.read { try $0.storedBytes() }
    return [
      "days": .integer(Int64(days)), "texts_bytes": .integer(Int64(texts)),
      "before_bytes": .integer(Int64(before)), "after_bytes": .integer(Int64(after)),
      "compaction_ms": .number((took / .milliseconds(1)).rounded()),
    ]
  }

  /// A device's name, as short as the commands make them.
  @Sendable static func newDevice() -> String {
    String(UInt64.random(in: .min ... .max), radix: 36)
  }
}
