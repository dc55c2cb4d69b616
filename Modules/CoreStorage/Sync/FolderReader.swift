import Foundation

/// Reads the files of a shared folder that are new or have changed, a few at a time.
struct FolderReader {
  /// A file to merge. It has no changes if only its modification time is new.
  struct ReadFile: Sendable {
    let name: String
    var changes: [Change] = []
    let seen: SeenFile
  }

  /// The limits of files and bytes merged in one transaction, unless the first file is larger.
  private static let mostFiles = 64, mostBytes = 4 << 20

  private var files: ArraySlice<SharedFolder.File>
  private(set) var keys: FolderKeys
  private let seen: [String: SeenFile]
  private let unwelcome: Set<String>
  /// `true` once a sealed file was opened, now or earlier.
  private(set) var isOpened: Bool
  private(set) var leftOut: [SyncReport.LeftOut] = []

  init(
    _ listing: SharedFolder.Listing, _ keys: FolderKeys, seen: [String: SeenFile],
    unwelcome: Set<String>
  ) {
    (files, self.keys, self.seen, self.unwelcome) = (listing.files[...], keys, seen, unwelcome)
    isOpened = seen.values.contains { $0.form == .passphrase || $0.form == .key }
  }

  /// Returns the next files to merge in one transaction; none at the end.
  mutating func next() throws -> [ReadFile] {
    var (group, bytes): ([ReadFile], Int) = ([], 0)
    while group.count < Self.mostFiles, bytes <= Self.mostBytes, let file = files.popFirst() {
      if let known = seen[file.name], known.isSame(as: file) { continue }
      do {
        guard let (read, size) = try read(file) else { continue }
        group.append(read)
        bytes += size
      } catch let error as SyncError where error.isAboutOneFile {
        leftOut.append(.init(name: file.name, reason: error))
      }
    }
    return group
  }

  /// Returns a file and the size of its changes, or `nil` if it is gone.
  private mutating func read(_ file: SharedFolder.File) throws -> (ReadFile, Int)? {
    guard let data = keys.folder.read(file.name) else {
      // The file's device has combined it with others in the meantime.
      if keys.folder.file(file.name) == nil { return nil }
      throw SyncError.damaged
    }
    var note = SeenFile(size: data.count)
    (note.modified, note.checksum) = (file.modified, data.checksum)
    if var known = seen[file.name], known.checksum == note.checksum {
      known.modified = file.modified
      return (ReadFile(name: file.name, seen: known), 0)
    }
    let (form, opened) = try keys.open(data)
    if form != .open { isOpened = true }
    let segment = try Segment(parsing: opened)
    note.count(segment, form)
    let changes = segment.changes.filter { !unwelcome.contains($0.profile) }
    return (ReadFile(name: file.name, changes: changes, seen: note), opened.count)
  }
}
