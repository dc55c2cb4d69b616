import Foundation

extension FolderSync {
  /// Files up to the first size are always combined; none grows beyond the second.
  private static let small = 64 << 10, largest = Segment.largestBodies

  /// Combines this device's newest files into one when there are many, so that a new device reads
  /// few. The old files are removed once the new one has their changes; the next run continues an
  /// interrupted one.
  func combineFiles(
    of folder: SharedFolder, after listing: SharedFolder.Listing, with keys: inout FolderKeys
  ) async throws {
    let (device, seen) = try await store.engine.read { connection in
      (try connection.device(), try SeenFile.all(from: connection))
    }
    guard listing.numbers(of: device).count > 1, let state = try await state(),
      state.device == device
    else { return }
    let own = try folder.files(of: device)
    let chosen = chosenFiles(of: own, seen)
    var (first, changes, read): (Int, [Change], [SharedFolder.File]) = (.max, [], [])
    do {
      for (number, file) in chosen {
        guard let data = folder.read(file.name) else { break }
        let segment = try Segment(parsing: keys.open(data).1)
        first = min(first, segment.first ?? number)
        changes = segment.changes + changes
        read.append(file)
      }
    } catch let error as SyncError where error.isAboutOneFile {
      // The newer files are combined without it.
    }
    guard read.count > 1, read.count == chosen.count || read.count >= mostFiles else { return }
    let number = max(state.segments, own.last?.number ?? 0) + 1
    let segment = Segment(
      device: device, number: number, first: first, changes: try await asInLog(changes))
    try await write(segment, to: folder, with: &keys) { _ in }
    for file in read where folder.file(file.name) == file {
      folder.remove(file.name)
      try await store.engine.write { try SeenFile.forget(file.name, in: $0) }
    }
  }

  /// Returns the files to combine, newest first: those that together are not much smaller than the
  /// next, so that each change is rewritten only as often as the files double in size.
  private func chosenFiles(
    of own: [(number: Int, file: SharedFolder.File)], _ seen: [String: SeenFile]
  ) -> [(number: Int, file: SharedFolder.File)] {
    let combined = own.filter { seen[$0.file.name]?.first != nil }
    let left = own.first { one in
      combined.contains { seen[$0.file.name]?.standsFor(one.number, besides: $0.number) ?? false }
    }
    var (chosen, bytes) = ([(number: Int, file: SharedFolder.File)](), 0)
    for one in own.reversed() {
      let isSmall = one.file.size <= max(Self.small, 2 * bytes) || chosen.isEmpty
      let isDue = isSmall && bytes + one.file.size <= Self.largest
      guard isDue || left.map({ $0.number <= one.number }) ?? false else { break }
      chosen.append(one)
      bytes += one.file.size
    }
    return left != nil || chosen.count >= mostFiles ? chosen : []
  }

  /// Returns each change once, as the log has it now: a forgotten one as its stub, and none that
  /// another of them covers.
  private func asInLog(_ changes: [Change]) async throws -> [Change] {
    let current = try await store.engine.read { connection in
      try changes.map { change -> (change: Change, isInLog: Bool) in
        guard let kept = try change.sameName(in: connection) else { return (change, false) }
        // Two that differ under one name are both kept.
        return (kept.saysTheSame(as: change) ? kept : change, true)
      }
    }
    let covers = Dictionary(grouping: current.map(\.change).filter { $0.firstCovered != nil }) {
      ExactName($0)
    }
    var told: Set<Change> = []
    return current.compactMap { change, isInLog in
      let isCovered =
        !isInLog
        && covers[ExactName(change)]?.contains {
          $0.covers(device: change.device, number: change.number)
        } ?? false
      return !isCovered && told.insert(change).inserted ? change : nil
    }
  }
}

extension SeenFile {
  /// Returns `true` if the file contains the file with that number.
  func standsFor(_ number: Int, besides own: Int) -> Bool {
    first.map { $0 <= number && number < own } ?? false
  }

  /// Returns `true` if the file replaces the one with that path.
  func standsFor(_ name: String, besides own: String) -> Bool {
    guard first != nil, let file = SharedFolder.place(of: name),
      let other = SharedFolder.place(of: own)
    else { return false }
    return file.folder == other.folder && standsFor(file.number, besides: other.number)
  }
}
