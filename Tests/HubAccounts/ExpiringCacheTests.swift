import Synchronization
import Testing

@testable import HubAccounts

@Suite("What is remembered for a moment") struct ExpiringCacheTests {
  private struct Broken: Error {}

  /// A store with one value, whose reads the test can hold.
  private final class Source: Sendable {
    private let state = Mutex(
      (value: 0, readings: 0, waiting: [CheckedContinuation<Void, Never>]()))
    private let isHeld: Bool
    private let start = ContinuousClock.now
    private let passed = Mutex(Duration.zero)

    init(isHeld: Bool = false) { self.isHeld = isHeld }

    var readings: Int { state.withLock { $0.readings } }
    func set(_ value: Int) { state.withLock { $0.value = value } }
    func pass(_ duration: Duration) { passed.withLock { $0 += duration } }
    func now() -> ContinuousClock.Instant { start + passed.withLock { $0 } }

    /// Returns the value as of the read's begin; a negative value throws.
    func read() async throws -> Int {
      let value = state.withLock { state in
        state.readings += 1
        return state.value
      }
      if isHeld {
        await withCheckedContinuation { waiting in state.withLock { $0.waiting.append(waiting) } }
      }
      guard value >= 0 else { throw Broken() }
      return value
    }

    /// Waits for that many pending reads and completes them.
    func end(_ count: Int = 1) async {
      while state.withLock({ $0.waiting.count }) < count { await Task.yield() }
      let waiting = state.withLock { state in
        defer { state.waiting = [] }
        return state.waiting
      }
      for one in waiting { one.resume() }
    }
  }

  private func memory(of source: Source, capacity: Int = 10) -> ExpiringCache<String, Int> {
    ExpiringCache(for: .seconds(2), capacity: capacity, now: source.now)
  }

  @Test func `is read once for all who ask at once`() async throws {
    let source = Source(isHeld: true)
    let memory = memory(of: source)
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<50 { group.addTask { try await memory.value(for: "a", read: source.read) } }
      await source.end()
      for try await value in group { #expect(value == 0) }
    }
    #expect(source.readings == 1)
  }

  @Test func `is read anew before it ends, while nobody waits`() async throws {
    let source = Source()
    let memory = memory(of: source)
    #expect(try await memory.value(for: "a", read: source.read) == 0)
    source.set(1)
    source.pass(.milliseconds(900))
    #expect(try await memory.value(for: "a", read: source.read) == 0)
    #expect(source.readings == 1)
    source.pass(.milliseconds(200))
    #expect(try await memory.value(for: "a", read: source.read) == 0)
    while try await memory.value(for: "a", read: source.read) == 0 { await Task.yield() }
    #expect(source.readings == 2)
  }

  @Test func `ends with its time`() async throws {
    let source = Source()
    let memory = memory(of: source)
    #expect(try await memory.value(for: "a", read: source.read) == 0)
    source.set(1)
    source.pass(.seconds(2))
    #expect(try await memory.value(for: "a", read: source.read) == 1)
  }

  @Test func `does not come back once it is forgotten`() async throws {
    let source = Source(isHeld: true)
    let memory = memory(of: source)
    async let before = memory.value(for: "a", read: source.read)
    while source.readings == 0 { await Task.yield() }
    source.set(1)
    memory.forget("a")
    await source.end()
    #expect(try await before == 0)
    async let after = memory.value(for: "a", read: source.read)
    await source.end()
    #expect(try await after == 1)
  }

  @Test func `is not taken from a reading that began too long ago`() async throws {
    let source = Source(isHeld: true)
    let memory = memory(of: source)
    async let before = memory.value(for: "a", read: source.read)
    while source.readings == 0 { await Task.yield() }
    source.set(1)
    source.pass(.seconds(2))
    async let after = memory.value(for: "a", read: source.read)
    await source.end(2)
    #expect(try await [before, after] == [0, 1])
  }

  @Test func `stays until its end where it cannot be read anew`() async throws {
    let source = Source()
    let memory = memory(of: source)
    #expect(try await memory.value(for: "a", read: source.read) == 0)
    source.set(-1)
    source.pass(.milliseconds(1500))
    while source.readings < 3 {
      #expect(try await memory.value(for: "a", read: source.read) == 0)
      await Task.yield()
    }
    source.pass(.milliseconds(500))
    await #expect(throws: Broken.self) { try await memory.value(for: "a", read: source.read) }
  }

  @Test func `keeps what its caller made, until its time ends`() {
    let source = Source()
    let memory = memory(of: source, capacity: 2)
    memory.keep(1, for: "a")
    #expect(memory.find("a") == 1 && memory.find("b") == nil)
    memory.keep(2, for: "b")
    memory.keep(3, for: "c")
    #expect(memory.find("a") == nil && memory.find("c") == 3)
    source.pass(.seconds(2))
    #expect(memory.find("c") == nil)
  }

  @Test func `never grows beyond its bound`() async throws {
    let source = Source()
    let memory = memory(of: source, capacity: 2)
    for key in ["a", "b", "a", "b", "c", "c"] {
      _ = try await memory.value(for: key, read: source.read)
    }
    #expect(source.readings == 3)
    _ = try await memory.value(for: "a", read: source.read)
    #expect(source.readings == 4)
  }
}
