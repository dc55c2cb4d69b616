import CoreModels
import CoreStorage
import Foundation
import HTTPTypes
import Synchronization
import Testing

@testable import CoreNet

/// Answers one call after the other from a list, and remembers the calls; one too many fails.
final class ScriptedServer: Sendable {
  typealias Answer = @Sendable (HTTPCall) async throws -> HTTPReply

  private let state: Mutex<(answers: ArraySlice<Answer>, calls: [HTTPCall])>

  init(_ answers: Answer...) {
    state = Mutex((answers[...], []))
  }

  var calls: [HTTPCall] { state.withLock { $0.calls } }

  var client: HTTPClient {
    HTTPClient { call in
      let answer = self.state.withLock { state in
        state.calls.append(call)
        return state.answers.popFirst()
      }
      let scripted = try #require(answer, "a call that the test does not expect: \(call.url)")
      return try await scripted(call)
    }
  }
}

/// Waits that take no time and are remembered.
final class Waits: Sendable {
  private let waits = Mutex<[Duration]>([])

  var all: [Duration] { waits.withLock { $0 } }
  var sleep: @Sendable (Duration) async throws -> Void {
    { duration in self.waits.withLock { $0.append(duration) } }
  }
}

func answer(
  _ status: HTTPResponse.Status, headers: HTTPFields = [:], _ text: String = ""
) -> ScriptedServer.Answer {
  { _ in HTTPReply(status, headers: headers, body: text.utf8) }
}

func failure(_ error: NetError) -> ScriptedServer.Answer {
  { _ in throw error }
}

func redirect(_ status: HTTPResponse.Status, to location: String) -> ScriptedServer.Answer {
  answer(status, headers: [.location: location])
}

func text(_ reply: CollectedReply) -> String { String(decoding: reply.body, as: UTF8.self) }

let noon = Instant(milliseconds: 1_795_262_400_000)

func emptyStore() throws -> Store {
  try Store.inMemory(effects: .init(now: { noon }, device: { "test" }))
}

extension Outbox {
  func enqueue(_ call: OutboxCall) async throws {
    try await store.transaction { try Outbox.enqueue(call, in: $0) }
  }
}

extension ByteStream {
  /// The pieces of another stream.
  init(_ pieces: AsyncThrowingStream<[UInt8], any Error>) {
    self.init(pulling: {
      for try await piece in pieces { return piece }
      return nil
    })
  }
}
