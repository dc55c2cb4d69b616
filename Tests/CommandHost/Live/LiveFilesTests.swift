import CorePlugin
import CoreStorage
import Foundation
import SmallDisk
import Testing

@testable import CommandHost

@Suite("The machine's files") struct LiveFilesTests {
  let folder = TemporaryFolder()
  private let files = Files.live(sparing: nil)

  private func path(_ name: String) -> String { folder.path + "/" + name }

  private func mode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require((attributes[.posixPermissions] as? NSNumber)?.intValue)
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  @Test func `are written and read again as they were`() throws {
    for text in ["kôň\n", ""] {
      try files.write(Data(text.utf8), path("note.txt"))
      #expect(try files.read(path("note.txt"), 100) == Data(text.utf8))
    }
    #expect(try names == ["note.txt"])
  }

  @Test func `are refused where they are missing, folders or too large`() throws {
    try files.write(Data("12345".utf8), path("five"))
    #expect(throws: FileError.missing(path: path("none"))) { try files.read(path("none"), 9) }
    #expect(throws: FileError.unnamed) { try files.read("", 9) }
    #expect(throws: FileError.isFolder(path: folder.path)) { try files.read(folder.path, 9) }
    #expect(throws: FileError.tooLarge(path: path("five"), limit: 4)) {
      try files.read(path("five"), 4)
    }
    #expect(try files.read(path("five"), 5).count == 5)
    #expect(throws: FileError.tooLarge(path: "/dev/zero", limit: 1 << 20)) {
      try files.read("/dev/zero", 1 << 20)
    }
    #expect(try files.read("/dev/null", 9).isEmpty)
  }

  @Test func `are no pipes, which might never end`() throws {
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    #expect(throws: FileError.isPipe(path: path("pipe"))) { try files.read(path("pipe"), 9) }
  }

  @Test func `are the person's own while they are new, and keep their mode later`() throws {
    try files.write(Data("1".utf8), path("diary"))
    #expect(try mode(path("diary")) == 0o600)
    for kept: mode_t in [0o644, 0o400] {
      #expect(chmod(path("diary"), kept) == 0)
      try files.write(Data("2".utf8), path("diary"))
      #expect(try mode(path("diary")) == Int(kept))
    }
  }

  @Test func `are replaced where a link leads, and the link stays`() throws {
    try files.write(Data("1".utf8), path("real"))
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: path("real"))
    try files.write(Data("2".utf8), path("link"))
    #expect(try files.read(path("real"), 9) == Data("2".utf8))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == path("real"))
  }

  @Test func `are not written into what is no folder, and nothing is left behind`() throws {
    try files.write(Data("1".utf8), path("file"))
    for target in ["none/note", "file/note"] {
      #expect(throws: FileError.cannotWrite(path: path(target))) {
        try files.write(Data("2".utf8), path(target))
      }
    }
    #expect(try names == ["file"])
  }

  @Test func `that are devices, pipes or folders are neither written to nor replaced`() throws {
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: path("null"), withDestinationPath: "/dev/null")
    try FileManager.default.createSymbolicLink(
      atPath: path("nowhere"), withDestinationPath: path("none"))
    let names = try names
    for target in [path("pipe"), path("null"), path("nowhere"), folder.path, "/dev/full", "-"] {
      #expect(throws: StoreError.notAFile(path: target)) {
        try files.write(Data("x".utf8), target)
      }
    }
    #expect(try self.names == names)
    #expect(
      try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
        as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test func `that are the home's own are not written, by whatever name`() throws {
    let home = Home(path: path("home"))
    let files = Files.live(sparing: home)
    for folder in ["", "/secrets", "/replaced"] { try files.makeFolder(home.path + folder) }
    let store = home.path + "/daybook.sqlite"
    try Data("store".utf8).write(to: URL(fileURLWithPath: store))
    #expect(link(store, path("hard")) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: path("soft"), withDestinationPath: home.path)
    for target in [
      store, store + "-wal", path("hard"), path("soft") + "/daybook.sqlite",
      home.path + "/secrets/key", home.path + "/replaced/copy.sqlite",
    ] {
      #expect(throws: StoreError.ownFile(path: target)) {
        try files.write(Data("x".utf8), target)
      }
    }
    #expect(try files.read(store, 9) == Data("store".utf8))
    try files.write(Data("{}".utf8), home.path + "/whereabouts.json")
  }

  @Test func `that a stopped command left half written are tidied by the next one`() throws {
    let (left, young) = (path(".daybook-a1b2c3.part"), path(".daybook-d4e5f6.part"))
    let theirs = path(".theirs.part")
    for part in [left, young, theirs] { try Data("x".utf8).write(to: URL(fileURLWithPath: part)) }
    for part in [left, theirs] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: part)
    }
    try files.write(Data("1".utf8), path("note"))
    #expect(
      try Set(names)
        == ["note", ".theirs.part", ".daybook-d4e5f6.part"])
  }

  @Test(.enabled(if: SmallDisk.isPossible))
  func `keep what they were when the disk is full`() throws {
    let disk = try SmallDisk(kibibytes: 64)
    let note = disk.path + "/note"
    try files.write(Data("old".utf8), note)
    #expect(throws: FileError.diskFull(path: note)) {
      try files.write(Data(repeating: 0x61, count: 1 << 20), note)
    }
    #expect(try files.read(note, 100) == Data("old".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == ["note"])
  }

  @Test(
    arguments: [
      ("/a/b", "/a/b"), ("/a/../b", "/b"), ("/a/./b/", "/a/b"),
      ("b", FileManager.default.currentDirectoryPath + "/b"),
    ])
  func `have absolute paths`(path: String, absolute: String) {
    #expect(files.absolutePath(path) == absolute)
  }
}
