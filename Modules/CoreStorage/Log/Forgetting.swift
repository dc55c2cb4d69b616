extension Change {
  /// The value of ``undoes`` in a forgetting change, which undoes all older changes of its record.
  static let forgets = "*"
  /// The SQL condition that a row of the log has its state and is no stub.
  static let isWhole = "(follows IS NULL OR follows >= '0')"

  /// `true` if the change has its record forgotten: deleted, with the text of all its earlier
  /// states.
  public var isForgetting: Bool { undoes == Change.forgets }

  /// `true` for the stub of a forgotten change: its name without its content.
  public var isForgotten: Bool { follows?.hasPrefix("-") ?? false }

  /// The stub of this change, reduced to its name and position.
  var forgotten: Change {
    var stub = self
    (stub.version, stub.day, stub.body) = (1, nil, nil)
    stub.follows = isForgotten ? follows : "-" + (follows ?? "")
    return stub
  }

  /// `true` if the change only restates the effect of others and has no state of its own.
  fileprivate var isDerived: Bool { marked != nil || isReconciliation }

  /// The suffix of ``follows`` by which a derived change names the forgetting it takes into
  /// account.
  fileprivate var forgettingNote: String { "*\(device)/\(number)" }
}

/// The law of forgetting: of every change older than its record's forgetting, each device keeps
/// only a stub, in whatever order the two arrive, so that no merge brings the content back. Of two
/// copies of a change the stub wins. Marks and reconciliations by devices that did not know of the
/// forgetting become stubs however late they are.
struct Forgetting {
  let store: Store
  let connection: any Connection

  init(_ store: Store, in connection: any Connection) {
    (self.store, self.connection) = (store, connection)
  }

  /// Returns the record's last forgetting.
  func last(of record: ExactName) throws -> Change? {
    try Change.fetch(
      from: connection, where: "\(Self.ofRecord) AND undoes = :forgets",
      order: "clock DESC, device DESC, number DESC LIMIT 1",
      record.arguments.merging(["forgets": Change.forgets]) { $1 }
    ).first
  }

  /// Returns the note that a mark or reconciliation of the record carries to show that it came
  /// after the forgetting.
  func note(of record: ExactName) throws -> String? { try last(of: record)?.forgettingNote }

  /// Returns the records among the changes that were ever forgotten.
  func forgotten(among changes: [Change]) throws -> Set<ExactName> {
    let profiles = Set(changes.map(\.profile)).sorted()
    let names = try profiles.flatMap { profile in
      try connection.rows(
        "SELECT DISTINCT kind, id FROM change WHERE profile = :profile AND undoes = :forgets",
        ["profile": profile, "forgets": Change.forgets]
      ) { ExactName(profile: profile, kind: try $0.value(at: 0), id: try $0.value(at: 1)) }
    }
    guard !names.isEmpty else { return [] }
    return Set(names).intersection(changes.map(ExactName.init))
  }

  /// Reduces the record's forgotten changes to stubs. Returns `true` if there were any.
  @discardableResult
  func settle(_ record: ExactName) throws -> Bool {
    guard let last = try last(of: record) else { return false }
    let arguments = record.arguments.merging([
      "clock": last.clock, "device": last.device, "number": last.number,
    ]) { $1 }
    let emptied = try connection.execute(
      """
      UPDATE change SET version = 1, day = NULL, body = NULL, follows = '-' || coalesce(follows, '')
      WHERE \(Self.ofRecord) AND \(Change.isWhole) AND (undoes IS NULL OR undoes <> '*')
        AND (clock, device, number) < (:clock, :device, :number)
      """, arguments)
    let late = try Change.fetch(
      from: connection,
      where: """
        \(Self.ofRecord) AND \(Change.isWhole) AND (undoes LIKE '%!' OR follows LIKE '~%')
        AND (clock, device, number) > (:clock, :device, :number)
        """, order: "clock", arguments
    ).filter { $0.isDerived && !($0.follows?.hasSuffix(last.forgettingNote) ?? false) }
    for change in late { try empty(change) }
    guard emptied > 0 || !late.isEmpty else { return false }
    try connection.execute(
      "DELETE FROM cache WHERE profile = :profile AND key >= :first AND key < :end",
      record.cacheRange)
    try connection.forgetAnswers(of: record.profile)
    for note in [ForgettingNote.home, ForgettingNote.folder] {
      try ForgettingNote.add(note, after: record.profile, to: connection)
    }
    return true
  }

  /// Publishes again the record's stubs that are dated after its last forgetting. A wrong clock had
  /// dated them later, and other devices missed them.
  func republish(of record: ExactName) throws {
    guard let last = try last(of: record) else { return }
    let stubs = try Change.fetch(
      from: connection,
      where: "\(Self.ofRecord) AND follows LIKE '-%' AND clock > :clock", order: "clock",
      record.arguments.merging(["clock": last.clock]) { $1 }
    ).filter { $0.marked == nil && !($0.follows?.hasPrefix("-~") ?? false) }
    for stub in stubs {
      try connection.execute("DELETE FROM change WHERE \(Change.ofName)", stub.nameArguments)
      _ = try connection.append(stub)
    }
  }

  /// Reduces a change to its stub.
  func empty(_ change: Change) throws {
    try connection.execute(
      """
      UPDATE change SET version = 1, day = NULL, body = NULL, follows = :follows
      WHERE \(Change.ofName)
      """, change.nameArguments.merging(["follows": change.forgotten.follows]) { $1 })
  }

  private static let ofRecord = "profile = :profile AND kind = :kind AND id = :id"
}

/// Pending work on this device after forgetting.
enum ForgettingNote {
  /// The forgotten text still has to be erased from the home's files and from the shared folder.
  static let home = "forgotten", folder = "sync.forgotten"
  /// Only copies of the home still have it, which could not be read.
  static let copies = "forgotten.copies"

  /// Notes the work after a write to a profile's log. Each time the note has another value, so that
  /// work that began earlier does not count.
  static func add(_ name: String, after profile: String, to connection: any Connection) throws {
    let last = try DeviceNote.read(name, from: connection).flatMap { Int($0) } ?? 0
    let value = max(last, try connection.position(of: profile)) + 1
    try DeviceNote.write(String(value), as: name, to: connection)
  }

  /// Removes the note if it still has the value that it had when the work began.
  static func remove(_ name: String, of value: String?, from connection: any Connection) throws {
    guard try DeviceNote.read(name, from: connection) == value else { return }
    try DeviceNote.write(nil, as: name, to: connection)
  }
}

extension Change {
  /// The SQL condition that a row has a change's name.
  static let ofName = "profile = :profile AND device = :device AND number = :number"

  /// A change's name as SQL arguments.
  var nameArguments: SQLArguments {
    ["profile": profile, "device": device, "number": number]
  }
}
