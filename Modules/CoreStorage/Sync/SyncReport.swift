/// The outcome of a sync through a folder or a hub.
public struct SyncReport: Hashable, Sendable {
  /// A file that was skipped and will be tried again.
  public struct LeftOut: Hashable, Sendable {
    /// The path within the folder.
    public let name: String
    /// The reason.
    public let reason: SyncError
  }

  /// A change by an earlier version that is too large for a hub's batch.
  public struct TooLarge: Hashable, Sendable {
    /// The changed record.
    public let record: RecordName
    /// The size of its body in bytes.
    public let bytes: Int
  }

  /// The numbers of changes sent to the folder or hub, and of new ones received from it.
  public var sent: Int, received: Int
  /// The files that could not be imported; the others were.
  public var leftOut: [LeftOut] = []
  /// Files in a sealed folder that other devices left unsealed.
  public var open: [String] = []
  /// The number of changes refused by the hub because they are dated more than a day ahead of its
  /// clock.
  public var ahead = 0
  /// The number of records with concurrent changes by several devices, now merged.
  public var merged = 0
  /// The changes that stay on this device because they are too large for a hub.
  public var tooLarge: [TooLarge] = []

  /// The devices whose changes contradict their chain: two copies of a home wrote under one name, or
  /// changes were altered on their way.
  public var diverged: Set<String> = []

  /// Creates a report; by default an empty one.
  public init(sent: Int = 0, received: Int = 0) {
    (self.sent, self.received) = (sent, received)
  }

  /// The names of incomplete or damaged files.
  public var damaged: [String] { leftOut.filter { $0.reason == .damaged }.map(\.name) }

  /// Adds the outcome of another run.
  public mutating func add(_ other: SyncReport) {
    sent += other.sent
    received += other.received
    leftOut += other.leftOut
    open += other.open
    ahead += other.ahead
    merged += other.merged
    tooLarge += other.tooLarge
    diverged.formUnion(other.diverged)
  }
}
