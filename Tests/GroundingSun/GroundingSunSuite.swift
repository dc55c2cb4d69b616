import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import CoreTerminal
import Foundation
import HTTPTypes
import Synchronization
import TestSupport
import Testing

@testable import GroundingSun

/// A server with a sequence of responses; the last one repeats.
final class AffirmationServer: Sendable {
  private let replies: Mutex<[AffirmationReply]>
  private let asked = Mutex<[HTTPCall]>([])

  init(_ replies: AffirmationReply...) { self.replies = Mutex(replies) }

  /// The requests received, in order.
  var calls: [HTTPCall] { asked.withLock(\.self) }

  var client: HTTPClient {
    HTTPClient { call in
      self.asked.withLock { $0.append(call) }
      return try self.replies.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }.make()
    }
  }
}

/// A server's response to a request.
struct AffirmationReply: Sendable {
  let make: @Sendable () throws -> HTTPReply

  static func failure(_ error: NetError) -> AffirmationReply { AffirmationReply { throw error } }

  static func status(_ status: HTTPResponse.Status) -> AffirmationReply {
    AffirmationReply { HTTPReply(status) }
  }

  static func json(_ text: String, headers: HTTPFields = [:]) -> AffirmationReply {
    AffirmationReply { HTTPReply(.ok, headers: headers, body: Array(text.utf8)) }
  }

  /// A list of affirmations whose texts contain their ids.
  static func list(_ ids: String..., headers: HTTPFields = [:]) -> AffirmationReply {
    let entries = ids.map { #"{"id":"\#($0)","text":"I am \#($0)."}"# }
    return .json("[\(entries.joined(separator: ","))]", headers: headers)
  }
}

extension Stage {
  static let address = "https://hub.example/v1/affirmations"

  /// A stage for Grounding Sun; a given server is its source.
  static func sun(
    _ server: AffirmationServer? = nil, at now: String = "2026-11-21T09:30:00Z",
    isInteractive: Bool = false, columns: Int = 80, colors: ColorDepth = .none,
    language: Language = .english, files: [String: String] = [:]
  ) throws -> Stage {
    var stage = try Stage(
      now, kinds: GroundingSunPlugin().records, language: language, isInteractive: isInteractive,
      columns: columns, colors: colors, http: server?.client ?? .unexpected, files: files)
    if server != nil { stage.world.environment["GROUNDING_SUN_URL"] = Stage.address }
    return stage
  }

  func sun(_ arguments: String...) async throws -> String {
    try await run(GroundingSunPlugin.self, arguments)
  }

  func sunJSON(_ arguments: String...) async throws -> JSONValue {
    try await json(GroundingSunPlugin.self, arguments)
  }

  /// Returns today's affirmation, as every screen requests it.
  func today() async throws -> Affirmation {
    try await world.affirmation(from: world.affirmationSource()).affirmation
  }

  func nextDay() { clock.advance(seconds: 86_400) }

  /// The same user on another device, with a new store.
  func otherDevice(_ name: String) throws -> Stage {
    var other = self
    let clock = clock
    other.world.store = try .inMemory(
      kinds: GroundingSunPlugin().records,
      effects: Store.Effects(now: { clock.now }, device: { name }))
    return other
  }

  /// Merges everything that another device has.
  func merge(_ other: Stage) async throws {
    try await world.store.merge(try await other.world.store.changes().changes)
  }
}

extension JSONValue {
  /// The elements of an array; empty for other values.
  var elements: [JSONValue] { if case .array(let values) = self { values } else { [] } }
}
