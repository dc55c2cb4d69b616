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
    #expect(HybridClock.last(at: Instant(milliseconds: .max)) == .max)
    #expect(HybridClock.latest == 32_503_679_999_999 << 16 | 0xFFFF)
    let (last, beyond) = try (
      #require(Instant("2999-12-31T23:59:59.999Z")), #require(Instant("3000-01-01T00:00:00Z"))
    )
    #expect(try HybridClock.next(after: 0, now: last) == 32_503_679_999_999 << 16)
    #expect(throws: StoreError.clockExhausted) {
      try HybridClock.next(after: HybridClock.latest, now: last)
    }
    #expect(throws: StoreError.clockExhausted) { try HybridClock.next(after: 0, now: beyond) }
    #expect(throws: StoreError.clockExhausted) { try HybridClock.next(after: .max, now: last) }
  }

  @Test("a clock beyond 2999 writes nothing, and spoils no later write")
  func farAhead() async throws {
    let world = try World()
    for year in [7000, 3000, 9999] {
      world.clock.set("\(year)-01-01T00:00:00Z")
      await #expect(throws: StoreError.clockExhausted) {
        try await world.entries.put(Entry("a", "far"))
      }
    }
    #expect(try await world.store.history().isEmpty)
    world.clock.set("2026-11-21T09:00:00Z")
    try await world.entries.put(Entry("a", "today"))
    #expect(try await world.entries.find("a")?.text == "today")
  }

  @Test("a write follows the last clock that another device may send")
  func headroom() async throws {
    let world = try World()
    var change = world.change("a")
    change.clock = HybridClock.latest
    try await world.store.merge([change])
    for text in ["today", "again"] { try await world.entries.put(Entry("a", text)) }
    #expect(try await world.entries.find("a")?.text == "again")
    let clocks = try await world.store.history().map(\.clock)
    #expect(clocks.first == HybridClock.first(at: world.clock.now) + 2)
    try await world.store.undo()
    #expect(try await world.entries.find("a")?.text == "today")
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
