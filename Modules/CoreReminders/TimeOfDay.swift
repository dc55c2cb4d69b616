public import CoreModels

/// A local time to the minute, 00:00 … 23:59.
public struct TimeOfDay: Hashable, Comparable, Sendable {
  /// Minutes since midnight, 0 ..< 1440.
  public let minutes: Int

  private init(_ minutes: Int) { self.minutes = minutes }

  /// The time at a number of seconds since midnight, clamped to the day.
  public init(secondsSinceMidnight seconds: Int) { self.init(min(max(seconds / 60, 0), 1439)) }

  /// `nil` for minutes outside a day.
  public init?(minutes: Int) {
    guard (0..<1440).contains(minutes) else { return nil }
    self.minutes = minutes
  }

  /// `nil` for a time that does not exist.
  public init?(hour: Int, minute: Int) {
    guard (0..<24).contains(hour), (0..<60).contains(minute) else { return nil }
    minutes = hour * 60 + minute
  }

  /// Hour 0 … 23.
  public var hour: Int { minutes / 60 }
  /// Minute 0 … 59.
  public var minute: Int { minutes % 60 }

  public static func < (one: TimeOfDay, other: TimeOfDay) -> Bool { one.minutes < other.minutes }
}

extension TimeOfDay: CodedAsText {
  /// Parses `HH:mm` or `H:mm`.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let hour = Int(parts[0]), let minute = Int(parts[1])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }

  /// `HH:mm`.
  public var description: String { twoDigits(hour) + ":" + twoDigits(minute) }
}

/// A number 0 … 99 with two digits.
func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
