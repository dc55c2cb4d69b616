import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import Logging
import Synchronization
import TestSupport
import Testing

@testable import Aclio

@Suite struct CoachSecrecyTests {
  /// Everything that was written, to any destination.
  final class Trace: Sendable {
    private let texts = Mutex<[String]>([])
    func add(_ text: String) { texts.withLock { $0.append(text) } }
    var all: String { texts.withLock { $0.joined(separator: "\n") } }
  }

  /// Servers that repeat the key wherever they can.
  static func echoes(_ voice: Voice) throws -> [ModelReply] {
    [400, 401, 402, 403, 404, 413, 422, 429, 500].map { status in
      voice.trouble(status, Voice.key, "Incorrect API key provided: \(Voice.key).")
    }
      + [
        .bytes("<p>\(Voice.key)</p>", status: 502), .bytes(Voice.key),
        .events("data: {\"error\":\"about \(Voice.key)\"}\n\n"),
      ]
  }

  @Test(arguments: Voice.allCases)
  func `The key is in no output, no error, no log and no record`(voice: Voice) async throws {
    let trace = Trace()
    var stage = try Stage.aclio(files: ["-": Voice.key])
    stage.world.log = Logger(label: "test") { _ in TraceLog(trace: trace) }
    trace.add(
      try await stage.aclio(
        "coach", voice.name.rawValue, "--key-stdin", "--url", "https://coach.example"))
    trace.add(stage.errors)
    stage.clock.allow(sleeps: 1000)
    for reply in try Self.echoes(voice) {
      stage.world.http = HTTPClient { try await reply.make($0) }
      for arguments in [["coach", "test"], ["coach"], ["coach", "--json"]] {
        do { trace.add(try await stage.run(AclioPlugin.self, arguments)) } catch {
          trace.add("\(error)")
          for language in Language.allCases {
            let failure = (error as? any ExplainedError)?.failure(in: language)
            trace.add("\(failure as Any)")
          }
        }
        trace.add(stage.errors)
      }
      try await stage.world.queuePlan(for: Asked.plan)
      trace.add(try await stage.run(AclioPlugin.self, ["pending", "send", "--verbose"]))
      try await CancelPending(id: "1").performed(in: stage.world)
    }
    let changes = try await stage.world.store.changes(limit: .max).changes
    trace.add(changes.map { $0.body ?? "" }.joined())
    #expect(changes.count > 20)
    #expect(!trace.all.contains(Voice.key))
    #expect(trace.all.contains("coach.example"))
  }
}

private struct TraceLog: LogHandler {
  let trace: CoachSecrecyTests.Trace
  var metadata: Logger.Metadata = [:]
  var logLevel: Logger.Level = .trace

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) { trace.add("\(event.message)") }
}
