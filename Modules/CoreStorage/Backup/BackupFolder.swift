public import CoreModels
public import Foundation

/// A folder of dated backups, thinned out as ``BackupRotation`` decides.
public struct BackupFolder: Sendable {
  private let path: String

  /// Refers to an existing folder.
  public init(path: String) { self.path = path }

  /// Writes the day's backup, replacing an earlier one of that day, and removes backups that have
  /// rotated out. Returns the new file's path. `isSealed` selects the extension.
  public func add(_ backup: Data, isSealed: Bool, on day: Day) throws -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw BackupError.noFolder(path) }
    let file = path + "/" + Self.name(of: day, isSealed: isSealed)
    try FileTarget(file, sparing: nil).replace(mode: 0o600, with: backup)
    // A readable copy beside the sealed one would undo the sealing.
    unlink(path + "/" + Self.name(of: day, isSealed: !isSealed))
    let dated = try backups()
    let kept = BackupRotation.kept(of: dated.map(\.day))
    for backup in dated where !kept.contains(backup.day) { unlink(path + "/" + backup.name) }
    return file
  }

  /// The existing backups, oldest first.
  public func backups() throws -> [(day: Day, name: String)] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw BackupError.noFolder(path)
    }
    return names.compactMap { name in Self.day(of: name).map { ($0, name) } }
      .sorted { ($0.day, $0.name) < ($1.day, $1.name) }
  }

  private static let start = "daybook-"
  private static let endings = [".sqlite", ".sqlite.age"]

  /// Returns the file name of a day's backup.
  public static func name(of day: Day, isSealed: Bool = false) -> String {
    start + day.description + endings[isSealed ? 1 : 0]
  }

  /// Returns the day in a name made by ``add(_:isSealed:on:)``, or `nil` for foreign files.
  private static func day(of name: String) -> Day? {
    guard let ending = endings.first(where: name.hasSuffix), name.hasPrefix(start) else {
      return nil
    }
    return Day(String(name.dropFirst(start.count).dropLast(ending.count)))
  }
}
