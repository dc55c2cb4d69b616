import CoreModels
import Foundation
import Seeded
import Testing

@testable import CoreStorage

@Suite("A file of version 1 is upgraded once, and loses nothing")
struct UpgradeTests {
  let place: TemporaryHome
  init() throws { place = try TemporaryHome() }

  /// Everything that a person may see in a store.
  private func content(of store: Store) async throws -> [String] {
    let entries = store.collection(of: Entry.self)
    let history = try await store.history().map { "\($0)" }
    let lists = try await [entries.list(), entries.list(order: .lastWrittenFirst)]
    let found = try await entries.search("kon").map { "\($0.value.id) \($0.excerpt)" }.sorted()
    let batches = try await store.undoable().map { $0.map(\.id) }
    return history + ["\(lists)", "\(found)", "\(batches)", "\(try await store.profiles())"]
  }

  /// Writes entries with several states, a deletion, an undo and something forgotten, and turns the
  /// file into one of version 1. Returns its content.
  private func fill(pages: Int = 0) async throws -> [String] {
    let store = try place.open()
    let page = String(repeating: "dlhý text ", count: 1000)
    try await store.transaction { transaction in
      for number in 0..<40 {
        try transaction.put(Entry("\(number)", "kôň \"\(number)\"\n", on: "2026-11-21"))
      }
      for number in 0..<pages { try transaction.put(Entry("page \(number)", page)) }
    }
    let entries = store.collection(of: Entry.self)
    for id in ["3", "4", "5"] { try await entries.put(Entry(id, "changed \(id)")) }
    try await entries.remove("6")
    try await entries.put(Entry("7", "undone"))
    try await store.undo()
    try await store.forget(store.records(in: .record("8")))
    try await store.profile(named: "eva").collection(of: Note.self).put(Note(id: "n", value: 1))
    let content = try await content(of: store)
    try store.file.close()
    try place.makeFormer()
    return content
  }

  @Test("whoever opens it first", arguments: [Store.Access.command, .server])
  func all(access: Store.Access) async throws {
    let before = try await fill()
    for _ in 0..<2 {
      let store = try place.open(access)
      #expect(try await content(of: store) == before)
      #expect(try await store.problems() == [])
      #expect(try await store.chainProblems() == [])
      #expect(try await store.integer("PRAGMA user_version") == 2)
      #expect(
        try await store.integer("SELECT count(*) FROM record WHERE typeof(searched) = 'text'") == 0)
    }
    let entries = try place.open().collection(of: Entry.self)
    try await entries.put(Entry("3", "biely kôň"))
    #expect(try await entries.search("biely").map(\.value.id) == ["3"])
    #expect(try await entries.search("changed").map(\.value.id).sorted() == ["4", "5"])
  }

  @Test("while that version has it open, which goes on reading, and fails when it writes")
  func open() async throws {
    let before = try await fill()
    let former = try Outsider(path: place.home.storePath)
    let text = "SELECT text FROM record WHERE id = '3'"
    let read = try former.text(text)
    let store = try place.open()
    #expect(try former.text(text) == read)
    #expect(throws: (any Error).self) {
      try former.run("UPDATE record SET text = '' WHERE id = '3'")
    }
    #expect(try await content(of: store) == before)
  }

  /// All that the file says of its tables, its log and its records.
  private func state(of place: TemporaryHome) throws -> String? {
    try Outsider(path: place.home.storePath).text(
      """
      SELECT group_concat(sql) || (SELECT user_version FROM pragma_user_version)
        || (SELECT group_concat(sequence || id || quote(body) || quote(hash)) FROM change)
        || (SELECT group_concat(key || id || version || quote(body) || quote(text)) FROM record)
      FROM sqlite_master
      """)
  }

  /// The size of SQLite's write-ahead log.
  private func logSize(of place: TemporaryHome) -> Int {
    let log = try? FileManager.default.attributesOfItem(atPath: place.home.storePath + "-wal")
    return log?[.size] as? Int ?? 0
  }

  @Test("killed at any moment of it, as before or complete, and then upgraded as if nothing were")
  func kills() async throws {
    let before = try await fill(pages: 500)
    let (former, untouched) = (try #require(place.storeBytes), try state(of: place))
    let upgraded = try place.open()
    let (complete, size) = (try state(of: place), logSize(of: place))
    #expect(try await content(of: upgraded) == before)
    var random = SeededGenerator(seed: UInt64(CrashTests.rounds))
    var interrupted = 0
    for _ in 0..<CrashTests.rounds {
      let copy = try TemporaryHome()
      try copy.place(former)
      let child = try ChildProcess(["hold", "--home", copy.home.path], output: "/dev/null")
      let moment = Int.random(in: 1...size, using: &random)
      while logSize(of: copy) < moment { child.run(microseconds: 300) }
      for _ in 0..<Int.random(in: 0...40, using: &random) { child.run(microseconds: 300) }
      child.kill()
      let left = try state(of: copy)
      #expect(left == untouched || left == complete)
      interrupted += left == untouched ? 1 : 0
      let store = try copy.open()
      #expect(try state(of: copy) == complete)
      #expect(try await store.problems() == [])
    }
    #expect(interrupted > 0)
    print("\(CrashTests.rounds) kills, \(interrupted) before the upgrade was complete")
  }
}

