import CoreModels
import Foundation
import Testing

@testable import CoreStorage

@Suite("The cache keeps what could be fetched again, outside of history")
struct CacheTests {
  @Test("kept, replaced, forgotten, for each profile its own")
  func cache() async throws {
    let store = try World().store
    #expect(try await store.cached("a") == nil)
    for bytes in [[1, 0, 255], []] as [[UInt8]] {
      try await store.cache(.init(bytes), for: "a")
      #expect(try await store.cached("a") == .init(bytes))
    }
    #expect(try await store.profile(named: "eva").cached("a") == nil)
    try await store.cache(nil, for: "a")
    #expect(try await store.cached("a") == nil)
    #expect(try await store.history().isEmpty)
  }
}
