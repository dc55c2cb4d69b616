import CoreModels
import Foundation
import Testing

@testable import CoreStorage

@Suite("A home is one folder that only its person may enter")
struct HomeTests {
  @Test(
    "the option, else the environment, else the system's place",
    arguments: [
      ("/o", ["DAYBOOK_HOME": "/e", "HOME": "/h"], false, "/o"),
      (nil, ["DAYBOOK_HOME": "/e", "XDG_DATA_HOME": "/x", "HOME": "/h"], false, "/e"),
      ("", ["DAYBOOK_HOME": "/e", "HOME": "/h"], false, "/e"),
      (nil, ["DAYBOOK_HOME": "", "XDG_DATA_HOME": "/x/", "HOME": "/h"], false, "/x/daybook"),
      (nil, ["XDG_DATA_HOME": "x", "HOME": "/h"], false, "/h/.local/share/daybook"),
      (nil, ["HOME": "/h"], false, "/h/.local/share/daybook"),
      (nil, ["XDG_DATA_HOME": "/x"], false, "/x/daybook"),
      (nil, ["XDG_DATA_HOME": "/x", "HOME": "/h"], true, "/h/Library/Application Support/Daybook"),
      ("/o/../p/", [:], true, "/p"), (nil, ["HOME": "h"], false, nil), (nil, [:], true, nil),
    ] as [(String?, [String: String], Bool, String?)])
  func places(option: String?, environment: [String: String], isMac: Bool, path: String?) {
    guard let path else {
      #expect(throws: StoreError.noHome) {
        try Home.locate(option: option, environment: environment, isMac: isMac)
      }
      return
    }
    let home = try? Home.locate(option: option, environment: environment, isMac: isMac)
    #expect(home?.path == path)
    #expect(home?.storePath == path + "/daybook.sqlite")
  }

  @Test("folder 0700, file and side files 0600", arguments: [Store.Access.command, .server])
  func modes(access: Store.Access) async throws {
    let place = try TemporaryHome()
    let store = try place.open(access)
    try await store.collection(of: Note.self).put(Note(id: "n", value: 1))
    #expect(mode(place.home.path) == 0o700)
    for file in ["", "-wal", "-shm"] { #expect(mode(place.home.storePath + file) == 0o600) }
  }

  @Test("a file where the folder should be is not touched")
  func homeIsAFile() throws {
    let place = try TemporaryHome()
    try Data("mine".utf8).write(to: URL(fileURLWithPath: place.home.path))
    #expect(throws: StoreError.cannotCreateHome(path: place.home.path)) { try place.open() }
    #expect(FileManager.default.contents(atPath: place.home.path) == Data("mine".utf8))
  }

  @Test("a folder where the file should be cannot be opened")
  func storeIsAFolder() throws {
    let place = try TemporaryHome()
    try FileManager.default.createDirectory(
      atPath: place.home.storePath, withIntermediateDirectories: true)
    #expect(throws: StoreError.cannotOpen) { try place.open() }
  }

  @Test("a private file is replaced whole while another writer is at it")
  func replaced() throws {
    let folder = try TestFolder()
    try folder.write(Data("half".utf8), to: "file.part")
    try replacePrivateFile(at: folder.path + "/file", with: Data("whole".utf8))
    #expect(try folder.read("file") == Data("whole".utf8))
    #expect(try folder.read("file.part") == Data("half".utf8))
    #expect(mode(folder.path + "/file") == 0o600)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["file", "file.part"])
  }

  @Test("a lock is somebody else’s, or cannot be had at all")
  func locks() throws {
    let folder = try TestFolder()
    let lock = try #require(try FileLock(folder.path + "/lock"))
    let isFree = try FileLock(folder.path + "/lock") != nil
    #expect(!isFree)
    lock.release()
    #expect(throws: StoreError.cannotOpen) { try FileLock(folder.path + "/missing/lock") }
  }
}

/// The permission bits of a file.
func mode(_ path: String) -> Int? {
  try? FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
}
