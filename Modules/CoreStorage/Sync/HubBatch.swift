public import CoreModels
public import Foundation

/// A part of a hub's log as sent over the network.
public struct HubBatch: Sendable {
  /// The changes, in the format of a shared folder's files, sealed if the user chose so. Empty if
  /// there is nothing new.
  public let data: Data
  /// The name of the log that the positions belong to.
  public let log: String
  /// The position reached once the batch is imported.
  public let position: Int
  /// `true` if more follows.
  public let hasMore: Bool

  /// Creates a batch.
  public init(data: Data, log: String, position: Int, hasMore: Bool) {
    self.data = data
    self.log = log
    self.position = position
    self.hasMore = hasMore
  }
}

extension HubBatch {
  /// Returns `true` if a device's data is sealed, so that a hub can only store it.
  public static func isSealed(_ data: Data) -> Bool { Segment.isSealed(data) }
}

/// A hub's response to an imported batch.
public struct HubReceipt: Hashable, Sendable {
  /// The name of the log that the positions belong to.
  public let log: String
  /// The last position of the profile's log before the batch, and after it.
  public let before: Int, after: Int
  /// The number of changes that were new to the hub.
  public let added: Int
  /// Changes that the hub refused because they are dated more than a day ahead of its clock.
  public let waiting: [ChangeName]

  /// Creates a receipt.
  public init(log: String, before: Int, after: Int, added: Int, waiting: [ChangeName] = []) {
    (self.log, self.before, self.after, self.added) = (log, before, after, added)
    self.waiting = waiting
  }
}

/// The identity of a change within a profile.
public struct ChangeName: Codable, Hashable, Sendable {
  /// The device that wrote the change.
  public let device: String
  /// The change's number on that device.
  public let number: Int

  init(_ change: Change) { (device, number) = (change.device, change.number) }
}

extension Store {
  /// Returns the name of the log that positions belong to. A restored backup continues under a new
  /// one.
  public func log() async throws -> String { try await engine.read { try $0.device() } }

  /// Returns the profile's changes after a log position, in commit order, for a hub to send to a
  /// device. At most `limit` changes and ``HubSync/batchSize`` bytes.
  public func batch(after position: Int, limit: Int = HubSync.largestBatch) async throws -> HubBatch
  {
    let log = try await log()
    let (changes, last, hasMore) = try await page(
      after: position, limit: limit, bytes: HubSync.batchSize)
    let data =
      changes.isEmpty ? Data() : try Segment(device: "hub", number: 1, changes: changes).data()
    return HubBatch(data: data, log: log, position: last, hasMore: hasMore)
  }

  /// Imports a device's changes into this profile; throws ``SyncError``. Changes dated more than a
  /// day ahead are refused: with `partly` the others are imported and the receipt names the refused
  /// ones, otherwise ``SyncError/clockAhead`` is thrown, because an older device takes a receipt as
  /// covering all. `check` inspects the store before the write, in the same transaction, and throws
  /// to reject the batch.
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
      // After the position that the device has, so that the device receives it.
      try writing(through: .sync).reconcile(report.contested, in: connection)
      return HubReceipt(
        log: try connection.device(), before: before, after: after, added: report.added,
        waiting: waiting)
    }
  }
}

extension Transaction {
  /// Removes the profile's log and records, which a device has up to that position; throws
  /// ``SyncError/busy`` if more was written since.
  public func removeLog(upTo position: Int) throws {
    try snapshot.connection.hold(snapshot.profile)
    guard try !snapshot.isWritten(after: position) else { throw SyncError.busy }
    try snapshot.connection.forget(snapshot.profile)
  }
}

extension Change {
  /// Returns the change as one of another profile.
  func belonging(to profile: String) -> Change {
    var change = self
    change.profile = profile
    return change
  }
}
