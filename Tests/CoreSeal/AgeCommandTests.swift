import CoreStorage
import Foundation
import Testing

@testable import CoreSeal

/// `true` if there is an `age` command to compare with.
private let ageIsInstalled = access("/usr/bin/age", X_OK) == 0

/// The `age` command types its passphrases on a terminal, so a script types them on one.
@Suite("The age command and we", .enabled(if: ageIsInstalled)) struct AgeCommandTests {
  private static let typing = """
    import os, pty, sys
    words, command = sys.argv[1], sys.argv[2:]
    child, terminal = pty.fork()
    if child == 0:
        os.execvp(command[0], command)
    seen = b""
    while True:
        try:
            part = os.read(terminal, 1024)
        except OSError:
            break
        if not part:
            break
        seen += part
        if seen.rstrip().endswith(b":"):
            os.write(terminal, words.encode() + b"\\n")
            seen = b""
    sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
    """

  private func age(_ arguments: [String], typing words: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", Self.typing, words, "age"] + arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func folder() throws -> String {
    let path = NSTemporaryDirectory() + "/age-tests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  @Test func `open each other's files`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let text = Data(String(repeating: "A calm day. ", count: 10_000).utf8)
    let sealed = try Sealing.age(workFactor: 10).seal(text, "slow morning")
    try sealed.write(to: URL(fileURLWithPath: folder + "/ours.age"))
    #expect(
      try age(["-d", "-o", folder + "/ours", folder + "/ours.age"], typing: "slow morning") == 0)
    #expect(FileManager.default.contents(atPath: folder + "/ours") == text)

    try text.write(to: URL(fileURLWithPath: folder + "/theirs"))
    #expect(
      try age(["-p", "-o", folder + "/theirs.age", folder + "/theirs"], typing: "slow evening")
        == 0)
    let theirs = try #require(FileManager.default.contents(atPath: folder + "/theirs.age"))
    #expect(try Sealing.age.open(theirs, "slow evening") == text)
    #expect(throws: BackupError.wrongPassphrase) { try Sealing.age.open(theirs, "slow morning") }
  }

  @Test func `open each other's files for a key, and the key's own file`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let text = Data(String(repeating: "A calm day. ", count: 10_000).utf8)
    let sealing = Sealing.age(workFactor: 10)
    let key = try sealing.keys.make()
    try sealing.seal(Data((key + "\n").utf8), "slow morning")
      .write(to: URL(fileURLWithPath: folder + "/identity.age"))
    try sealing.keys.seal(text, key).write(to: URL(fileURLWithPath: folder + "/ours.age"))
    #expect(
      try age(["-d", "-o", folder + "/key", folder + "/identity.age"], typing: "slow morning") == 0)
    #expect(
      try age(
        ["-d", "-i", folder + "/key", "-o", folder + "/ours", folder + "/ours.age"], typing: "")
        == 0)
    #expect(FileManager.default.contents(atPath: folder + "/ours") == text)

    try text.write(to: URL(fileURLWithPath: folder + "/theirs"))
    let recipient = try AgeKey(key).recipient
    for options in [["-r", recipient], ["-a", "-r", recipient]] {
      let file = folder + "/theirs.age"
      #expect(try age(options + ["-o", file, folder + "/theirs"], typing: "") == 0)
      let theirs = try #require(FileManager.default.contents(atPath: file))
      #expect(sealing.keys.isForKey(theirs))
      #expect(try sealing.keys.open(theirs, key) == text)
      #expect(throws: BackupError.sealedForKey) { try sealing.open(theirs, "slow morning") }
    }
  }
}
