import CoreModels
import Foundation

/// A list of names, local to this copy of the home.
struct NameNote {
  let note: String

  func names(in connection: any Connection) throws -> [String] {
    guard let text = try DeviceNote.read(note, from: connection) else { return [] }
    return try JSONValue(parsing: Data(text.utf8)).decode([String].self)
  }

  func add(_ name: String, in connection: any Connection) throws {
    try write(try names(in: connection) + [name], to: connection)
  }

  func remove(_ name: String, in connection: any Connection) throws {
    try write(try names(in: connection).filter { $0 != name }, to: connection)
  }

  private func write(_ names: [String], to connection: any Connection) throws {
    try DeviceNote.write(JSON.text(Set(names).sorted()), as: note, to: connection)
  }
}

/// Profiles that were added before they wrote anything.
enum AddedProfiles {
  static let note = NameNote(note: "profiles")
}

/// The names under which this copy of the home, or what it was made from, wrote earlier.
enum FormerDevices {
  static let note = NameNote(note: "devices.former")
}

/// Profiles that were forgotten here, and may still be in copies of the home.
enum ForgottenProfiles {
  static let note = NameNote(note: "profiles.forgotten")
}

/// Profiles that were removed here; sync does not bring them back.
enum RemovedProfiles {
  static let note = NameNote(note: "profiles.removed")

  /// Returns the profiles whose synced changes are ignored. A profile that has written here since
  /// is accepted again.
  static func unwelcome(in connection: any Connection) throws -> Set<String> {
    let removed = try note.names(in: connection)
    let back = try removed.filter { name in
      try connection.value(
        Int.self, "SELECT 1 FROM change WHERE profile = :profile LIMIT 1", ["profile": name]) != nil
    }
    try welcome(back, in: connection)
    return Set(removed).subtracting(back)
  }

  /// Accepts profiles again, including everything a shared folder has of them.
  static func welcome(_ names: [String], in connection: any Connection) throws {
    let returning = try note.names(in: connection).filter(names.contains)
    guard !returning.isEmpty else { return }
    for name in returning { try note.remove(name, in: connection) }
    try SeenFile.forgetAll(in: connection)
  }
}
