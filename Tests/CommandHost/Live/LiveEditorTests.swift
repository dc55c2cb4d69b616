import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import SmallDisk
import Synchronization
import Testing

@testable import CommandHost

@Suite("The person's editor") struct LiveEditorTests {
  private let folder = TemporaryFolder()

  private var drafts: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/drafts")) ?? []
  }

  /// Edits a text with a command line in place of the user, and returns the result.
  private func edit(
    _ text: String, with editor: String,
    save: @escaping @Sendable (String) throws -> Void = { _ in }
  ) async throws -> String? {
    let saved = Mutex<String?>(nil)
    let live = Editor.live(home: Home(path: folder.path), environment: ["EDITOR": editor])
    try await live.edit(text, "note.txt") { edited in
      try save(edited)
      saved.withLock { $0 = edited }
    }
    return saved.withLock { $0 }
  }

  @Test func `is handed the text in a private file, and what it wrote is kept`() async throws {
    let script =
      #"f() { test "$(stat -c %a "$1" 2>/dev/null || stat -f %Lp "$1")" = 600 && "#
      + #"printf ' and tea 🍵' >>"$1"; }; f"#
    #expect(try await edit("Čo dnes?", with: script) == "Čo dnes? and tea 🍵")
    #expect(drafts.isEmpty)
  }

  @Test(arguments: ["\u{FEFF}marked", "e\u{301}\r\n", "nul\0inside", "\u{FEFF}"])
  func `that changes nothing gives the text back byte for byte`(text: String) async throws {
    let edited = try await edit(text, with: "true")
    #expect(edited.map { Array($0.utf8) } == Array(text.utf8))
  }

  @Test func `VISUAL comes before EDITOR`() async throws {
    let live = Editor.live(
      home: Home(path: folder.path), environment: ["VISUAL": "true", "EDITOR": "false"])
    try await live.edit("", "note.txt") { #expect($0.isEmpty) }
  }

  @Test func `that fails keeps the draft where something was written`() async throws {
    await #expect(throws: EditorError.failed(status: 3, draft: nil)) {
      _ = try await edit("as it was", with: "f() { exit 3; }; f")
    }
    #expect(drafts.isEmpty)
    do {
      _ = try await edit("as it was", with: #"f() { printf new >"$1"; exit 1; }; f"#)
      Issue.record("a failed editor was taken for one that worked")
    } catch EditorError.failed(status: 1, let draft?) {
      #expect(try String(contentsOfFile: draft, encoding: .utf8) == "new")
    }
  }

  @Test func `that does not exist is told apart`() async throws {
    await #expect(throws: EditorError.cannotStart) {
      _ = try await edit("", with: "/nowhere/editor")
    }
  }

  @Test func `loses nothing when the text cannot be kept`() async throws {
    do {
      _ = try await edit("old", with: #"f() { printf new >"$1"; }; f"#) { _ in
        throw StoreError.full
      }
      Issue.record("a text that was not kept was taken for one that was")
    } catch let error as EditorError {
      guard case .notKept(_, let draft) = error else { throw error }
      #expect(error.failure(in: .english).kind.exitCode == 74)
      #expect(try String(contentsOfFile: draft, encoding: .utf8) == "new")
      // The language is the failure's, not the environment's.
      let reason = StoreError.full.failure(in: .slovak).message
      #expect(
        error.failure(in: .slovak).message == "\(reason) Čo ste napísali, je v súbore \(draft).")
    }
  }

  @Test func `that wrote no text is refused, and the draft stays`() async throws {
    await #expect(throws: EditorError.self) {
      _ = try await edit("", with: #"f() { printf '\377' >"$1"; }; f"#)
    }
    #expect(drafts.count == 1)
  }

  @Test(.enabled(if: SmallDisk.isPossible))
  func `a draft for which there is no space leaves nothing behind`() async throws {
    let disk = try SmallDisk(kibibytes: 64)
    let live = Editor.live(home: Home(path: disk.path), environment: ["EDITOR": "true"])
    await #expect(throws: EditorError.self) {
      try await live.edit(String(repeating: "x", count: 1 << 20), "note.txt") { _ in }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path).isEmpty)
  }
}