extension TemporaryHome {
  /// Turns the store's file, which nobody has open, into one of version 1, with the SQL by which
  /// that version created its tables.
  func makeFormer() throws {
    try Outsider(path: home.storePath).run(
      """
      BEGIN IMMEDIATE;
      CREATE TABLE former AS
        SELECT key, profile, kind, id, device, number, clock, version, day, body, text FROM record;
      DROP TABLE record_text;
      DROP VIEW searchable;
      DROP TABLE record;
      CREATE TABLE record (
        key INTEGER PRIMARY KEY,
        profile TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
        device TEXT NOT NULL, number INTEGER NOT NULL, clock INTEGER NOT NULL,
        version INTEGER NOT NULL, day INTEGER, body TEXT, text TEXT,
        UNIQUE (profile, kind, id)
      );
      CREATE INDEX record_by_day ON record (profile, kind, day, clock) WHERE body IS NOT NULL;
      CREATE INDEX record_by_clock ON record (profile, kind, clock) WHERE body IS NOT NULL;
      CREATE VIEW searchable AS SELECT key, text FROM record WHERE text IS NOT NULL;
      CREATE VIRTUAL TABLE record_text USING fts5 (
        text, content = 'searchable', content_rowid = 'key',
        tokenize = 'unicode61 remove_diacritics 2'
      );
      CREATE TRIGGER record_text_insert AFTER INSERT ON record WHEN new.text IS NOT NULL BEGIN
        INSERT INTO record_text (rowid, text) VALUES (new.key, new.text);
      END;
      CREATE TRIGGER record_text_delete AFTER DELETE ON record WHEN old.text IS NOT NULL BEGIN
        INSERT INTO record_text (record_text, rowid, text) VALUES ('delete', old.key, old.text);
      END;
      CREATE TRIGGER record_text_drop BEFORE UPDATE ON record WHEN old.text IS NOT NULL BEGIN
        INSERT INTO record_text (record_text, rowid, text) VALUES ('delete', old.key, old.text);
      END;
      CREATE TRIGGER record_text_take AFTER UPDATE ON record WHEN new.text IS NOT NULL BEGIN
        INSERT INTO record_text (rowid, text) VALUES (new.key, new.text);
      END;
      INSERT INTO record
        (key, profile, kind, id, device, number, clock, version, day, body, text)
        SELECT * FROM former;
      DROP TABLE former;
      DROP INDEX change_unhashed;
      DROP INDEX change_reconciled;
      PRAGMA user_version = 1;
      COMMIT;
      """)
  }
}
