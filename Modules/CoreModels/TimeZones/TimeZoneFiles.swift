#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The system's copy of the IANA time zone database.
enum TimeZoneFiles {
  private static let folders = [
    "/usr/share/zoneinfo", "/var/db/timezone/zoneinfo", "/usr/lib/zoneinfo", "/etc/zoneinfo",
  ]
  /// The largest zone has 4 KiB, the list of places 20 KiB.
  private static let limit = 1 << 18

  /// Reads a file of the database; `nil` if there is none.
  static func read(_ name: String) -> [UInt8]? {
    for folder in folders {
      guard let file = fopen("\(folder)/\(name)", "re") else { continue }
      defer { fclose(file) }
      var bytes = [UInt8](repeating: 0, count: limit)
      let count = fread(&bytes, 1, limit, file)
      if count > 0 { return Array(bytes[..<count]) }
    }
    return nil
  }
}
