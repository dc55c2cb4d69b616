public import CoreModels
import Foundation

/// Everything that a person keeps, in one file shared by every command and the hub, or in a
/// database that several hubs share.
///
/// A write is acknowledged only after it has reached the disk. All calls throw ``StoreError``.
public struct Store: Sendable {
  /// How a process uses the file.
  public enum Access: Sendable {
    /// One connection, opened as fast as possible.
    case command
    /// A pool, for many readers at once.
    case server
  }

  /// The effects that a store needs from its host.
  public struct Effects: Sendable {
    let now: @Sendable () -> Instant
    package let device: @Sendable () -> String
    let machine: String?

    /// The machine's clock, a new unique name for a device when a home is made or was copied, and
    /// what tells this machine from others; where that is `nil`, copies are not noticed.
    public init(
      now: @escaping @Sendable () -> Instant, device: @escaping @Sendable () -> String,
      machine: String? = nil
    ) {
      self.now = now
      self.device = device
      self.machine = machine
    }
  }

  /// The person whose records are read and written.
  public private(set) var profile: String
  /// The moment that reads show, `nil` for now.
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

  /// Opens the store in a home folder, which is made where it is missing.
  ///
  /// `kinds` are the record types that the host knows: undo and merge need them for full text.
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

  /// Opens a file that is there, wherever it is.
  static func open(
    path: String, kinds: [any Record.Type], effects: Effects
  ) throws -> Store {
    let engine = try SQLiteEngine(path: path, access: .command, device: effects.device)
    return Store(engine, profile: "me", kinds: kinds, effects: effects)
  }

  /// A store that is gone with the process.
  public static func inMemory(
    profile: String = "me", kinds: [any Record.Type] = [], effects: Effects
  ) throws -> Store {
    try Store(
      SQLiteEngine(inMemory: effects.device), profile: profile, kinds: kinds, effects: effects)
  }

  /// A store in any database.
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

  /// The file that everything is in; throws ``StoreError/needsFile`` where it is in something else.
  var file: SQLiteEngine {
    get throws(StoreError) {
      guard let file = engine as? SQLiteEngine else { throw .needsFile }
      return file
    }
  }

  /// The same person, kinds of record and effects in another database.
  package func inEngine(
    _ open: (_ device: @escaping @Sendable () -> String) async throws -> any StoreEngine
  ) async throws -> Store {
    Store(
      engine: try await open(effects.device), profile: profile, asOf: asOf, kinds: kinds,
      effects: effects)
  }

  /// The same home for another person.
  public func profile(named name: String) -> Store {
    var store = self
    (store.profile, store.afterWrite) = (name, nil)
    return store
  }

  /// The store as it stood at that moment; it cannot be written.
  public func asOf(_ instant: Instant) -> Store {
    var store = self
    store.asOf = instant
    return store
  }

  /// Several reads of one and the same state.
  public func read<Result: Sendable>(
    _ body: @escaping @Sendable (Snapshot) throws -> Result
  ) async throws -> Result {
    try await engine.read { [self] connection in try body(Snapshot(connection, of: self)) }
  }

  /// The same as ``read(_:)`` without leaving the thread, for hosts that start up.
  public func readNow<Result>(_ body: (Snapshot) throws -> Result) throws -> Result {
    try engine.readNow { try body(Snapshot($0, of: self)) }
  }

  /// A number that is another one once any process has written anything; `nil` where that cannot be
  /// told in microseconds: in commands, and in databases behind a network.
  public func dataVersion() throws -> Int? { try engine.dataVersion() }

  /// Several reads and writes, all or none of which happen; undo takes them back together.
  ///
  /// `automatic` writes are those a product makes by itself, which undo passes over.
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

  /// The records of one kind.
  public func collection<Value: Record>(of type: Value.Type) -> RecordCollection<Value> {
    RecordCollection(store: self)
  }
}
