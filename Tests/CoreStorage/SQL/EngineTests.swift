import CoreModels
import Foundation
import SmallDisk
import Testing

@testable import CoreStorage

@Suite("The file is shared, durable, and never another program's")
struct EngineTests {
  let place: TemporaryHome
  init() throws { place = try TemporaryHome() }

  @Test("what was acknowledged survives a power cut", arguments: [Store.Access.command, .server])
  func durable(access: Store.Access) async throws {
    for _ in 0..<2 {
      let store = try place.open(access)
      #expect(try await store.integer("PRAGMA synchronous") == 2)
      #expect(try await store.readersText("PRAGMA journal_mode") == "wal")
      #expect(try await store.integer("PRAGMA busy_timeout") == 5000)
      try await store.collection(of: Note.self).put(Note(id: "n", value: 1))
      #expect(try await store.integer("PRAGMA synchronous") == 2)
    }
  }

  @Test("a command and the hub share the file at the same time")
  func shared() async throws {
    let (hub, command) = try (place.open(.server, device: "x"), place.open(device: "y"))
    #expect(hub.device == "x" && command.device == "x")
    let (ours, theirs) = (hub.collection(of: Note.self), command.collection(of: Note.self))
    for number in 0..<20 {
      try await ours.put(Note(id: "\(number)", value: number))
      try await theirs.put(Note(id: "\(number)", value: -number))
      #expect(try await ours.find("\(number)")?.value == -number)
    }
    #expect(try await hub.problems() == [])
  }

  @Test("an empty file is a new store", arguments: [Store.Access.command, .server])
  func empty(access: Store.Access) async throws {
    try place.place(Data())
    let store = try place.open(access)
    try await store.collection(of: Note.self).put(Note(id: "n", value: 1))
    #expect(try await store.problems() == [])
  }

