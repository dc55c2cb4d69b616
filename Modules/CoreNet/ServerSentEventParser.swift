/// A server-sent event.
public struct ServerSentEvent: Sendable, Hashable {
  /// The `event` field; `message` by default.
  public let type: String
  /// The `data` lines, joined by line feeds.
  public let data: String
  /// The last `id` in the stream so far; empty if there was none.
  public let id: String

  /// Creates an event.
  public init(type: String = "message", data: String, id: String = "") {
    self.type = type
    self.data = data
    self.id = id
  }
}

/// Parses `text/event-stream` as specified by WHATWG's HTML standard (section 9.2.6), from chunks
/// split anywhere. An incomplete event at the end is dropped.
public struct ServerSentEventParser: Sendable {
  /// The reconnection time set by the stream, if any.
  public private(set) var reconnectionTime: Duration?
  /// The last `id` in the stream so far, to be sent as `Last-Event-ID`.
  public private(set) var lastEventID = ""
  /// `true` once an event has exceeded the limit, after which nothing is read.
  public private(set) var isOverLimit = false

  private let eventLimit: Int
  private var line: [UInt8] = []
  private var isFirstLine = true
  private var followsCarriageReturn = false
  private var type = ""
  private var data: [UInt8] = []

  /// Creates a parser for a new stream; `eventLimit` in bytes is 1 MiB by default.
  public init(eventLimit: Int = 1 << 20) {
    self.eventLimit = eventLimit
  }

  /// Parses bytes and returns the events that they complete.
  public mutating func push(_ bytes: some Sequence<UInt8>) -> [ServerSentEvent] {
    // Lines are read in place; byte by byte would be ten times slower.
    if let events = bytes.withContiguousStorageIfAvailable({ read($0) }) { return events }
    return Array(bytes).withUnsafeBufferPointer { read($0) }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> [ServerSentEvent] {
    var events: [ServerSentEvent] = []
    var start = 0
    while start < bytes.count && !isOverLimit {
      // CR LF ends one line, even if a chunk ends between the two.
      let endsSameLine = followsCarriageReturn && bytes[start] == UInt8(ascii: "\n")
      followsCarriageReturn = false
      if endsSameLine {
        start += 1
        continue
      }
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
        end += 1
      }
      let piece = UnsafeBufferPointer(rebasing: bytes[start..<end])
      isOverLimit = line.count + piece.count + data.count > eventLimit
      guard !isOverLimit else { break }
      guard end < bytes.count else {
        line.append(contentsOf: piece)
        break
      }
      followsCarriageReturn = bytes[end] == UInt8(ascii: "\r")
      if let event = endLine(with: piece) { events.append(event) }
      start = end + 1
    }
    return events
  }

  /// Completes a line with this chunk; its beginning, if any, is in `line`.
  private mutating func endLine(with piece: UnsafeBufferPointer<UInt8>) -> ServerSentEvent? {
    guard !line.isEmpty else { return take(piece) }
    var whole: [UInt8] = []
    swap(&whole, &line)
    whole.append(contentsOf: piece)
    let event = whole.withUnsafeBufferPointer { take($0) }
    whole.removeAll(keepingCapacity: true)
    swap(&whole, &line)
    return event
  }

  private mutating func take(_ line: UnsafeBufferPointer<UInt8>) -> ServerSentEvent? {
    var line = line
    if isFirstLine && line.starts(with: [0xEF, 0xBB, 0xBF]) {
      line = UnsafeBufferPointer(rebasing: line.dropFirst(3))
    }
    isFirstLine = false
    guard !line.isEmpty else { return dispatch() }
    let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.count
    let name = UnsafeBufferPointer(rebasing: line[..<colon])
    var value = UnsafeBufferPointer(rebasing: line[min(colon + 1, line.count)...])
    if value.first == UInt8(ascii: " ") {
      value = UnsafeBufferPointer(rebasing: value.dropFirst())
    }
    if name.elementsEqual("data".utf8) {
      data.append(contentsOf: value)
      data.append(UInt8(ascii: "\n"))
    } else if name.elementsEqual("event".utf8) {
      type = String(decoding: value, as: UTF8.self)
    } else if name.elementsEqual("id".utf8) {
      if !value.contains(0) { lastEventID = String(decoding: value, as: UTF8.self) }
    } else if name.elementsEqual("retry".utf8), value.allSatisfy({ (0x30...0x39).contains($0) }),
      let milliseconds = Int(String(decoding: value, as: UTF8.self))
    {
      reconnectionTime = .milliseconds(milliseconds)
    }
    // Other fields are comments, with an empty name, or unknown.
    return nil
  }

  private mutating func dispatch() -> ServerSentEvent? {
    defer {
      type = ""
      data.removeAll(keepingCapacity: true)
    }
    guard !data.isEmpty else { return nil }
    return ServerSentEvent(
      type: type.isEmpty ? "message" : type,
      data: String(decoding: data.dropLast(), as: UTF8.self), id: lastEventID)
  }
}
