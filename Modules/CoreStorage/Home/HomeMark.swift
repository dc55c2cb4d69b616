import CoreModels
import Foundation
import GRDB

/// Where a copy of a home is: the machine, the folder and the file itself.
///
/// A copied, moved or rolled-back home is another device, for two copies that write under one name
/// overwrite each other's sums. A new name costs nothing.
enum HomeMark {
  private static let note = "place"

  /// The mark of a store's file on a machine; `nil` where the file is not there.
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

  /// Whether the copy that carries the note is another one than this.
  static func isElsewhere(_ mark: String, in connection: any Connection) throws -> Bool {
    try DeviceNote.read(note, from: connection) != mark
  }

  /// Notes where the copy is, under a name of its own where it was elsewhere before.
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
  /// Makes the copy of a home that was just opened at home here: it gets a name of its own as a
  /// device where it was elsewhere before, and keeps what belongs to one machine.
  ///
  /// A home that cannot be written now is settled when it can.
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
  /// Whether nothing can be written now, while everything can be read.
  fileprivate var leavesHomeUnsettled: Bool {
    switch self {
    case .locked, .full, .readOnly, .cannotOpen, .corrupt, .inputOutput: true
    default: false
    }
  }
}
