/// The UTC offsets of a time zone, from the system's own files (TZif, RFC 9636).
///
/// Foundation offers this too, but links 30 MB of ICU data.
public struct TimeZoneRules: Hashable, Sendable {
  /// The zone's IANA name, such as `Europe/Bratislava`.
  public let identifier: String
  private let changes: TimeZoneChanges

  /// Greenwich Mean Time.
  public static let gmt = TimeZoneRules("GMT", TimeZoneChanges(offset: 0))

  private init(_ identifier: String, _ changes: TimeZoneChanges) {
    (self.identifier, self.changes) = (identifier, changes)
  }

  /// The zone with this name; `nil` if the system does not know it. `GMT`, `UTC` and `GMT+02:00`
  /// need no file.
  public init?(identifier: String) {
    if let offset = Self.fixedOffset(identifier) {
      self.init(identifier, TimeZoneChanges(offset: offset))
      return
    }
    let isName =
      identifier.utf8.allSatisfy { byte in
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
          || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "+-_/".utf8.contains(byte)
      } && !identifier.isEmpty && identifier.first != "/"
    guard isName, let file = TimeZoneFiles.read(identifier),
      let changes = TimeZoneChanges(file: file)
    else { return nil }
    self.init(identifier, changes)
  }

  /// The offset in seconds east of Greenwich, at a time in seconds since 1970-01-01T00:00:00Z.
  public func offset(at seconds: Int) -> Int { changes.offset(at: seconds) }

  /// The zones of inhabited places, sorted; empty if the system has no list.
  public static var knownIdentifiers: [String] {
    let table = TimeZoneFiles.read("zone.tab").map { String(decoding: $0, as: UTF8.self) } ?? ""
    let names = table.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      line.split(separator: "\t").dropFirst(2).first.map(String.init)
    }
    return names.isEmpty ? [] : (names + ["UTC"]).sorted()
  }

  /// Parses `GMT` or `UTC`, optionally followed by hours and minutes.
  private static func fixedOffset(_ name: String) -> Int? {
    guard name.hasPrefix("GMT") || name.hasPrefix("UTC") else { return nil }
    let rest = name.dropFirst(3)
    guard !rest.isEmpty else { return 0 }
    guard let match = rest.wholeMatch(of: /([+-])(\d{1,2})(?::?(\d\d))?/),
      let hours = Int(match.2), let minutes = Int(match.3 ?? "0"), hours <= 18, minutes < 60
    else { return nil }
    return (match.1 == "-" ? -1 : 1) * (hours * 3600 + minutes * 60)
  }
}
