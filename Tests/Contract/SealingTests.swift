import Foundation
import Testing

@Suite("What daybook-seal does for daybook") struct SealingTests {
  private let passphrase = Data("a long calm day\n".utf8)

  @Test func `a backup is sealed, and restored with the same passphrase alone`() async throws {
    let command = try Command()
    let file = command.folder + "/day.age"
    _ = try await command.run("mori", ["gratitude", "tea with Eva"])
    let made = try await command.run(
      "daybook", ["backup", file, "--passphrase"], input: passphrase)
    #expect(made.status == 0, "\(made)")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    #expect(bytes.starts(with: Data("age-encryption.org/v1\n".utf8)))
    #expect(bytes.range(of: Data("tea with Eva".utf8)) == nil)
    _ = try await command.run("mori", ["gratitude", "--remove"])
    let other = Data("another one\n".utf8)
    #expect(try await command.run("daybook", ["restore", file], input: other).status == 65)
    let restored = try await command.run("daybook", ["restore", file], input: passphrase)
    #expect(restored.status == 0, "\(restored)")
    #expect(try await command.run("mori", ["gratitude"]).output.contains("tea with Eva"))
  }

  @Test func `without it nothing is written, and one line tells why`() async throws {
    let command = try Command()
    let alone = command.folder + "/daybook"
    try FileManager.default.copyItem(
      at: Command.executable("daybook"), to: URL(fileURLWithPath: alone))
    let file = command.folder + "/day.age"
    let made = try await command.run(alone, ["backup", file, "--passphrase"], input: passphrase)
    #expect(
      made
        == .init(
          status: 69,
          errors: """
            This needs daybook-seal beside daybook or on the PATH; Scripts/release makes both.

            """))
    #expect(!FileManager.default.fileExists(atPath: file))
  }
}
