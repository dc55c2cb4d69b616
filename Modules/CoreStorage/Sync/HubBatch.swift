public import CoreModels
public import Foundation

/// A part of a hub's log, as it travels.
public struct HubBatch: Sendable {
  /// Changes in the form of a shared folder's files; sealed where the person wants that. Empty
  /// where there is nothing new.
  public let data: Data
  /// Names the log that the positions belong to.
  public let log: String
  /// The position up to which everything is known once the batch is taken in.
  public let position: Int
  /// Whether there is more after it.
  public let hasMore: Bool

  /// A batch as a hub gives it.
  public init(data: Data, log: String, position: Int, hasMore: Bool) {
    self.data = data
    self.log = log
    self.position = position
    self.hasMore = hasMore
  }
}

extension HubBatch {
  /// Whether what a device sent is sealed, so that a hub can only keep it.
  public static func isSealed(_ data: Data) -> Bool { Segment.isSealed(data) }
}

/// What a hub answers to a batch that it took in.
public struct HubReceipt: Hashable, Sendable {
  /// Names the log that the positions belong to.
  public let log: String
  /// The person's last position before the batch, and with it.
  public let before: Int, after: Int
  /// Changes that the hub did not have.
  public let added: Int
  /// Changes that the hub did not take, for they are dated more than a day ahead of its clock.
  public let waiting: [ChangeName]

  /// A receipt as a hub gives it.
  public init(log: String, before: Int, after: Int, added: Int, waiting: [ChangeName] = []) {
    (self.log, self.before, self.after, self.added) = (log, before, after, added)
    self.waiting = waiting
  }
}

/// What tells a change from all others of a person.
public struct ChangeName: Codable, Hashable, Sendable {
  /// The device that wrote it.
  public let device: String
  /// Its number there.
  public let number: Int

  init(_ change: Change) { (device, number) = (change.device, change.number) }
}

extension Store {
  /// The name of the log that positions belong to; a restored backup goes on with another one.
  public func log() async throws -> String { try await engine.read { try $0.device() } }

  /// The profile's changes after a position of the log, in the order of their commits: what a hub
  /// gives a device. At most `limit` of them, and ``HubSync/batchSize``.
  public func batch(after position: Int, limit: Int = HubSync.largestBatch) async throws -> HubBatch
  {
    let log = try await log()
    let (changes, last, hasMore) = try await page(
      after: position, limit: limit, bytes: HubSync.batchSize)
    let data =
      changes.isEmpty ? Data() : try Segment(device: "hub", number: 1, changes: changes).data()
    return HubBatch(data: data, log: log, position: last, hasMore: hasMore)
  }

  /// Takes in what a device sent for this profile; throws ``SyncError``. A change that is dated more
  /// than a day ahead has no place here: with `partly` the others are taken in and the receipt names
  /// it, else ``SyncError/clockAhead`` is thrown, for an older device takes a receipt for all.
  /// `check` looks at the store before anything is written, in the same transaction, and throws
  /// where the batch has no place there.
  public func take(
    _ data: Data, at moment: Instant, partly: Bool = false,
    check: @escaping @Sendable (Snapshot) throws -> Void = { _ in }
  ) async throws -> HubReceipt {
    var segment = try Segment(parsing: data)
    let latest = HybridClock.last(at: Instant(milliseconds: moment.milliseconds + 86_400_000))
    let waiting = segment.changes.filter { $0.clock > latest }.map(ChangeName.init)
    guard partly || waiting.isEmpty else { throw SyncError.clockAhead }
    segment.changes.removeAll { $0.clock > latest }
    let changes = segment.changes.map { $0.belonging(to: profile) }
    return try await engine.write { [self] connection in
      try connection.hold(profile)
      try check(Snapshot(connection, of: self))
      let before = try connection.position(of: profile)
      let report = try merge(changes, in: connection)
      let after = try connection.position(of: profile)
      // After what the device has, so that it is given to it.
      try writing(through: .sync).reconcile(report.contested, in: connection)
      return HubReceipt(
        log: try connection.device(), before: before, after: after, added: report.added,
        waiting: waiting)
    }
  }
}

extension Transaction {
  /// Removes the person's log and records, which a device has up to that position; throws
  /// ``SyncError/busy`` where more was written since.
  public func removeLog(upTo position: Int) throws {
    guard try !snapshot.isWritten(after: position) else { throw SyncError.busy }
    try snapshot.connection.forget(snapshot.profile)
  }
}

extension Change {
  /// The same change in another person's home, or in the same person's under another name.
  func belonging(to profile: String) -> Change {
    var change = self
    change.profile = profile
    return change
  }
}
