public import CoreModels

/// The outcome of salvaging a damaged store.
public struct SalvageReport: Hashable, Sendable {
  /// The number of saved items among those known to have existed.
  public struct Share: Hashable, Sendable {
    /// The items saved, and all that left any trace.
    public let saved, known: Int

    /// Creates a share.
    public init(saved: Int = 0, known: Int = 0) { (self.saved, self.known) = (saved, known) }
  }

  /// A lost change that left only this trace.
  public struct Lost: Hashable, Sendable {
    /// The kind of the changed record.
    public let kind: String
    /// The time of the change, to the millisecond.
    public let writtenAt: Instant
  }

  /// Data beside the records.
  public enum Part: String, CaseIterable, Hashable, Sendable {
    /// The hub's accounts, keys, tokens and other values.
    case registry
    /// This copy's device name and sync targets.
    case meta
    /// Data that can be fetched again.
    case cache
  }

  /// The log's changes.
  public internal(set) var changes = Share()
  /// The records' latest states.
  public internal(set) var entries = Share()
  /// The lost changes, oldest first.
  public internal(set) var lost: [Lost] = []
  /// The number of changes known only by the gap they left.
  public internal(set) var lostWithoutTrace = 0
  /// The number of records that contradicted the log; the history has both states.
  public internal(set) var contradictions = 0
  /// The other data that lost a page or a row.
  public internal(set) var incomplete: Set<Part> = []
  /// The path of the damaged file's copy.
  public internal(set) var kept = ""
}
