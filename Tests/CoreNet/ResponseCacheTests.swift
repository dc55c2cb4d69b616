import CoreNet
import CoreStorage
import Foundation
import HTTPTypes
import Testing

@Suite struct ResponseCacheTests {
  @Test func `The store's cache keeps, replaces and forgets`() async throws {
    let cache = ResponseCache.store(try emptyStore())
    #expect(try await cache.load("a") == nil)
    try await cache.save(Data([1]), "a")
    try await cache.save(Data([2]), "a")
    #expect(try await cache.load("a") == Data([2]))
    try await cache.save(nil, "a")
    #expect(try await cache.load("a") == nil)
  }

  @Test func `The store's cache outlives the client`() async throws {
    let store = try emptyStore()
    let first = ScriptedServer(answer(.ok, headers: [.eTag: "1"], "kept"))
    let second = ScriptedServer(answer(.notModified))
    let call = try HTTPCall(.get, "https://example.org/")
    _ = try await first.client.caching(.store(store)).fetch(call)
    let reply = try await second.client.caching(.store(store)).fetch(call)
    #expect(text(reply) == "kept")
  }
}
