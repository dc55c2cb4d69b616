import CoreModels
import CoreNet
import CoreStorage
import Foundation
import HTTPTypes
import Synchronization
import TestSupport
import Testing

@testable import Lesson

/// A server with a sequence of responses; the last one repeats.
final class LessonServer: Sendable {
  private let replies: Mutex<[LessonReply]>
  private let asked = Mutex<[HTTPCall]>([])

  init(_ replies: LessonReply...) { self.replies = Mutex(replies) }

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
struct LessonReply: Sendable {
  let make: @Sendable () throws -> HTTPReply

  static func failure(_ error: NetError) -> LessonReply { LessonReply { throw error } }

  /// A lesson in the wire format.
  static func lesson(
    _ text: String, v: Int = 1, ts: String = "20250731", headers: HTTPFields = [:]
  ) -> LessonReply {
    .json(#"{"ts":"\#(ts)","v":\#(v),"s":"\#(text)"}"#, headers: headers)
  }

  static func json(_ text: String, headers: HTTPFields = [:]) -> LessonReply {
    LessonReply { HTTPReply(.ok, headers: headers, body: Array(text.utf8)) }
  }

  static func status(_ status: HTTPResponse.Status) -> LessonReply {
    LessonReply { HTTPReply(status) }
  }
}

extension Stage {
  /// A stage for Lesson with that server as its network.
  static func lesson(
    _ server: LessonServer? = nil, isInteractive: Bool = false, columns: Int = 80, rows: Int = 24,
    language: Language = .english, files: [String: String] = [:]
  ) throws -> Stage {
    try Stage(
      kinds: LessonPlugin().records, language: language, isInteractive: isInteractive,
      columns: columns, rows: rows, http: server?.client ?? .unexpected, files: files)
  }

  func lesson(_ arguments: String...) async throws -> String {
    try await run(LessonPlugin.self, arguments)
  }

  func lessonJSON(_ arguments: String...) async throws -> JSONValue {
    try await json(LessonPlugin.self, arguments)
  }
}

extension JSONValue {
  /// The elements of an array; empty for other values.
  var elements: [JSONValue] { if case .array(let values) = self { values } else { [] } }
}
