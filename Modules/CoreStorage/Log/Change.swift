public import CoreModels

/// One write to a record, as stored in the log. The log is the source of truth; records are derived
/// from it.
public struct Change: Codable, Hashable, Sendable {
  /// The profile within the home.
  public var profile: String
  /// The device that wrote the change. Profile, device and number identify a change.
  public var device: String
  /// The change's number, counted from 1 per profile and device.
  public var number: Int
  /// The number of the first change of the same transaction.
  public var batch: Int
  /// The batch that this change undoes: `device/batch!`, see ``marked``.
  public var undoes: String?
  /// `true` for writes that a product makes automatically; undo skips them.
  public var automatic: Bool
  /// The hybrid logical clock. Of two changes to a record the greater wins, then the greater
  /// device, then the greater number.
  public var clock: Int64
  /// The record's kind.
  public var kind: String
  /// The record's id within its kind.
  public var id: String
  /// The version of the body's schema.
  public var version: Int
  /// The day of the record.
  public var day: Day?
  /// The record's state as a JSON object, or `nil` for a deletion.
  public var body: String?
  /// The channel and client of the change, or `nil` if unrecorded.
  public var origin: Origin?
  /// The change to the record that the device had seen when it wrote: that change's number,
  /// `device/number` for another device's change, `0` for none, `nil` for changes by earlier
  /// versions. With `~`, see ``isReconciliation``.
  public var follows: String?
  /// A hash over the change's content and the hash of the device's previous change, against
  /// accidents only; see ``ChainHash``.
  public var hash: String?

  /// The limit of a ``body`` in bytes, so that a hub's batch can carry it. A product's longest text
  /// has 1 MiB, which JSON escaping multiplies by at most six.
  public static let largestBody = 8 << 20

  /// The time of the write, to the millisecond.
  public var writtenAt: Instant { HybridClock.instant(of: clock) }
  /// The name of the change's transaction: `device/batch`.
  public var batchName: String { "\(device)/\(batch)" }
}
