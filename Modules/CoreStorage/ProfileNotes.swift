import CoreModels
import Foundation
import GRDB

/// Names of people, noted for this copy of the home alone.
struct ProfileNote {
  let name: String

  func names(in database: Database) throws -> [String] {
    guard let text = try DeviceNote.read(name, from: database) else { return [] }
    return try JSONValue(parsing: Data(text.utf8)).decode([String].self)
  }

  func add(_ profile: String, in database: Database) throws {
    try write(try names(in: database) + [profile], to: database)
  }

  func remove(_ profile: String, in database: Database) throws {
    try write(try names(in: database).filter { $0 != profile }, to: database)
  }

  private func write(_ names: [String], to database: Database) throws {
    try DeviceNote.write(JSON.text(Set(names).sorted()), as: name, to: database)
  }
}

/// People who were added before they wrote anything.
enum AddedProfiles {
  static let note = ProfileNote(name: "profiles")
}

/// People who were removed here, and who do not come back by themselves from other devices.
enum RemovedProfiles {
  static let note = ProfileNote(name: "profiles.removed")

  /// Who is not taken in; whoever has written here again since is.
  static func unwelcome(in database: Database) throws -> Set<String> {
    let removed = try note.names(in: database)
    let back = try removed.filter { name in
      try Bool.fetchOne(
        database, sql: "SELECT EXISTS (SELECT 1 FROM change WHERE profile = ?)",
        arguments: [name]) ?? false
    }
    try welcome(back, in: database)
    return Set(removed).subtracting(back)
  }

  /// Lets people come back, with all that a shared folder has of them.
  static func welcome(_ names: [String], in database: Database) throws {
    let returning = try note.names(in: database).filter(names.contains)
    guard !returning.isEmpty else { return }
    for name in returning { try note.remove(name, in: database) }
    guard var state = try SyncState.load(from: database) else { return }
    state.read = [:]
    try state.save(to: database)
  }
}
