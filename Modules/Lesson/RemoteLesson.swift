import CoreModels
import CorePlugin
import Foundation

/// The wire format of a lesson: `{"ts":"20250731","v":1,"s":"Life is Happy"}`.
struct RemoteLesson: Codable, Hashable, Sendable {
  let ts: String
  let v: Int
  let s: String

  /// The size limit of a response in bytes.
  static let largestReply = 64 << 10

  init(_ lesson: LifeLesson) {
    (ts, v, s) = (lesson.timestamp, lesson.version, lesson.text)
  }

  /// Parses a response; throws ``LessonError/badReply`` if it is not a lesson.
  static func lesson(in reply: Data) throws(LessonError) -> LifeLesson {
    guard let remote = try? JSONDecoder().decode(RemoteLesson.self, from: reply),
      let text = try? LifeLesson.textRule.validate(remote.s), Day(basic: remote.ts) != nil
    else { throw .badReply }
    return LifeLesson(text: text, version: remote.v, timestamp: remote.ts)
  }

}

extension RemoteLesson: JSONObject {
  static let fields: [Field<Self>] = [
    Field("ts", "Its day, as yyyyMMdd.", \.ts), Field("v", "Its version.", \.v),
    Field("s", "Its text.", \.s),
  ]
}
