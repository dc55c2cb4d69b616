/// One event of a server-sent event stream.
public struct ServerSentEvent: Sendable, Hashable {
  /// The `event` field, `message` where there was none.
  public let type: String
  /// The `data` lines, joined by line feeds.
  public let data: String
  /// The last `id` of the stream so far, empty where there was none.
  public let id: String

  /// An event.
  public init(type: String = "message", data: String, id: String = "") {
    self.type = type
    self.data = data
    self.id = id
  }
}

/// Reads the `text/event-stream` format as the WHATWG HTML standard says (9.2.6), from pieces cut
/// anywhere. What is unfinished when the pieces end is no event.
public struct ServerSentEventParser: Sendable {
  /// How long to wait before connecting again, where the stream named it.
  public private(set) var reconnectionTime: Duration?
  /// The last `id` of the stream so far, to be sent as `Last-Event-ID`.
  public private(set) var lastEventID = ""
  /// Whether an event was larger than allowed; nothing after it is read.
  public private(set) var isOverLimit = false

  private let eventLimit: Int
  private var line: [UInt8] = []
  private var isFirstLine = true
  private var followsCarriageReturn = false
  private var type = ""
  private var data: [UInt8] = []

  /// A parser at the start of a stream; `eventLimit` in bytes, by default 1 MiB.
  public init(eventLimit: Int = 1 << 20) {
    self.eventLimit = eventLimit
  }

  /// The events that these bytes complete.
  public mutating func push(_ bytes: some Sequence<UInt8>) -> [ServerSentEvent] {
    // Whole lines are read where they lie: byte by byte it would be ten times slower.
    if let events = bytes.withContiguousStorageIfAvailable({ read($0) }) { return events }
    return Array(bytes).withUnsafeBufferPointer { read($0) }
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> [ServerSentEvent] {
    var events: [ServerSentEvent] = []
    var start = 0
    while start < bytes.count && !isOverLimit {
      // CR LF is one line's end, even when a piece ends between the two.
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

  /// A line ends with this piece; what came before it, if anything, is kept in `line`.
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
    // Anything else is a comment, whose name is empty, or a field of the future.
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
