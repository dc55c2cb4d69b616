extension Day: CodedAsText, CustomDebugStringConvertible {
  /// Parses `yyyy-MM-dd`: exactly ten ASCII characters, and an existing date.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = decimal(bytes[0..<4]), let month = decimal(bytes[5..<7]),
      let day = decimal(bytes[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Parses `yyyyMMdd`, ISO 8601's basic format.
  public init?(basic text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 8, let year = decimal(bytes[0..<4]), let month = decimal(bytes[4..<6]),
      let day = decimal(bytes[6..<8])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// `yyyy-MM-dd`.
  public var description: String {
    let (year, month, day) = civil
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  /// `yyyyMMdd`, ISO 8601's basic format.
  public var basicDescription: String {
    let (year, month, day) = civil
    return padded(year, 4) + padded(month, 2) + padded(day, 2)
  }

  /// `yyyy-MM-dd`.
  public var debugDescription: String { description }
}

/// The value of ASCII digits; `nil` if any byte is not a digit.
func decimal(_ digits: ArraySlice<UInt8>) -> Int? {
  guard !digits.isEmpty, digits.count < 19 else { return nil }
  var value = 0
  for digit in digits {
    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
    value = value * 10 + Int(digit - UInt8(ascii: "0"))
  }
  return value
}

/// A non-negative number, padded with zeros to at least `width` digits.
func padded(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
