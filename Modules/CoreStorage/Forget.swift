public import CoreModels
import Foundation
import GRDB

/// What a person wants to have forgotten.
public enum ForgetScope: Hashable, Sendable {
  /// The records of that id.
  case record(String)
  /// What a day has.
  case day(Day)
  /// What earlier days have.
  case before(Day)
  /// Everything of a product, by its id.
  case product(String)
}

extension Store {
  /// The records of which the log still has words, among what is to be forgotten.
  public func records(in scope: ForgetScope) async throws -> [RecordName] {
    let profile = profile
    return try await engine.read { connection in
      var arguments: SQLArguments = ["profile": profile]
      let condition = arguments.isIn(scope)
      return try connection.rows(
        """
        SELECT DISTINCT kind, id FROM change
        WHERE profile = :profile AND body IS NOT NULL AND \(Change.isWhole) AND \(condition)
        ORDER BY kind, id
        """, arguments
      ) { RecordName(kind: try $0.value(at: 0), id: try $0.value(at: 1)) }
    }
  }

  /// Has records forgotten, with every state that they ever had, here and on every device that
  /// learns of it; nothing brings them back. ``finishForgetting()`` is to follow.
  public func forget(_ records: [RecordName]) async throws {
    try await transaction { transaction in
      for record in records { try transaction.forget(record) }
    }
  }

  /// Takes what was forgotten out of the home's files: the text index, free pages, the log of
  /// writes, and copies in the folder `replaced`. Does nothing where nothing was. Answers whether
  /// all of it is gone.
  @discardableResult
  public func finishForgetting() async throws -> Bool {
    let isDue = try await engine.read { try DeviceNote.read(ForgettingNote.home, from: $0) != nil }
    guard isDue, unwritable == nil else { return true }
    try await engine.write { connection in
      try connection.tidyIndex()
      try DeviceNote.write(nil, as: ForgettingNote.home, to: connection)
    }
    guard let file = engine as? SQLiteEngine else { return true }
    try await forgetInCopies()
    // A page keeps what was moved from it until it is written anew. A server's are all the time, and
    // nobody waits there for it.
    if try file.dataVersion() == nil {
      try await explainingErrors { try await file.writer.vacuum() }
    }
    return try await clearTraces()
  }

  /// Has the copies forget what this home forgot.
  private func forgetInCopies() async throws {
    guard let path = try file.path else { return }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path + "/replaced"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let forgettings = try await engine.read { connection in
      try Change.fetch(
        from: connection, where: "undoes = :forgets", order: "sequence",
        ["forgets": Change.forgets])
    }
    for name in names.sorted() {
      let path = folder + "/" + name
      if name.hasSuffix(".sqlite") {
        // One that cannot be read any more is no copy of anything.
        guard let copy = try? Store.open(path: path, kinds: [], effects: effects) else { continue }
        try await copy.merge(forgettings)
        try await copy.finishForgetting()
        try copy.file.close()
      } else if name.hasSuffix(".json"), let data = FileManager.default.contents(atPath: path),
        let archive = try? Archive(parsing: data)
      {
        let owner = String(name.prefix(name.count - "-20261121T093000Z.json".count))
        let own = forgettings.filter { $0.profile == owner }
        guard !own.isEmpty else { continue }
        let copy = try Store.inMemory(profile: owner, effects: effects)
        try await copy.take(archive)
        try await copy.merge(own)
        try replacePrivateFile(at: path, with: try await Archive(of: copy).data())
      }
    }
  }
}

extension Transaction {
  fileprivate func forget(_ record: RecordName) throws {
    let stored = try snapshot.latest(record.kind, record.id)
    let forgetting = try append(
      kind: record.kind, id: record.id, version: 1, day: nil, body: nil, undoes: Change.forgets,
      follows: try stored?.name(on: snapshot.log.device()) ?? "0")
    try forgetting.becomeRecord(in: snapshot.log, text: nil, replacing: stored != nil)
    try Forgetting(store, in: snapshot.log).settle(ExactName(forgetting))
  }
}

extension SQLArguments {
  /// The condition that a change is of a record that is to be forgotten.
  fileprivate mutating func isIn(_ scope: ForgetScope) -> String {
    // What has gone to another day belongs there.
    func unless(_ elsewhere: String) -> String {
      """
      NOT EXISTS (
        SELECT 1 FROM record WHERE record.profile = change.profile AND record.kind = change.kind
          AND record.id = change.id AND record.day \(elsewhere) :day)
      """
    }
    switch scope {
    case .record(let id):
      self["id"] = id
      return "id = :id"
    case .day(let day):
      self["day"] = day.epochDay
      return "day = :day AND \(unless("<>"))"
    case .before(let day):
      self["day"] = day.epochDay
      return "day < :day AND \(unless(">="))"
    case .product(let id):
      (self["first"], self["end"]) = (id + ".", id + "/")
      return "kind >= :first AND kind < :end"
    }
  }
}
