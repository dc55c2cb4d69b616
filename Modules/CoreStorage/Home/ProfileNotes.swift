import CoreModels
import Foundation

/// Names of people, noted for this copy of the home alone.
struct ProfileNote {
  let name: String

  func names(in connection: any Connection) throws -> [String] {
    guard let text = try DeviceNote.read(name, from: connection) else { return [] }
    return try JSONValue(parsing: Data(text.utf8)).decode([String].self)
  }

  func add(_ profile: String, in connection: any Connection) throws {
    try write(try names(in: connection) + [profile], to: connection)
  }

  func remove(_ profile: String, in connection: any Connection) throws {
    try write(try names(in: connection).filter { $0 != profile }, to: connection)
  }

  private func write(_ names: [String], to connection: any Connection) throws {
    try DeviceNote.write(JSON.text(Set(names).sorted()), as: name, to: connection)
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
  static func unwelcome(in connection: any Connection) throws -> Set<String> {
    let removed = try note.names(in: connection)
    let back = try removed.filter { name in
      try connection.value(
        Int.self, "SELECT 1 FROM change WHERE profile = :profile LIMIT 1", ["profile": name]) != nil
    }
    try welcome(back, in: connection)
    return Set(removed).subtracting(back)
  }

  /// Lets people come back, with all that a shared folder has of them.
  static func welcome(_ names: [String], in connection: any Connection) throws {
    let returning = try note.names(in: connection).filter(names.contains)
    guard !returning.isEmpty else { return }
    for name in returning { try note.remove(name, in: connection) }
    try SeenFile.forgetAll(in: connection)
  }
}
