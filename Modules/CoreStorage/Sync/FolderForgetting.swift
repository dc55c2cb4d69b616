import CoreModels
import Foundation

extension FolderSync {
  /// Erases forgotten content from this device's files in the folder, in place, and from those that
  /// it wrote under former names.
  func forget(in folder: SharedFolder, with keys: inout FolderKeys) async throws {
    let due = try await store.engine.read { connection in
      try DeviceNote.read(ForgettingNote.folder, from: connection).map { note in
        (
          note: note,
          devices: try FormerDevices.note.names(in: connection) + [connection.device()],
          seen: try SeenFile.all(from: connection)
        )
      }
    }
    guard let (note, devices, seen) = due else { return }
    for (name, known) in seen.sorted(by: { $0.key < $1.key })
    where devices.contains(where: { SharedFolder.isOf($0, name) }) {
      do {
        try await forget(name, known, in: folder, with: &keys)
      } catch let error as SyncError where error.isAboutOneFile {
        // The file is unreadable, and so is its content.
        continue
      }
    }
    try await store.engine.write {
      try ForgettingNote.remove(ForgettingNote.folder, of: note, from: $0)
    }
  }

  private func forget(
    _ name: String, _ known: SeenFile, in folder: SharedFolder, with keys: inout FolderKeys
  ) async throws {
    guard let data = folder.read(name) else { return }
    let (form, opened) = try keys.open(data)
    var segment = try Segment(parsing: opened)
    let changes = try await forgetting(segment.changes)
    guard changes != segment.changes else { return }
    segment.changes = changes
    let bytes = try segment.data()
    let (newForm, written) = form == .open ? (form, bytes) : try keys.seal(bytes)
    let file = try folder.write(written, to: name)
    var note = known
    (note.size, note.modified) = (written.count, file.modified)
    note.checksum = written.checksum
    note.count(segment, newForm)
    try await remember(note, of: name)
  }

  /// Returns the changes, replacing those that the log has forgotten with their stubs.
  private func forgetting(_ changes: [Change]) async throws -> [Change] {
    try await store.engine.read { connection in
      try changes.map { change in
        guard !change.isForgotten else { return change }
        return try change.sameName(in: connection).flatMap { $0.isForgotten ? $0 : nil } ?? change
      }
    }
  }
}
