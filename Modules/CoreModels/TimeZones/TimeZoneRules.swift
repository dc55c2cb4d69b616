/// How far the clocks of a time zone are from Greenwich, by the system's own files (TZif, RFC 9636).
///
/// Foundation knows this too, but links 30 MB of ICU's data for it.
public struct TimeZoneRules: Hashable, Sendable {
  /// The zone's name in the IANA database, as `Europe/Bratislava`.
  public let identifier: String
  private let changes: TimeZoneChanges

  /// Greenwich.
  public static let gmt = TimeZoneRules("GMT", TimeZoneChanges(offset: 0))

  private init(_ identifier: String, _ changes: TimeZoneChanges) {
    (self.identifier, self.changes) = (identifier, changes)
  }

  /// The zone of that name; `nil` where the system knows none. `GMT`, `UTC` and `GMT+02:00` need no
  /// file.
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

  /// Seconds east of Greenwich, so many seconds after 1970-01-01T00:00:00Z.
  public func offset(at seconds: Int) -> Int { changes.offset(at: seconds) }

  /// The zones that places are in, sorted; none where the system has no list.
  public static var knownIdentifiers: [String] {
    let table = TimeZoneFiles.read("zone.tab").map { String(decoding: $0, as: UTF8.self) } ?? ""
    let names = table.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      line.split(separator: "\t").dropFirst(2).first.map(String.init)
    }
    return names.isEmpty ? [] : (names + ["UTC"]).sorted()
  }

  /// `GMT`, `UTC`, or one of them with hours and perhaps minutes.
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
