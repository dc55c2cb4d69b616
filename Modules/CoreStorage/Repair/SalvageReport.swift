public import CoreModels

/// What became of a damaged store.
public struct SalvageReport: Hashable, Sendable {
  /// How many could be saved, of how many there were.
  public struct Share: Hashable, Sendable {
    /// Those that are there again, and all of which anything at all is left.
    public let saved, known: Int

    /// So many of so many.
    public init(saved: Int = 0, known: Int = 0) { (self.saved, self.known) = (saved, known) }
  }

  /// A change of which no more is left than this.
  public struct Lost: Hashable, Sendable {
    /// The kind of the record that it changed.
    public let kind: String
    /// When it was made, to the millisecond.
    public let writtenAt: Instant
  }

  /// Something beside the records of which a part is lost.
  public enum Part: String, CaseIterable, Hashable, Sendable {
    /// Accounts, keys, tokens and what else a hub keeps.
    case registry
    /// What this copy of the home shares with, and whose it is.
    case meta
    /// What can be fetched again.
    case cache
  }

  /// The log.
  public internal(set) var changes = Share()
  /// What there is now, the latest state of each.
  public internal(set) var entries = Share()
  /// Oldest first.
  public internal(set) var lost: [Lost] = []
  /// Changes that must have been there and left no more than a gap.
  public internal(set) var lostWithoutTrace = 0
  /// Records that said something else than the log; both are in the history.
  public internal(set) var contradictions = 0
  /// What else lost a page or a row.
  public internal(set) var incomplete: Set<Part> = []
  /// The path of the damaged file's copy.
  public internal(set) var kept = ""

  /// Whether everything could be read.
  public var isComplete: Bool { changes.saved >= changes.known && incomplete.isEmpty }
}
