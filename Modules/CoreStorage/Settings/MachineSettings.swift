import CoreModels
import Foundation

/// Settings local to one machine, excluded from history, exports and sync.
///
/// In a server's database, which belongs to no single machine, they are ordinary records.
enum MachineSettings {
  private static let start = "setting."
  private static let taken = "settings.here"

  static func name(_ setting: String, of profile: String) -> String {
    "\(start)\(profile)/\(setting)"
  }

  /// Returns `true` once settings synced from other machines no longer apply here.
  static func areHere(in connection: any Connection) throws -> Bool {
    try DeviceNote.read(taken, from: connection) != nil
  }

  /// Takes over, once, the settings that all machines shared when every setting was a record.
  static func takeOver(in connection: any Connection) throws {
    guard try !areHere(in: connection) else { return }
    let chosen = try connection.rows(
      "SELECT profile, id, version, body FROM record WHERE kind = :kind AND body IS NOT NULL",
      ["kind": SettingRecord.kind]
    ) { row -> (profile: String, record: SettingRecord?) in
      let (version, body) = (try row.value(Int.self, at: 2), try row.value(String.self, at: 3))
      let record = try? SettingRecord.read(body, version: version, id: row.value(at: 1))
      return (try row.value(at: 0), record)
    }
    for (profile, record) in chosen {
      guard let record else { continue }
      let text = try JSON.text(record.value)
      try DeviceNote.write(text, as: name(record.id, of: profile), to: connection)
    }
    try DeviceNote.write("1", as: taken, to: connection)
  }

  /// Returns this machine's settings by the names of their notes.
  static func all(in connection: any Connection) throws -> [String: String] {
    try DeviceNote.all(startingWith: start, from: connection)
  }

  /// Removes a profile's settings.
  static func forget(_ profile: String, in connection: any Connection) throws {
    for note in try all(in: connection).keys where note.hasPrefix(name("", of: profile)) {
      try DeviceNote.write(nil, as: note, to: connection)
    }
  }
}

extension Snapshot {
  /// `true` if the store is on this machine and can hold machine-local values.
  var isOnMachine: Bool { connection.dialect == .sqlite }

  /// Returns this machine's value, or the shared one until it has been taken over.
  func machineValue(_ setting: String) throws -> JSONValue? {
    let note = MachineSettings.name(setting, of: profile)
    if let text = try DeviceNote.read(note, from: connection) {
      return try JSONValue(parsing: Data(text.utf8))
    }
    guard try !MachineSettings.areHere(in: connection) else { return nil }
    return try find(SettingRecord.self, setting)?.value
  }
}

extension Transaction {
  /// Sets the value for this machine only; `nil` restores the default.
  func chooseHere(_ value: JSONValue?, for setting: String) throws {
    let connection = try snapshot.log
    try MachineSettings.takeOver(in: connection)
    try DeviceNote.write(
      value.map { try JSON.text($0) }, as: MachineSettings.name(setting, of: snapshot.profile),
      to: connection)
  }
}
