import CoreNet
import CorePlugin
import Foundation
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("Fetches for everybody") struct SharedFetchesTests {
  private let stage: Stage
  private let client: HTTPClient

  init() throws {
    let stage = try Stage()
    let counter = Counter()
    self.stage = stage
    client = SharedFetches(store: stage.world.store, world: stage.world).sharing(
      HTTPClient { call in
        let language = call.request.headerFields[.acceptLanguage] ?? "any"
        return HTTPReply(.ok, body: Data("\(language) \(counter.next())".utf8))
      })
  }

  private func fetch(_ path: String, _ headers: HTTPFields = [:]) async throws -> String {
    let reply = try await client.fetch(
      HTTPCall(.get, "https://weather.example" + path, headers: headers))
    return String(decoding: reply.body, as: UTF8.self)
  }

  @Test func `are made once for each address, and again when they are old`() async throws {
    #expect(try await fetch("/prague") == "any 1")
    #expect(try await fetch("/prague") == "any 1")
    #expect(try await fetch("/brno") == "any 2")
    stage.clock.advance(seconds: 600)
    #expect(try await fetch("/prague") == "any 3")
  }

  @Test func `are made once for each language and kind of answer`() async throws {
    #expect(try await fetch("/prague", [.acceptLanguage: "sk"]) == "sk 1")
    #expect(try await fetch("/prague", [.acceptLanguage: "cs"]) == "cs 2")
    #expect(try await fetch("/prague", [.accept: "text/html"]) == "any 3")
    #expect(try await fetch("/prague", [.acceptLanguage: "sk"]) == "sk 1")
  }

  @Test func `are nobody's where they carry a secret`() async throws {
    #expect(try await fetch("/prague", [.authorization: "Bearer a"]) == "any 1")
    #expect(try await fetch("/prague", [.authorization: "Bearer b"]) == "any 2")
  }
}
