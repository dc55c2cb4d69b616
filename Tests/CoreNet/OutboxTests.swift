import CoreModels
import CoreNet
import CoreStorage
import Foundation
import Testing

@Suite struct OutboxTests {
  let store: Store
  let outbox: Outbox

  init() throws {
    store = try emptyStore()
    outbox = Outbox(store)
  }

  func call(_ id: String, at instant: Instant = noon) throws -> OutboxCall {
    try OutboxCall(id: id, url: "https://example.org/\(id)", createdAt: instant)
  }

  @Test func `Calls stand in line as they came, even when the clock goes back`() async throws {
    try await outbox.enqueue(call("b"))
    try await outbox.enqueue(call("a", at: noon.adding(seconds: -3600)))
    #expect(try await outbox.pending().map(\.id) == ["b", "a"])
  }

  @Test func `The same call twice is one call`() async throws {
    try await outbox.enqueue(call("a"))
    try await outbox.enqueue(call("a", at: noon.adding(seconds: 9)))
    #expect(try await outbox.pending().map(\.createdAt) == [noon])
  }

  @Test func `A call and what it is about are kept together or not at all`() async throws {
    let call = try call("a")
    await #expect(throws: NetError.decoding) {
      try await store.transaction { transaction in
        try Outbox.enqueue(call, in: transaction)
        throw NetError.decoding
      }
    }
    #expect(try await outbox.pending().isEmpty)
  }

  @Test func `A call can be taken back`() async throws {
    try await outbox.enqueue(call("a"))
    #expect(try await outbox.cancel("a", now: noon))
    #expect(try await !outbox.cancel("a", now: noon))
    #expect(try await outbox.pending().isEmpty)
  }
}
