import CoreModels
import Foundation

extension FolderSync {
  /// Takes what was forgotten out of the files that this device wrote, each in its place.
  func forget(in folder: SharedFolder, with keys: inout FolderKeys) async throws {
    let (device, seen, isDue) = try await store.engine.read { connection in
      (
        try connection.device(), try SeenFile.all(from: connection),
        try DeviceNote.read(ForgettingNote.folder, from: connection) != nil
      )
    }
    guard isDue else { return }
    for (name, known) in seen.sorted(by: { $0.key < $1.key })
    where SharedFolder.isOf(device, name) {
      guard let data = folder.read(name) else { continue }
      let (form, opened) = try keys.open(data)
      var segment = try Segment(parsing: opened)
      let changes = try await forgetting(segment.changes)
      guard changes != segment.changes else { continue }
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
    try await store.engine.write { try DeviceNote.write(nil, as: ForgettingNote.folder, to: $0) }
  }

  /// The changes, with stubs where the log has no more.
  private func forgetting(_ changes: [Change]) async throws -> [Change] {
    try await store.engine.read { connection in
      try changes.map { change in
        guard !change.isForgotten else { return change }
        return try change.sameName(in: connection).flatMap { $0.isForgotten ? $0 : nil } ?? change
      }
    }
  }
}
