import CoreModels
import Foundation

/// A file that has been read and waits to be merged.
private struct ReadFile: Sendable {
  let name: String
  let segment: Segment
  let seen: SeenFile
}

extension FolderSync {
  /// The limits of files and bytes merged in one transaction, unless the first file is larger.
  private static let mostFiles = 64, mostBytes = 4 << 20

  /// Imports the files that are new or have changed. An unreadable file does not stop the others,
  /// unless the passphrase opens none of them or not the folder's key.
  func take(
    _ listing: SharedFolder.Listing, with keys: inout FolderKeys, into report: inout SyncReport
  ) async throws {
    let (seen, unwelcome) = try await store.engine.write { connection in
      (try SeenFile.all(from: connection), try RemovedProfiles.unwelcome(in: connection))
    }
    var isOpened = seen.values.contains { $0.form == .passphrase || $0.form == .key }
    var waiting: [ReadFile] = []
    var bytes = 0
    for file in listing.files {
      let known = seen[file.name]
      if let known, known.isSame(as: file) { continue }
      do {
        guard let data = keys.folder.read(file.name) else {
          // The file's device has combined it with others in the meantime.
          if keys.folder.file(file.name) == nil { continue }
          throw SyncError.damaged
        }
        var note = SeenFile(size: data.count)
        (note.modified, note.checksum) = (file.modified, data.checksum)
        if let known, known.checksum == note.checksum {
          // Only the modification time changed.
          note = known.touched(at: file.modified)
          try await remember(note, of: file.name)
          continue
        }
        let (form, opened) = try keys.open(data)
        if form != .open { isOpened = true }
        var segment = try Segment(parsing: opened)
        note.count(segment, form)
        segment.changes.removeAll { unwelcome.contains($0.profile) }
        waiting.append(ReadFile(name: file.name, segment: segment, seen: note))
        bytes += opened.count
      } catch let error as SyncError where error.isAboutOneFile {
        report.leftOut.append(.init(name: file.name, reason: error))
      }
      if waiting.count >= Self.mostFiles || bytes > Self.mostBytes {
        try await merge(waiting, into: &report)
        (waiting, bytes) = ([], 0)
      }
    }
    if !waiting.isEmpty { try await merge(waiting, into: &report) }
    if !report.leftOut.isEmpty {
      let seen = try await store.engine.read { try SeenFile.all(from: $0) }
      // The file is superseded by a combined one.
      report.leftOut.removeAll { left in seen.contains { $1.standsFor(left.name, besides: $0) } }
    }
    if let problem = keys.problem { throw problem }
    let isLockedOut = report.leftOut.contains { $0.reason == .passphrase } && !isOpened
    if isLockedOut { throw SyncError.passphrase }
  }

  /// Merges the changes of files and marks them as seen, in one transaction.
  private func merge(
    _ files: [ReadFile], into report: inout SyncReport
  ) async throws {
    let store = store
    let (added, merged, diverged) = try await store.engine.write {
      connection -> (Int, Int, Set<String>) in
      guard var state = try SyncState.load(from: connection) else { throw SyncError.notSetUp }
      var added = 0
      var contested: Set<ExactName> = []
      var diverged: Set<String> = []
      for file in files {
        let before = try connection.position(of: store.profile)
        let report = try store.merge(
          file.segment.changes.filter { state.shares($0.profile) }, in: connection)
        let after = try connection.position(of: store.profile)
        if after > before { state.take(before + 1...after) }
        try file.seen.save(file.name, to: connection)
        added += report.added
        contested.formUnion(report.contested)
        diverged.formUnion(report.divergedDevices)
      }
      try state.save(to: connection)
      // After the imported changes, so that it is published to the others.
      return (added, try store.reconcile(contested, in: connection), diverged)
    }
    report.received += added
    report.merged += merged
    report.diverged.formUnion(diverged)
  }

  func remember(_ file: SeenFile, of name: String) async throws {
    try await store.engine.write { try file.save(name, to: $0) }
  }
}

extension SyncError {
  /// `true` if the error concerns a single file and others may be fine.
  var isAboutOneFile: Bool {
    switch self {
    case .damaged, .newer, .outOfRange, .passphrase: true
    default: false
    }
  }
}

extension SeenFile {
  /// Records the contents of the file.
  mutating func count(_ segment: Segment, _ form: Form) {
    self.form = form
    (device, number, first) = (segment.device, segment.number, segment.first)
    changes = segment.changes.count
    latest = segment.changes.map(\.writtenAt).max()
  }

  fileprivate func touched(at moment: Int64) -> SeenFile {
    var file = self
    file.modified = moment
    return file
  }
}
