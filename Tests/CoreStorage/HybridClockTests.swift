import CoreModels
import Testing

@testable import CoreStorage

@Suite("The store's clock never goes back")
struct HybridClockTests {
  @Test("it follows the machine's clock, and counts on where that stands still or was set back")
  func next() throws {
    let nine = Instant(milliseconds: 1000)
    #expect(try HybridClock.next(after: 0, now: nine) == 1000 << 16)
    #expect(try HybridClock.next(after: 1000 << 16, now: nine) == 1000 << 16 | 1)
    #expect(try HybridClock.next(after: 5000 << 16, now: nine) == 5000 << 16 | 1)
    #expect(try HybridClock.next(after: 1000 << 16, now: Instant(milliseconds: 1001)) == 1001 << 16)
  }

  @Test("a full counter runs over into the next millisecond")
  func overflow() throws {
    let full: Int64 = 1000 << 16 | 0xFFFF
    #expect(try HybridClock.next(after: full, now: Instant(milliseconds: 1000)) == 1001 << 16)
    #expect(HybridClock.last(at: Instant(milliseconds: 1000)) == full)
    #expect(HybridClock.instant(of: full) == Instant(milliseconds: 1000))
  }

  @Test("before 1970 it stands at 0, and at its end it says so")
  func ends() throws {
    #expect(HybridClock.first(at: Instant(milliseconds: .min)) == 0)
    #expect(try HybridClock.next(after: 0, now: Instant(milliseconds: -1)) == 1)
    #expect(HybridClock.first(at: Instant(milliseconds: .max)) == HybridClock.latest)
    #expect(throws: StoreError.clockExhausted) {
      try HybridClock.next(after: HybridClock.latest, now: Instant(milliseconds: 0))
    }
  }

  @Test("a machine's clock set back or far ahead orders nothing wrongly")
  func machine() async throws {
    let world = try World()
    let days = [
      "2026-11-21T09:00:00Z", "2020-01-01T00:00:00Z", "2026-11-21T09:00:01Z",
      "2199-01-01T00:00:00Z", "2026-11-22T00:00:00Z", "1960-01-01T00:00:00Z",
    ]
    for (number, day) in days.enumerated() {
      world.clock.set(day)
      try await world.entries.put(Entry("a", "\(number)"))
    }
    let clocks = try await world.store.history().map(\.clock)
    #expect(clocks == clocks.sorted(by: >))
    #expect(Set(clocks).count == 6)
    #expect(try await world.entries.find("a")?.text == "5")
    try await world.store.rebuild()
    #expect(try await world.entries.find("a")?.text == "5")
    try await world.store.undo()
    #expect(try await world.entries.find("a")?.text == "4")
  }
}
