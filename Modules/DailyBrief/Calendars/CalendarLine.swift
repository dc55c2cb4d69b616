import CoreModels

/// A property of a calendar file (RFC 5545, section 3.1), unfolded.
struct CalendarLine: Hashable, Sendable {
  /// The line of the file on which it begins, from 1.
  let number: Int
  /// In upper case.
  let name: String
  /// By name in upper case, without quotes.
  let parameters: [String: String]
  /// Unchanged from the file.
  let value: String

  /// Parses a line without its line break; throws ``EventError/brokenCalendar(_:line:)``.
  init(_ bytes: [UInt8], number: Int) throws(EventError) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .brokenCalendar(.notText, line: number)
    }
    var parts = CalendarLine.parts(of: text)
    guard let value = parts.popLast(), let name = parts.first, CalendarLine.isName(name) else {
      throw .brokenCalendar(.notALine, line: number)
    }
    var parameters: [String: String] = [:]
    for parameter in parts.dropFirst() {
      let pair = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2, CalendarLine.isName(pair[0]) else {
        throw .brokenCalendar(.notALine, line: number)
      }
      parameters[pair[0].uppercased()] = pair[1].filter { $0 != "\"" }
    }
    self.number = number
    self.name = name.uppercased()
    self.parameters = parameters
    self.value = String(value)
  }

  /// Splits a line into its name, parameters and, after a colon, its value.
  private static func parts(of text: String) -> [Substring] {
    // Splits by scalars: a colon followed by a combining mark is still a colon.
    let scalars = text.unicodeScalars
    var (parts, start, isQuoted) = ([Substring](), scalars.startIndex, false)
    for index in scalars.indices {
      switch scalars[index] {
      case "\"": isQuoted.toggle()
      case ";" where !isQuoted, ":" where !isQuoted:
        parts.append(Substring(scalars[start..<index]))
        start = scalars.index(after: index)
        if scalars[index] == ":" { return parts + [Substring(scalars[start...])] }
      default: break
      }
    }
    return []
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
          || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
          || byte == UInt8(ascii: ".")
      }
  }
}

extension CalendarLine {
  /// The value as TEXT (section 3.3.11), on one line and without control characters.
  var text: String {
    var (text, isEscaped) = (String.UnicodeScalarView(), false)
    for scalar in value.unicodeScalars {
      if isEscaped {
        text.append(scalar == "n" || scalar == "N" ? " " : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        text.append(scalar.properties.generalCategory == .control ? " " : scalar)
      }
    }
    return String(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The values of a list.
  var values: [String] { value.split(separator: ",").map { $0.trimmingWhitespace() } }
}

/// A calendar file's properties, in order.
struct CalendarLines {
  /// Each parsed property, or its ``EventError/brokenCalendar(_:line:)``.
  private(set) var all: [Result<CalendarLine, EventError>] = []
  /// The number of lines in the file.
  private(set) var count = 0

  /// Reads a file with CRLF, LF or CR line endings.
  init(_ bytes: [UInt8]) {
    var (start, folded, first) = (0, [UInt8](), 1)
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      let line = bytes[start..<end]
      count += 1
      // Folding may split a character's bytes, so only unfolded lines are decoded.
      if line.first == 0x20 || line.first == 0x09, !folded.isEmpty {
        folded += line.dropFirst()
      } else {
        add(folded, number: first)
        (folded, first) = (Array(line), count)
      }
      let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
      start = end + (isPair ? 2 : 1)
    }
    add(folded, number: first)
  }

  private mutating func add(_ bytes: [UInt8], number: Int) {
    if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { return }
    do throws(EventError) {
      all.append(.success(try CalendarLine(bytes, number: number)))
    } catch {
      all.append(.failure(error))
    }
  }
}
