public import CoreModels

/// One write to a record, as the log keeps it; the log is the truth, records follow from it.
public struct Change: Codable, Hashable, Sendable {
  /// The person within the home.
  public var profile: String
  /// The device that wrote it; with profile and number its identity.
  public var device: String
  /// 1…, counted per profile and device.
  public var number: Int
  /// The number of the first change of the same transaction.
  public var batch: Int
  /// The batch that this change takes back: `device/batch!`, see ``marked``.
  public var undoes: String?
  /// Whether a product wrote it by itself, so that undo passes over it.
  public var automatic: Bool
  /// Hybrid logical clock; of two changes to a record the greater wins, then device, then number.
  public var clock: Int64
  /// The record's kind.
  public var kind: String
  /// The record's id within its kind.
  public var id: String
  /// The version of the body's shape.
  public var version: Int
  /// The day of the record.
  public var day: Day?
  /// The record's JSON text after the change, `nil` for a deletion.
  public var body: String?
  /// Where it came in; `nil` where nobody noted that.
  public var origin: Origin?
  /// What its device saw of the record when it wrote: the number of that change, `device/number`
  /// where another device made it, `0` for nothing; `nil` where an earlier version wrote. With `~`,
  /// see ``isReconciliation``.
  public var follows: String?

  /// The most bytes of a ``body``, wherever it comes from: a batch of a hub carries it. A product's
  /// longest text has 1 MiB, of which JSON makes six at most.
  public static let largestBody = 8 << 20

  /// When it was written, to the millisecond.
  public var writtenAt: Instant { HybridClock.instant(of: clock) }
  /// `device/batch`, naming the transaction it belongs to.
  public var batchName: String { "\(device)/\(batch)" }
}
