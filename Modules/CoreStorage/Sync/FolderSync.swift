import CoreModels
import Foundation

/// Brings the devices of a person together through any folder that they share.
///
/// A device writes its own files and reads the others'; files never change. What arrives late,
/// twice, in part or in another order does no harm, because changes merge in any order.
public struct FolderSync: Sendable {
  /// How files are sealed, and with what.
  public struct Seal: Sendable {
    let sealing: Sealing
    let passphrase: String

    /// A way of sealing, with a passphrase that all devices know.
    public init(_ sealing: Sealing, passphrase: String) {
      (self.sealing, self.passphrase) = (sealing, passphrase)
    }
  }

  /// What a run did.
  public struct Report: Hashable, Sendable {
    /// Changes that were written to the folder, and new ones that were taken from it.
    public var sent = 0, received = 0
    /// Files that are not whole, perhaps not yet; they are looked at again.
    public var damaged: [String] = []
  }

  let store: Store
  private let seal: Seal?

  /// Sync of a store's whole home, every person's.
  public init(_ store: Store, seal: Seal? = nil) {
    (self.store, self.seal) = (store, seal)
  }

  /// Chooses the folder, which has to be there; what was known of another one is forgotten.
  public func begin(folder path: String) async throws {
    _ = try store.file
    try SharedFolder(path: path).requireThere()
    let isSealed = seal != nil
    try await store.engine.write { connection in
      let state = SyncState(folder: path, isSealed: isSealed)
      if let known = try SyncState.load(from: connection), known.folder == path {
        var known = known
        known.isSealed = isSealed
        return try known.save(to: connection)
      }
      try state.save(to: connection)
    }
  }

  /// Stops; the folder stays as it is.
  public func end() async throws {
    try await store.engine.write { try SyncState.forget(in: $0) }
  }

  /// Writes what the others do not have, and takes in what they wrote. Throws ``SyncError``.
  public func run() async throws -> Report {
    guard let state = try await state() else { throw SyncError.notSetUp }
    guard seal != nil || !state.isSealed else { throw SyncError.passphrase }
    let folder = SharedFolder(path: state.folder)
    try folder.requireThere()
    guard let lock = FileLock(try store.file.path.map { $0 + ".sync" }) else {
      throw SyncError.busy
    }
    defer { lock.release() }
    var report = Report()
    try await take(from: folder, into: &report)
    report.sent = try await publish(to: folder)
    return report
  }

  func state() async throws -> SyncState? {
    try await store.engine.read { try SyncState.load(from: $0) }
  }
}

// MARK: - What the others wrote

extension FolderSync {
  private func take(from folder: SharedFolder, into report: inout Report) async throws {
    let (known, unwelcome) = try await store.engine.write { database in
      let unwelcome = try RemovedProfiles.unwelcome(in: database)
      return (try SyncState.load(from: database)?.read ?? [:], unwelcome)
    }
    for file in try folder.files() where known[file.name] != file.size {
      do {
        guard let data = folder.read(file) else { throw SyncError.damaged }
        var segment = try Segment(opening: data, with: seal)
        segment.changes.removeAll { unwelcome.contains($0.profile) }
        report.received += try await take(segment, from: file)
      } catch SyncError.damaged {
        report.damaged.append(file.name)
      }
    }
  }

  /// Merges a file's changes and remembers it, in one transaction.
  private func take(_ segment: Segment, from file: SharedFolder.File) async throws -> Int {
    let store = store
    return try await store.engine.write { connection in
      guard var state = try SyncState.load(from: connection) else { throw SyncError.notSetUp }
      let before = try connection.position(of: store.profile)
      let report = try store.merge(segment.changes, in: connection)
      let after = try connection.position(of: store.profile)
      if after > before { state.taken.append(before + 1...after) }
      state.read[file.name] = file.size
      state.devices[segment.device, default: .init()].take(segment)
      // Somebody else goes on as the device that this copy is: a home that was copied by hand.
      let own = try connection.device()
      if report.conflictingDevices.contains(own) {
        try connection.rename(store.effects.device())
      }
      try state.save(to: connection)
      return report.added
    }
  }
}

extension SyncState.Device {
  /// Counts a file in, each once however many copies of it are there.
  fileprivate mutating func take(_ segment: Segment) {
    guard files.insert(segment.number).inserted else { return }
    changes += segment.changes.count
    latest = ([latest] + segment.changes.map(\.writtenAt)).compactMap(\.self).max()
  }
}

// MARK: - What the others do not have

extension FolderSync {
  private func publish(to folder: SharedFolder) async throws -> Int {
    var sent = 0
    while true {
      let next = try await next(in: folder)
      guard !next.segment.changes.isEmpty else {
        try await remember(next.last)
        return sent
      }
      let data = try next.segment.data()
      let sealed = try seal.map { try $0.sealing.seal(data, $0.passphrase) } ?? data
      try folder.write(sealed, device: next.segment.device, number: next.segment.number)
      let size = sealed.count
      try await store.engine.write { connection in
        guard var state = try SyncState.load(from: connection) else { throw SyncError.notSetUp }
        state.published = next.last
        state.taken.removeAll { $0.upperBound <= next.last }
        state.device = next.segment.device
        state.segments = next.segment.number
        state.read[SharedFolder.name(device: state.device, number: state.segments)] = size
        state.devices[state.device, default: .init()].take(next.segment)
        try state.save(to: connection)
      }
      sent += next.segment.changes.count
    }
  }

  /// Remembers that everything up to there is in the folder, though nothing had to be written.
  private func remember(_ last: Int) async throws {
    try await store.engine.write { connection in
      guard var state = try SyncState.load(from: connection), state.published < last else { return }
      state.published = last
      state.taken.removeAll { $0.upperBound <= last }
      try state.save(to: connection)
    }
  }

  /// The next file to write, and the sequence number up to which everything is in the folder then.
  private func next(in folder: SharedFolder) async throws -> (segment: Segment, last: Int) {
    let store = store
    let (state, device) = try await store.engine.read { connection in
      (try SyncState.load(from: connection), try connection.device())
    }
    guard var state else { throw SyncError.notSetUp }
    let numbers = try folder.numbers(of: device)
    if state.device != device { state.segments = numbers.max() ?? 0 }
    // Somebody emptied the folder: everything is told again.
    if numbers.isEmpty && state.device == device { (state.published, state.taken) = (0, []) }
    var (changes, last): ([Change], Int) = ([], state.published)
    while changes.isEmpty {
      let page = try await store.numberedChanges(after: last, limit: Segment.largest)
      guard let end = page.last?.sequence else { break }
      changes = page.filter { !state.isPublished($0.sequence) }.map(\.change)
      last = end
    }
    let number = Swift.max(state.segments, numbers.max() ?? 0) + 1
    return (Segment(device: device, number: number, changes: changes), last)
  }
}
