import CoreModels
import CorePlugin
import Foundation
import TestSupport
import Testing

@Suite("A file that a person names") struct FilesTests {
  private func text(_ bytes: [UInt8], limit: Int = 100) throws -> String {
    let files = Files(
      read: { path, limit in
        guard bytes.count <= limit else { throw FileError.tooLarge(path: path, limit: limit) }
        return Data(bytes)
      }, write: { _, _ in }, exists: { _ in false }, makeFolder: { _ in }, absolutePath: { $0 },
      isInputGiven: { false })
    return try files.text(of: "note.txt", limit: limit)
  }

  @Test(
    arguments: [
      ([], ""), (Array("kôň\n".utf8), "kôň\n"),
      ([0xEF, 0xBB, 0xBF] + Array("kôň".utf8), "kôň"), ([0xEF, 0xBB, 0xBF], ""),
      (Array("a\r\nb".utf8), "a\r\nb"), (Array("a\u{FEFF}b".utf8), "a\u{FEFF}b"),
    ] as [([UInt8], String)])
  func `is read as UTF-8, its byte order mark left out`(bytes: [UInt8], expected: String) throws {
    #expect(try text(bytes) == expected)
  }

  @Test(
    arguments: [
      [0xFF, 0xFE, 0x61, 0x00], [0x6B, 0xF4, 0xF2], [0xC3], [0xED, 0xA0, 0x80],
      [0xEF, 0xBB, 0xBF, 0xFF],
    ] as [[UInt8]])
  func `that is in another encoding is refused`(bytes: [UInt8]) throws {
    #expect(throws: FileError.notText(path: "note.txt")) { try text(bytes) }
  }

  @Test func `that is too large or missing is refused as its reader says`() throws {
    #expect(throws: FileError.tooLarge(path: "note.txt", limit: 2)) {
      try text([0x61, 0x61, 0x61], limit: 2)
    }
    #expect(throws: FileError.missing(path: "b")) {
      try Files.inMemory(["a": "text"]).text(of: "b", limit: 10)
    }
  }

  @Test(
    arguments: [
      (.missing(path: "a"), "file_missing", 66, "There is no file a."),
      (.unreadable(path: "a"), "file_unreadable", 74, "The file a cannot be read."),
      (
        .tooLarge(path: "a", limit: 2048), "file_too_large", 65,
        "The file a is larger than 2 KiB."
      ),
      (.notText(path: "a"), "file_not_text", 65, "The file a is not UTF-8 text."),
      (.cannotWrite(path: "a"), "file_cannot_write", 73, "The file a cannot be written."),
      (.diskFull(path: "a"), "disk_full", 74, "The disk is full, so a was not written."),
      (
        .unknownPictureType("a"), "unknown_picture_type", 64, "a is neither .svg nor .png."
      ),
      (
        .noPictures, "no_picture_program", 69,
        "PNG pictures need the program rsvg-convert, which is missing or failed."
      ),
    ] as [(FileError, String, Int32, String)])
  func `that cannot be used has a code, an exit code and a sentence`(
    error: FileError, code: String, exitCode: Int32, message: String
  ) {
    let failure = error.failure(in: .english)
    #expect(failure.code == code)
    #expect(failure.kind.exitCode == exitCode)
    #expect(failure.message == message)
    #expect(!failure.hint.isEmpty)
  }
}
