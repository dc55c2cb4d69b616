/// What a run through a folder or a hub did.
public struct SyncReport: Hashable, Sendable {
  /// A file that was passed over, and is looked at again.
  public struct LeftOut: Hashable, Sendable {
    /// Its path within the folder.
    public let name: String
    /// Why, in sync's words.
    public let reason: SyncError
  }

  /// A change that no batch of a hub can carry; an earlier version wrote it.
  public struct TooLarge: Hashable, Sendable {
    /// What it is about.
    public let record: RecordName
    /// How large its text is.
    public let bytes: Int
  }

  /// Changes that were written to the folder or the hub, and new ones that were taken from there.
  public var sent: Int, received: Int
  /// Files that could not be taken in; the others were.
  public var leftOut: [LeftOut] = []
  /// Files in a sealed folder that other devices wrote openly.
  public var open: [String] = []
  /// Changes that the hub does not take yet, for they are dated more than a day ahead of its clock.
  public var ahead = 0
  /// Records that several devices had changed at once, and that have the changes of all now.
  public var merged = 0
  /// Changes that stay on this device, for they are too large for a hub.
  public var tooLarge: [TooLarge] = []

  /// A run that took in and left out nothing, unless more is told.
  public init(sent: Int = 0, received: Int = 0) {
    (self.sent, self.received) = (sent, received)
  }

  /// Files that are not whole, perhaps not yet.
  public var damaged: [String] { leftOut.filter { $0.reason == .damaged }.map(\.name) }

  /// Adds what another run did.
  public mutating func add(_ other: SyncReport) {
    sent += other.sent
    received += other.received
    leftOut += other.leftOut
    open += other.open
    ahead += other.ahead
    merged += other.merged
    tooLarge += other.tooLarge
  }
}
