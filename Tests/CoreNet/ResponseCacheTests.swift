import CoreNet
import CoreStorage
import Foundation
import HTTPTypes
import Testing

@Suite struct ResponseCacheTests {
  @Test func `Both caches keep, replace and forget`() async throws {
    for cache in [ResponseCache.inMemory(), .store(try emptyStore())] {
      #expect(try await cache.load("a") == nil)
      try await cache.save(Data([1]), "a")
      try await cache.save(Data([2]), "a")
      #expect(try await cache.load("a") == Data([2]))
      try await cache.save(nil, "a")
      #expect(try await cache.load("a") == nil)
    }
  }

  @Test func `In memory the oldest entry makes room`() async throws {
    let cache = ResponseCache.inMemory(entries: 2)
    for (index, key) in ["a", "b", "c"].enumerated() {
      try await cache.save(Data([UInt8(index)]), key)
    }
    #expect(try await cache.load("a") == nil)
    #expect(try await cache.load("c") == Data([2]))
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
