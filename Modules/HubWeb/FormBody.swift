package import CorePlugin
import Foundation
import HTTPTypes

/// The fields of a submitted form.
package struct FormBody: Sendable {
  /// The maximum number of fields.
  static let mostFields = 1000

  /// The values of each field, in the order sent.
  package private(set) var fields: [String: [String]] = [:]
  /// The uploaded files by field, of several the last.
  private(set) var files: [String: File] = [:]
  private var count = 0

  /// An uploaded file.
  struct File: Sendable {
    /// The name on the person's machine.
    let name: String
    let data: Data
  }

  /// Parses a body; `nil` if its media type is not that of a form. Throws ``WebError/badForm`` for
  /// a malformed one, or for too many fields.
  package init?(_ request: RouteRequest) throws {
    let type = request.head.headerFields[.contentType] ?? ""
    switch type.prefix(while: { $0 != ";" }).lowercased() {
    case "application/x-www-form-urlencoded": try readPairs(request.body)
    case "multipart/form-data": try readParts(request.body, of: type)
    default: return nil
    }
  }

  private mutating func add(_ name: String, _ value: String) throws {
    count += 1
    guard count <= FormBody.mostFields else { throw WebError.badForm }
    // Browsers send line breaks as CR LF.
    let text = value.contains("\r\n") ? value.replacing("\r\n", with: "\n") : value
    fields[name, default: []].append(text)
  }

  private mutating func readPairs(_ body: Data) throws {
    guard let pairs = String(validating: body, as: UTF8.self)?.formPairs else {
      throw WebError.badForm
    }
    for pair in pairs { try add(pair.name, pair.value) }
  }

  /// Parses `multipart/form-data` (RFC 7578). The text and the name of a
  /// file are fields as well.
  private mutating func readParts(_ body: Data, of type: String) throws {
    guard let start = type.range(of: "boundary=") else { throw WebError.badForm }
    let boundary = type[start.upperBound...].prefix { $0 != ";" }
      .trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
    guard (1...70).contains(boundary.utf8.count) else { throw WebError.badForm }
    let mark = Data("\r\n--\(boundary)".utf8)
    let all = Data("\r\n".utf8) + body
    guard var place = all.range(of: mark) else { throw WebError.badForm }
    while all[place.upperBound...].starts(with: Data("\r\n".utf8)) {
      guard let next = all.range(of: mark, in: place.upperBound..<all.endIndex),
        let gap = all.range(of: Data("\r\n\r\n".utf8), in: place.upperBound..<next.lowerBound)
      else { throw WebError.badForm }
      let head = String(decoding: all[place.upperBound..<gap.lowerBound], as: UTF8.self)
      if let name = FormBody.parameter("name", inHead: head) {
        let bytes = all[gap.upperBound..<next.lowerBound]
        let value = String(validating: bytes, as: UTF8.self)
        if let file = FormBody.parameter("filename", inHead: head) {
          files[name] = File(name: file, data: Data(bytes))
          try add(name + ".filename", file)
        } else if value == nil {
          throw WebError.badForm
        }
        try add(name, value ?? "")
      }
      place = next
    }
    guard all[place.upperBound...].starts(with: Data("--".utf8)) else { throw WebError.badForm }
  }

  private static func parameter(_ name: String, inHead head: String) -> String? {
    for line in head.split(separator: "\r\n")
    where line.lowercased().hasPrefix("content-disposition:") {
      guard let start = line.range(of: " \(name)=\"") else { return nil }
      return String(line[start.upperBound...].prefix { $0 != "\"" })
        .replacing("%22", with: "\"")
    }
    return nil
  }
}

extension StringProtocol {
  /// The pairs of a query or a form in order; `nil` if one of them is not percent-encoded UTF-8.
  package var formPairs: [(name: String, value: String)]? {
    var pairs: [(name: String, value: String)] = []
    for pair in utf8.split(separator: UInt8(ascii: "&")) {
      let parts = pair.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false
      ).map { part in
        String(decoding: part.map { $0 == UInt8(ascii: "+") ? 0x20 : $0 }, as: UTF8.self)
          .removingPercentEncoding
      }
      guard let name = parts[0], let value = parts.count > 1 ? parts[1] : "" else { return nil }
      pairs.append((name, value))
    }
    return pairs
  }
}
