import CoreModels
import Foundation
import GRDB

/// Identifies where a copy of a home lives: the machine, the folder and the file.
///
/// A copied, moved or rolled-back home becomes a new device, because two copies writing under one
/// name would overwrite each other's sums. A new name costs nothing.
enum HomeMark {
  private static let note = "place"

  /// Returns the mark of a store's file on a machine, or `nil` if the file does not exist.
  static func mark(path: String, machine: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    var hash = StableHash()
    for part in [machine, real, "\(status.st_ino)"] {
      hash.combine(part)
      hash.combine(UInt64(part.utf8.count))
    }
    return String(hash.value, radix: 16)
  }

  /// `true` if the note was written by a copy in another place.
  static func isElsewhere(_ mark: String, in connection: any Connection) throws -> Bool {
    try DeviceNote.read(note, from: connection) != mark
  }

  /// Notes this copy's place, and renames the device if the copy was elsewhere before.
  static func settle(
    _ mark: String, in connection: any Connection, device: () -> String
  ) throws {
    guard let former = try DeviceNote.read(note, from: connection) else {
      return try DeviceNote.write(mark, as: note, to: connection)
    }
    guard former != mark else { return }
    try connection.rename(device())
    try DeviceNote.write(mark, as: note, to: connection)
  }
}

extension SQLiteEngine {
  /// Adopts a newly opened copy of a home: renames its device if the copy was elsewhere before, and
  /// takes over machine-local settings.
  ///
  /// A home that is not writable now is adopted later.
  mutating func settle(on machine: String, device: () -> String) throws {
    guard let path, let mark = HomeMark.mark(path: path, machine: machine) else { return }
    do {
      let isSettled = try readNow { connection in
        try !HomeMark.isElsewhere(mark, in: connection) && MachineSettings.areHere(in: connection)
      }
      guard !isSettled else { return }
      self.device = try explainingErrors {
        try writer.write { database in
          try HomeMark.settle(mark, in: database, device: device)
          try MachineSettings.takeOver(in: database)
          return try database.device()
        }
      }
    } catch let error as StoreError where error.leavesHomeUnsettled { return }
  }
}

extension StoreError {
  /// `true` if the error prevents writing but not reading.
  fileprivate var leavesHomeUnsettled: Bool {
    switch self {
    case .locked, .full, .readOnly, .cannotOpen, .corrupt, .inputOutput: true
    default: false
    }
  }
}
