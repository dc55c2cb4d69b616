/// A moment in time, to the millisecond, 0001-01-01T00:00:00Z … 9999-12-31T23:59:59.999Z.
public struct Instant: Hashable, Sendable, Comparable {
  /// Milliseconds since 1970-01-01T00:00:00Z, without leap seconds.
  public let milliseconds: Int64

  /// Creates an instant, clamped to the range.
  public init(milliseconds: Int64) {
    self.milliseconds = min(max(milliseconds, -62_135_596_800_000), 253_402_300_799_999)
  }

  /// Whole seconds since 1970-01-01T00:00:00Z, rounded down.
  public var seconds: Int { floorDivide(Int(milliseconds), 1000) }

  /// The instant `seconds` later.
  public func adding(seconds: Int) -> Instant {
    let (delta, tooFar) = Int64(seconds).multipliedReportingOverflow(by: 1000)
    let (sum, overflow) = milliseconds.addingReportingOverflow(delta)
    if tooFar || overflow { return Instant(milliseconds: seconds < 0 ? .min : .max) }
    return Instant(milliseconds: sum)
  }

  /// Seconds from the other instant to this one; negative if this one is earlier.
  public func seconds(since other: Instant) -> Int {
    floorDivide(Int(milliseconds - other.milliseconds), 1000)
  }

  public static func < (one: Instant, other: Instant) -> Bool {
    one.milliseconds < other.milliseconds
  }
}

extension Instant: CodedAsText, CustomDebugStringConvertible {
  /// Parses an RFC 3339 date-time with any offset; a leap second counts as the second before it.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, let date = Day(String(decoding: bytes[0..<10], as: UTF8.self)),
      "Tt ".utf8.contains(bytes[10]), bytes[13] == UInt8(ascii: ":"),
      bytes[16] == UInt8(ascii: ":"), let hour = decimal(bytes[11..<13]), hour < 24,
      let minute = decimal(bytes[14..<16]), minute < 60,
      let second = decimal(bytes[17..<19]), second <= 60
    else { return nil }
    var rest = bytes[19...]
    var fraction = 0
    if rest.first == UInt8(ascii: ".") {
      let digits = rest.dropFirst().prefix { (0x30...0x39).contains($0) }
      let thousandths = Array((digits + [0x30, 0x30]).prefix(3))
      guard !digits.isEmpty, let value = decimal(thousandths[...]) else { return nil }
      fraction = value
      rest = rest.dropFirst(digits.count + 1)
    }
    guard let offset = Instant.offset(rest) else { return nil }
    let seconds = date.epochDay * 86_400 + hour * 3600 + minute * 60 + min(second, 59) - offset
    // A leap second is the last second of a UTC day.
    guard second < 60 || modulo(seconds, 86_400) == 86_399 else { return nil }
    let milliseconds = Int64(seconds * 1000 + fraction)
    self.init(milliseconds: milliseconds)
    guard self.milliseconds == milliseconds else { return nil }
  }

  /// RFC 3339 in UTC, with milliseconds only if there are any: `2026-11-21T09:30:00Z`.
  public var description: String {
    let day = Day(epochDay: floorDivide(seconds, 86_400))
    let time = modulo(seconds, 86_400)
    let fraction = modulo(Int(milliseconds), 1000)
    return "\(day)T\(padded(time / 3600, 2)):\(padded(time / 60 % 60, 2)):\(padded(time % 60, 2))"
      + (fraction == 0 ? "Z" : ".\(padded(fraction, 3))Z")
  }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// The offset of `Z`, `+hh:mm` or `-hh:mm`, in seconds east of Greenwich.
  private static func offset(_ text: ArraySlice<UInt8>) -> Int? {
    let bytes = Array(text)
    if bytes == [UInt8(ascii: "Z")] || bytes == [UInt8(ascii: "z")] { return 0 }
    guard bytes.count == 6, bytes[3] == UInt8(ascii: ":"), let hours = decimal(bytes[1..<3]),
      hours < 24, let minutes = decimal(bytes[4..<6]), minutes < 60
    else { return nil }
    let seconds = hours * 3600 + minutes * 60
    switch bytes[0] {
    case UInt8(ascii: "+"): return seconds
    case UInt8(ascii: "-"): return -seconds
    default: return nil
    }
  }
}
