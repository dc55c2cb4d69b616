import CoreNet
import Foundation
import Seeded
import Testing

@Suite struct ServerSentEventParserTests {
  func events(_ text: String) -> [ServerSentEvent] {
    var parser = ServerSentEventParser()
    return parser.push(text.utf8)
  }

  // The first four streams are the standard's own examples.
  @Test(arguments: [
    ("data: YHOO\ndata: +2\ndata: 10\n\n", [ServerSentEvent(data: "YHOO\n+2\n10")]),
    (
      ": test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event\n",
      [ServerSentEvent(data: "first event", id: "1"), ServerSentEvent(data: "second event")]
    ),
    ("data\n\ndata\ndata\n\ndata:", [ServerSentEvent(data: ""), ServerSentEvent(data: "\n")]),
    (
      "data:test\n\ndata: test\n\n", [ServerSentEvent(data: "test"), ServerSentEvent(data: "test")]
    ),
    ("event: add\ndata: 1\n\ndata: 2\n\n", [.init(type: "add", data: "1"), .init(data: "2")]),
    ("event: empty\n\ndata: 2\n\n", [.init(data: "2")]),
    ("id: 7\n\ndata: a\n\n", [.init(data: "a", id: "7")]),
    ("id: 7\nid: a\0b\ndata: a\n\n", [.init(data: "a", id: "7")]),
    ("\u{FEFF}data: a\n\n", [.init(data: "a")]),
    ("\n\u{FEFF}data: a\n\n", []),
    ("DATA: a\nfoo: b\n data: c\n\n", []),
    ("data: a\rdata: b\r\ndata: c\n\r\n", [.init(data: "a\nb\nc")]),
    ("data: a:b: c\n\n", [.init(data: "a:b: c")]),
    ("data: unfinished\n", []), ("data: a\n\ndata: b", [.init(data: "a")]), ("", []),
  ])
  func `Streams are read as the standard says`(text: String, expected: [ServerSentEvent]) {
    #expect(events(text) == expected)
  }

  @Test(arguments: [
    ("retry: 250\n", 250), ("retry:0\n", 0), ("retry: 2.5\n", nil), ("retry: -1\n", nil),
    ("retry: 1s\n", nil), ("retry\n", nil), ("retry: 99999999999999999999\n", nil),
  ])
  func `Only digits name a time to wait`(text: String, milliseconds: Int?) {
    var parser = ServerSentEventParser()
    _ = parser.push(text.utf8)
    #expect(parser.reconnectionTime == milliseconds.map { .milliseconds($0) })
  }

  @Test func `The last id is there for connecting again`() {
    var parser = ServerSentEventParser()
    _ = parser.push("id: 41\n\nid: 42\n".utf8)
    #expect(parser.lastEventID == "42")
  }

  @Test func `Broken UTF-8 becomes a mark, not an end`() {
    var parser = ServerSentEventParser()
    let events = parser.push(Array("data: ".utf8) + [0xC3, 0x28, 0xFF] + Array("\n\n".utf8))
    #expect(events == [.init(data: "\u{FFFD}(\u{FFFD}")])
  }

  @Test func `An event over the limit ends the stream, after those before it`() {
    var parser = ServerSentEventParser(eventLimit: 20)
    #expect(
      parser.push("data: fits\n\ndata: 012345678901234567890\n\n".utf8).map(\.data) == ["fits"])
    #expect(parser.isOverLimit)
    #expect(parser.push("\n\ndata: a\n\n".utf8).isEmpty)
    var lines = ServerSentEventParser(eventLimit: 20)
    _ = lines.push(String(repeating: "data: 1234\n", count: 9).utf8)
    #expect(lines.isOverLimit)
  }

  @Test func `Comments without end keep a stream alive`() {
    var parser = ServerSentEventParser(eventLimit: 20)
    _ = parser.push(String(repeating: ": ping\n", count: 1000).utf8)
    #expect(parser.push("data: a\n\n".utf8) == [.init(data: "a")])
  }

  @Test(arguments: 0..<200)
  func `Wherever a stream is cut, its events are the same`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts = [
      "data: čaj 🍵", "data", "id: 1", "id: ž", "event: x", ": c", "retry: 5", "", "", "",
      "\u{FEFF}",
      "data:\u{0}", "x",
    ]
    let text = (0..<30).map { _ in
      (parts.randomElement(using: &random) ?? "")
        + (["\n", "\r", "\r\n"].randomElement(using: &random) ?? "")
    }.joined()
    let bytes = Array(text.utf8)
    var whole = ServerSentEventParser(eventLimit: 64)
    var pieces = ServerSentEventParser(eventLimit: 64)
    var found: [ServerSentEvent] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Int.random(in: 0...4, using: &random)
      found += pieces.push(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    #expect(found == whole.push(bytes))
    #expect(pieces.lastEventID == whole.lastEventID)
    #expect(pieces.isOverLimit == whole.isOverLimit)
  }

  @Test func `Any bytes are survived`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      var parser = ServerSentEventParser(eventLimit: 100)
      let common: [UInt8] = [10, 13, 58, 32, 0, 0xEF, 0xBB, 0xBF, 0xF0, 0x9F]
      let bytes = (0..<300).map { _ in
        Bool.random(using: &random)
          ? common.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
      }
      for event in parser.push(bytes) { #expect(event.data.utf8.count <= 300) }
    }
  }
}