  @Test("a writer that waits too long says so, and loses nothing")
  func locked() async throws {
    let store = try place.open(busySeconds: 0.05)
    let pool = try place.open(.server, busySeconds: 0.05)
    let notes = store.collection(of: Note.self)
    try await notes.put(Note(id: "n", value: 1))
    let outsider = try Outsider(path: place.home.storePath)
    try outsider.run("BEGIN IMMEDIATE")
    await #expect(throws: StoreError.locked) { try await notes.put(Note(id: "n", value: 2)) }
    await #expect(throws: StoreError.locked) {
      try await pool.collection(of: Note.self).put(Note(id: "n", value: 2))
    }
    // Reading and opening work in the meantime.
    #expect(try await place.open(busySeconds: 0.05).collection(of: Note.self).find("n")?.value == 1)
    try outsider.run("COMMIT")
    try await notes.put(Note(id: "n", value: 3))
    #expect(try await notes.find("n")?.value == 3)
  }

  @Test("a new file that another holds is waited for, and not for ever")
  func lockedWhenNew() throws {
    try place.place(Data())
    let outsider = try Outsider(path: place.home.storePath)
    try outsider.run("BEGIN EXCLUSIVE")
    #expect(throws: StoreError.locked) { try place.open(busySeconds: 0.1) }
    try outsider.run("COMMIT")
    _ = try place.open(busySeconds: 0.1)
  }

  @Test("a full disk is said, and all before it stays")
  func full() async throws {
    let store = try place.open()
    let entries = store.collection(of: Entry.self)
    try await entries.put(Entry("a", "kept"))
    let pages = try #require(try await store.integer("PRAGMA page_count"))
    _ = try await store.integer("PRAGMA max_page_count = \(pages + 2)")
    await #expect(throws: StoreError.full) {
      try await entries.put(Entry("b", String(repeating: "x", count: 100_000)))
    }
    #expect(try await entries.list() == [Entry("a", "kept")])
    _ = try await store.integer("PRAGMA max_page_count = 100000")
    try await entries.put(Entry("b", "room again"))
    #expect(try await store.problems() == [])
  }

  @Test("a connection that may not write says so")
  func readOnly() async throws {
    let store = try place.open()
    try await store.sql("PRAGMA query_only = 1")
    await #expect(throws: StoreError.readOnly) {
      try await store.collection(of: Note.self).put(Note(id: "n", value: 1))
    }
  }

  @Test(
    "a file of an earlier version gets what it lacks, and takes what that version still adds to its log",
    arguments: [Store.Access.command, .server])
  func former(access: Store.Access) async throws {
    do { try await place.open().collection(of: Note.self).put(Note(id: "n", value: 1)) }
    let outsider = try Outsider(path: place.home.storePath)
    try place.makeFormer()
    for column in ["origin", "hash"] {
      try outsider.run("ALTER TABLE change DROP COLUMN \(column)")
    }
    let store = try place.open(access).writing(through: Origin(.page))
    try await store.collection(of: Note.self).put(Note(id: "n", value: 2))
    try outsider.run(
      """
      INSERT INTO change (profile, device, number, batch, automatic, clock, kind, id, version, body)
      VALUES ('me', 'old', 1, 1, 0, 1, 'test.note', 'n', 1, '{"id":"n","value":0}')
      """)
    #expect(try await store.history().map(\.origin) == [Origin(.page), nil, nil])
    #expect(try await store.chainProblems() == [])
    #expect(try await store.problems() == [])
  }

  #if os(Linux)
    @Test(
      "a disk without room for SQLite's side files serves nobody",
      .enabled(if: SmallDisk.isPossible))
    func noRoom() async throws {
      let disk = try SmallDisk(kibibytes: 512)
      let place = try TemporaryHome(in: disk.path)
      try await place.open().collection(of: Note.self).put(Note(id: "n", value: 1))
      disk.fill()
      #expect(throws: StoreError.full) { try place.open(.server) }
      disk.empty()
      #expect(try await place.open(.server).collection(of: Note.self).find("n")?.value == 1)
    }

    @Test(
      "on a disk without room a command still reads everything, and says why it cannot write",
      .enabled(if: SmallDisk.isPossible))
    func readsWithoutRoom() async throws {
      let disk = try SmallDisk(kibibytes: 512)
      let place = try TemporaryHome(in: disk.path)
      try await place.open().collection(of: Note.self).put(Note(id: "n", value: 1))
      disk.fill()
      try await expectReadable(place.open(), because: .full)
    }

    private func expectReadable(_ store: Store, because reason: StoreError) async throws {
      let notes = store.collection(of: Note.self)
      #expect(store.unwritable == reason)
      #expect(try await notes.find("n")?.value == 1)
      #expect(try await store.problems() == [])
      #expect(try await Archive(of: store).changes.count == 1)
      await #expect(throws: reason) { try await notes.put(Note(id: "n", value: 2)) }
    }

    @Test(
      "a disk that was mounted to be read is read, and serves nobody",
      .enabled(if: SmallDisk.isPossible))
    func readOnlyDisk() async throws {
      let disk = try SmallDisk(kibibytes: 512)
      let place = try TemporaryHome(in: disk.path)
      try await place.open().collection(of: Note.self).put(Note(id: "n", value: 1))
      // The tables as an earlier version created them.
      try place.makeFormer()
      try Outsider(path: place.home.storePath).run("ALTER TABLE change DROP COLUMN origin")
      try disk.makeReadOnly()
      #expect(throws: StoreError.readOnly) { try place.open(.server) }
      try await expectReadable(place.open(), because: .readOnly)
    }

    @Test("what a crash left in the log is read too, where nothing can be written")
    func unfinishedLog() async throws {
      let store = try place.open()
      try await store.collection(of: Note.self).put(Note(id: "n", value: 1))
      let copy = try TemporaryHome()
      try copy.place(try #require(place.storeBytes))
      let log = try #require(FileManager.default.contents(atPath: place.home.storePath + "-wal"))
      try log.write(to: URL(fileURLWithPath: copy.home.storePath + "-wal"))
      for file in ["", "-wal"] { chmod(copy.home.storePath + file, 0o444) }
      chmod(copy.home.path, 0o555)
      defer { chmod(copy.home.path, 0o700) }
      try withoutPrivileges {
        let copied = try copy.open()
        #expect(copied.unwritable == .readOnly)
        let note = try copied.readNow { try $0.find(Note.self, "n") }
        #expect(note?.value == 1)
      }
    }

    @Test("a file of another user's that may only be read is not written, and stays as it is")
    func permissions() throws {
      do { _ = try place.open() }
      let copy = try TemporaryHome()
      try copy.place(try #require(place.storeBytes))
      chmod(copy.home.storePath, 0o444)
      chmod(copy.home.path, 0o555)
      let before = copy.storeBytes
      try withoutPrivileges {
        let opened = try copy.open()
        #expect(opened.unwritable == .readOnly)
      }
      #expect(copy.storeBytes == before)
      chmod(copy.home.storePath, 0o000)
      #expect(throws: StoreError.cannotOpen) { try withoutPrivileges { _ = try copy.open() } }
      chmod(copy.home.path, 0o700)
      let made = Home(path: copy.home.path + "/deeper")
      #expect(throws: StoreError.cannotCreateHome(path: made.path)) {
        try withoutPrivileges { try made.prepare() }
      }
    }

    @Test("a folder that is there, and may not be written, is said to be there")
    func permissionsOfFolder() throws {
      let home = place.home
      try FileManager.default.createDirectory(atPath: home.path, withIntermediateDirectories: true)
      chmod(home.path, 0o555)
      #expect(throws: StoreError.cannotWriteHome(path: home.path)) {
        try withoutPrivileges { try home.prepare() }
      }
    }

    @Test("a folder of secrets that may not be entered is not taken for one without the secret")
    func permissionsOfSecrets() throws {
      let vault = Secrets.Vault.files(in: place.home)
      try vault.save("x", "a")
      chmod(place.home.secretsPath, 0o000)
      #expect(throws: StoreError.secret(name: "a")) {
        try withoutPrivileges { _ = try vault.load("a") }
      }
      chmod(place.home.secretsPath, 0o700)
      #expect(try vault.load("a") == "x")
    }

    /// Runs a closure on this thread as an unprivileged user, even if the tests run as root.
    private func withoutPrivileges(_ body: () throws -> Void) throws {
      typealias Change = @convention(c) (UInt32) -> Int32
      let change = unsafeBitCast(dlsym(nil, "setfsuid"), to: Change.self)
      let user = UInt32(bitPattern: change(65_534))
      defer { _ = change(user) }
      try body()
    }
  #endif
}
