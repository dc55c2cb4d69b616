import CoreModels

extension Change {
  /// What ``undoes`` is of a forgetting: it takes back all of its record that is not later.
  static let forgets = "*"
  /// The condition that a row of the log has its state, and is no stub.
  static let isWhole = "(follows IS NULL OR follows >= '0')"

  /// Whether it has the record forgotten: removed, with every word of what it was until then.
  public var isForgetting: Bool { undoes == Change.forgets }

  /// Whether it is the stub of a change whose record was forgotten: its name without its words.
  public var isForgotten: Bool { follows?.hasPrefix("-") ?? false }

  /// What only its name and its place are left of.
  var forgotten: Change {
    var stub = self
    (stub.version, stub.day, stub.body) = (1, nil, nil)
    stub.follows = isForgotten ? follows : "-" + (follows ?? "")
    return stub
  }

  /// Whether it says what other changes made of the record, so that it has no state of its own.
  fileprivate var isDerived: Bool { marked != nil || isReconciliation }

  /// What a derived change notes of the forgetting that it knows, at the end of ``follows``.
  fileprivate var forgettingNote: String { "*\(device)/\(number)" }
}

/// The law of forgetting: of every change that a record had until it was forgotten, each device
/// keeps a stub alone, whenever the change or the forgetting arrives; so that no merge brings the
/// words back. Of two copies of a change the stub holds. What was made of such changes by a device
/// that did not know of it yet, a mark or a reconciliation, becomes a stub however late it is.
struct Forgetting {
  let store: Store
  let connection: any Connection

  init(_ store: Store, in connection: any Connection) {
    (self.store, self.connection) = (store, connection)
  }

  /// The record's last forgetting.
  func last(of record: ExactName) throws -> Change? {
    try Change.fetch(
      from: connection, where: "\(Self.ofRecord) AND undoes = :forgets",
      order: "clock DESC, device DESC, number DESC LIMIT 1",
      record.arguments.merging(["forgets": Change.forgets]) { $1 }
    ).first
  }

  /// What a mark or a reconciliation of the record notes, so that others see that it came after.
  func note(of record: ExactName) throws -> String? { try last(of: record)?.forgettingNote }

  /// The records of a person's that are named among the changes and were forgotten once.
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

  /// Makes stubs of what is to be forgotten of a record; answers whether there was anything.
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
    for note in [ForgettingNote.home, ForgettingNote.folder] {
      try DeviceNote.write("1", as: note, to: connection)
    }
    return true
  }

  /// Tells again which stubs the record has that its last forgetting does not explain: a wrong clock
  /// had dated it later, and others did not see it then.
  func tellAgain(of record: ExactName) throws {
    guard let last = try last(of: record) else { return }
    let stubs = try Change.fetch(
      from: connection,
      where: "\(Self.ofRecord) AND follows LIKE '-%' AND clock > :clock", order: "clock",
      record.arguments.merging(["clock": last.clock]) { $1 }
    ).filter { $0.marked == nil && !($0.follows?.hasPrefix("-~") ?? false) }
    for stub in stubs {
      try connection.execute("DELETE FROM change WHERE \(Self.ofName)", stub.nameArguments)
      _ = try connection.append(stub)
    }
  }

  /// Makes a stub of a change.
  func empty(_ change: Change) throws {
    try connection.execute(
      """
      UPDATE change SET version = 1, day = NULL, body = NULL, follows = :follows
      WHERE \(Self.ofName)
      """, change.nameArguments.merging(["follows": change.forgotten.follows]) { $1 })
  }

  private static let ofRecord = "profile = :profile AND kind = :kind AND id = :id"
  private static let ofName = "profile = :profile AND device = :device AND number = :number"
}

/// What is still to be done on this device after something was forgotten.
enum ForgettingNote {
  /// The words are to leave the home's files, and the folder's.
  static let home = "forgotten", folder = "sync.forgotten"
}

extension Change {
  /// A change's name as SQL has it.
  var nameArguments: SQLArguments {
    ["profile": profile, "device": device, "number": number]
  }
}
