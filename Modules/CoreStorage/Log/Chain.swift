/// The law of the chain: each change carries a checksum over its content and the hash of the same
/// device's previous change, so that bit rot, missing changes and a second device of the same name
/// show. A hash is never rewritten: stubs keep theirs, and what compaction drops is still named by
/// the next.
///
/// This checks changes as they arrive.
struct Chain {
  let connection: any Connection
  /// The last change of each device that arrived.
  private var last: [DeviceName: (number: Int, hash: String?)] = [:]
  /// Devices of changes that contradict their chain.
  private(set) var diverged: Set<String> = []

  init(_ connection: any Connection) { self.connection = connection }

  /// Returns the hash to store with a change.
  func hash(of change: Change) -> String? {
    ChainHash(change.hash)?.text ?? change.hashed(after: nil)
  }

  /// Returns the hash of a change in the log that arrived again. One that contradicts the content,
  /// as in a damaged file, never replaces one that matches it.
  mutating func merged(_ kept: Change, with change: Change) -> String? {
    let hashes = [kept, change].compactMap { ChainHash($0.hash) }.filter { $0.previous != nil }
    if Set(hashes).count > 1, kept.saysTheSame(as: change) { diverged.insert(change.device) }
    // A stub's former content is unknown.
    var content = kept.isForgotten ? change : kept
    let fitting = [kept.hash, change.hash].filter { hash in
      content.hash = hash
      return content.isIntact
    }
    return ChainHash.merged(fitting.isEmpty ? [kept.hash, change.hash] : fitting)
  }

  /// Checks a change that was new.
  mutating func check(_ change: Change) throws {
    let device = DeviceName(change)
    let number = change.number - 1
    var previous = last[device].flatMap { $0.number == number ? $0.hash : nil }
    if previous == nil, ChainHash(change.hash)?.previous != nil {
      previous = try connection.chainHash(of: device, number)
    }
    last[device] = (change.number, change.hash)
    if !change.isIntact || !change.continues(previous) { diverged.insert(change.device) }
  }
}

/// A device of a profile.
struct DeviceName: Hashable {
  let profile, device: String

  init(profile: String, device: String) { (self.profile, self.device) = (profile, device) }
  init(_ change: Change) { self.init(profile: change.profile, device: change.device) }

  func arguments(_ number: Int) -> SQLArguments {
    ["profile": profile, "device": device, "number": number]
  }
}

extension Connection {
  /// Returns a change's hash, if there is such a change and it has one.
  func chainHash(of device: DeviceName, _ number: Int) throws -> String? {
    try rows(
      "SELECT hash FROM change WHERE \(Change.ofName)", device.arguments(number)
    ) { try $0.value(String?.self, at: 0) }.first ?? nil
  }

  /// Returns the hash of a change that this device is about to write.
  func nextHash(of change: Change) throws -> String? {
    let previous = try chainHash(of: DeviceName(change), change.number - 1)
    return change.hashed(after: ChainHash(previous)?.own)
  }
}

extension Store {
  /// Hashes the content of changes that earlier versions wrote, up to a limit. Returns `false` if
  /// nothing is left.
  public func completeHashes(limit: Int = 2000) async throws -> Bool {
    try await file.write { connection in
      let changes = try Change.fetch(
        from: connection, where: SQLiteSchema.unhashed, order: "sequence LIMIT :limit",
        ["limit": limit])
      for change in changes {
        try connection.execute(
          "UPDATE change SET hash = :hash WHERE \(Change.ofName)",
          change.nameArguments.merging(["hash": change.hashed(after: nil)]) { $1 })
      }
      return !changes.isEmpty
    }
  }
}
