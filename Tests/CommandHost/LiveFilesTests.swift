import CorePlugin
import Foundation
import SmallDisk
import Testing

@testable import CommandHost

@Suite("The machine's files") struct LiveFilesTests {
  let folder = TemporaryFolder()
  private let files = Files.live

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
    #expect(throws: FileError.missing(path: "")) { try files.read("", 9) }
    #expect(throws: FileError.unreadable(path: folder.path)) { try files.read(folder.path, 9) }
    #expect(throws: FileError.tooLarge(path: path("five"), limit: 4)) {
      try files.read(path("five"), 4)
    }
    #expect(try files.read(path("five"), 5).count == 5)
    #expect(throws: FileError.tooLarge(path: "/dev/zero", limit: 1 << 20)) {
      try files.read("/dev/zero", 1 << 20)
    }
    #expect(try files.read("/dev/null", 9).isEmpty)
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
    #expect(throws: FileError.cannotWrite(path: folder.path)) {
      try files.write(Data("2".utf8), folder.path)
    }
    #expect(try names == ["file"])
  }

  @Test func `that are devices or pipes are written to and not replaced`() throws {
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    let reader = open(path("pipe"), O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try files.write(Data("through".utf8), path("pipe"))
    var bytes = [UInt8](repeating: 0, count: 20)
    let count = read(reader, &bytes, bytes.count)
    #expect(String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self) == "through")
    #expect(try names == ["pipe"])
    try files.write(Data("gone".utf8), "/dev/null")
    #expect(
      try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
        as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `say so when the disk is full`() throws {
    #expect(throws: FileError.diskFull(path: "/dev/full")) {
      try files.write(Data("x".utf8), "/dev/full")
    }
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
