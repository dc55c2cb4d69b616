import CoreModels
import Foundation
import Loopback
import Testing

/// A server's faulty reply after one good lesson, with the error code for scripts.
struct Trouble: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let code: JSONValue
  let reply: LoopbackReply

  private init(_ name: String, _ code: JSONValue, _ reply: LoopbackReply) {
    (testDescription, self.code, self.reply) = (name, code, reply)
  }

  private static func json(_ text: String) -> LoopbackReply { .reply(body: Data(text.utf8)) }

  static let all = [
    Trouble("304", .null, .reply(304)),
    Trouble("404", "http_404", .reply(404)),
    Trouble("500", "http_500", .reply(500, body: Data("<h1>Oh</h1>".utf8))),
    Trouble("slow", "timed_out", .slow(.seconds(8), json(#"{"ts":"20260101","v":2,"s":"Late"}"#))),
    Trouble(
      "cut off", "connection_lost",
      .cutOff(after: 20, body: Data(#"{"ts":"20260101","v":2,"s":"Half"}"#.utf8))),
    Trouble("wrong JSON", "reply_unreadable", json(#"{"ts":"20260101","#)),
    Trouble("wrong types", "reply_unreadable", json(#"{"ts":20260101,"v":"2","s":["x"]}"#)),
    Trouble("no HTTP", "reply_unreadable", .raw(Data("Hello\r\n\r\n".utf8))),
    Trouble("huge", "reply_too_large", .reply(body: Data(repeating: 0x61, count: 1 << 20))),
    Trouble("redirect loop", "too_many_redirects", .reply(302, headers: ["Location": "/again"])),
  ]
}
