public import CoreModels
import Foundation

/// All of a user's data, in one file shared by every command and the hub, or in a database shared
/// by several hubs.
///
/// A write is acknowledged only after it has reached the disk. All methods throw ``StoreError``.
public struct Store: Sendable {
  /// The way a process uses the file.
  public enum Access: Sendable {
    /// One connection, opened as fast as possible.
    case command
    /// A connection pool for concurrent readers.
    case server
  }

  /// The effects that a store needs from its host.
  public struct Effects: Sendable {
    let now: @Sendable () -> Instant
    package let device: @Sendable () -> String
    let machine: String?

    /// Creates effects from the machine's clock, a generator of unique device names for new or
    /// copied homes, and the machine's identity. Without an identity, copied homes go unnoticed.
    public init(
      now: @escaping @Sendable () -> Instant, device: @escaping @Sendable () -> String,
      machine: String? = nil
    ) {
      self.now = now
      self.device = device
      self.machine = machine
    }
  }

  /// The profile whose records are read and written.
  public private(set) var profile: String
  /// The moment that reads show, or `nil` for the present.
  public private(set) var asOf: Instant?
  /// The name of this home's copy in the log.
  public var device: String { engine.device }

  let engine: any StoreEngine
  let effects: Effects
  let kinds: [String: any Record.Type]
  var beforeWrite: (@Sendable (Transaction) throws -> Void)?
  var beforeCommit: (@Sendable (Transaction, _ result: any Sendable) throws -> Void)?
  var afterWrite: (@Sendable (_ batch: String) -> Void)?
  var omissions: Omissions?
  var origin: Origin?

  /// Opens the store in a home folder, creating the folder if missing.
  ///
  /// `kinds` are the host's record types, which undo and merge need for search texts.
  public static func open(
    in home: Home, access: Access = .command, profile: String = "me",
    kinds: [any Record.Type] = [], effects: Effects
  ) throws -> Store {
    try open(
      in: home, access: access, profile: profile, kinds: kinds, effects: effects,
      busySeconds: SQLiteEngine.busySeconds)
  }

  static func open(
    in home: Home, access: Access, profile: String, kinds: [any Record.Type], effects: Effects,
    busySeconds: Double
  ) throws -> Store {
    try home.prepare()
    var engine = try SQLiteEngine(
      openingOrReading: home.storePath, access: access, busySeconds: busySeconds,
      device: effects.device)
    if let machine = effects.machine, engine.unwritable == nil {
      try engine.settle(on: machine, device: effects.device)
    }
    return Store(engine, profile: profile, kinds: kinds, effects: effects)
  }

  /// Opens an existing file at any path.
  static func open(
    path: String, kinds: [any Record.Type], effects: Effects
  ) throws -> Store {
    let engine = try SQLiteEngine(path: path, access: .command, device: effects.device)
    return Store(engine, profile: "me", kinds: kinds, effects: effects)
  }

  /// Creates a store in memory, for the life of the process.
  public static func inMemory(
    profile: String = "me", kinds: [any Record.Type] = [], effects: Effects
  ) throws -> Store {
    try Store(
      SQLiteEngine(inMemory: effects.device), profile: profile, kinds: kinds, effects: effects)
  }

  /// Creates a store on any database.
  package init(
    _ engine: any StoreEngine, profile: String = "me", kinds: [any Record.Type], effects: Effects
  ) {
    self.init(
      engine: engine, profile: profile, asOf: nil,
      kinds: Dictionary((kinds + [SettingRecord.self]).map { ($0.kind, $0) }) { first, _ in first },
      effects: effects)
  }

  private init(
    engine: any StoreEngine, profile: String, asOf: Instant?, kinds: [String: any Record.Type],
    effects: Effects
  ) {
    self.engine = engine
    self.profile = profile
    self.asOf = asOf
    self.kinds = kinds
    self.effects = effects
  }

  /// The store's SQLite file; throws ``StoreError/needsFile`` on other databases.
  var file: SQLiteEngine {
    get throws(StoreError) {
      guard let file = engine as? SQLiteEngine else { throw .needsFile }
      return file
    }
  }

  /// Returns a store with the same profile, record kinds and effects on another database.
  package func inEngine(
    _ open: (_ device: @escaping @Sendable () -> String) async throws -> any StoreEngine
  ) async throws -> Store {
    Store(
      engine: try await open(effects.device), profile: profile, asOf: asOf, kinds: kinds,
      effects: effects)
  }

  /// Returns this store for another profile.
  public func profile(named name: String) -> Store {
    var store = self
    (store.profile, store.afterWrite) = (name, nil)
    return store
  }

  /// Returns the store as of an earlier moment, read-only.
  public func asOf(_ instant: Instant) -> Store {
    var store = self
    store.asOf = instant
    return store
  }

  /// Runs several reads on one state of the store.
  public func read<Result: Sendable>(
    _ body: @escaping @Sendable (Snapshot) throws -> Result
  ) async throws -> Result {
    try await engine.read { [self] connection in try body(Snapshot(connection, of: self)) }
  }

  /// Runs ``read(_:)`` synchronously, for start-up.
  public func readNow<Result>(_ body: (Snapshot) throws -> Result) throws -> Result {
    try engine.readNow { try body(Snapshot($0, of: self)) }
  }

  /// A number that changes with every commit by any process. `nil` where it takes longer than
  /// microseconds: in databases behind a network.
  public func dataVersion() throws -> Int? { try engine.dataVersion() }

  /// Runs several reads and writes as one transaction, which undo reverts as a whole.
  ///
  /// `automatic` marks writes made by a product rather than the user; undo skips them.
  @discardableResult
  public func transaction<Result: Sendable>(
    automatic: Bool = false, _ body: @escaping @Sendable (Transaction) throws -> Result
  ) async throws -> Result {
    guard asOf == nil else { throw StoreError.pastIsReadOnly }
    let (result, batch) = try await engine.write { [self] connection -> (Result, String?) in
      let transaction = Transaction(connection, of: self, automatic: automatic)
      if !automatic { try beforeWrite?(transaction) }
      let result = try body(transaction)
      if !automatic { try beforeCommit?(transaction, result) }
      return (result, transaction.batchName)
    }
    if !automatic, let batch { afterWrite?(batch) }
    return result
  }

  /// Returns the records of one kind.
  public func collection<Value: Record>(of type: Value.Type) -> RecordCollection<Value> {
    RecordCollection(store: self)
  }
}
