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
    var events: [ServerSentEvent] = []
    for byte in bytes where !isOverLimit {
      // CR LF is one line's end, even when a piece ends between the two.
      let endsSameLine = followsCarriageReturn && byte == UInt8(ascii: "\n")
      followsCarriageReturn = byte == UInt8(ascii: "\r")
      if endsSameLine { continue }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        if let event = endLine() { events.append(event) }
      } else {
        line.append(byte)
        isOverLimit = line.count + data.count > eventLimit
      }
    }
    return events
  }

  private mutating func endLine() -> ServerSentEvent? {
    if isFirstLine && line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    isFirstLine = false
    defer { line.removeAll(keepingCapacity: true) }
    guard !line.isEmpty else { return dispatch() }
    let name = line.prefix { $0 != UInt8(ascii: ":") }
    var value = line.dropFirst(name.count + 1)
    if value.first == UInt8(ascii: " ") { value.removeFirst() }
    switch String(decoding: name, as: UTF8.self) {
    case "event": type = String(decoding: value, as: UTF8.self)
    case "data": data += value + [UInt8(ascii: "\n")]
    case "id" where !value.contains(0): lastEventID = String(decoding: value, as: UTF8.self)
    case "retry" where value.allSatisfy { (0x30...0x39).contains($0) }:
      if let milliseconds = Int(String(decoding: value, as: UTF8.self)) {
        reconnectionTime = .milliseconds(milliseconds)
      }
    default: break  // A comment, whose name is empty, or a field of the future.
    }
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
