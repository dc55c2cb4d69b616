import CoreReminders
import Foundation
import Synchronization
import Testing

@testable import CommandHost

@Suite("The notifier of this machine") struct LiveNotifierTests {
  private let programs = Programs()

  private func notifier(
    isMac: Bool = false, answering answer: @escaping @Sendable ([String]) -> (String, Int32)
  ) -> Notifier {
    LiveNotifier(isMac: isMac, environment: ["XDG_RUNTIME_DIR": "/run"]) { [programs] command in
      programs.append(command)
      let (text, status) = answer(command)
      return (Data(text.utf8), status)
    }.notifier
  }

  @Test func `hands texts to macOS as arguments, not as a part of a script`() async throws {
    try await notifier(isMac: true) { _ in ("", 0) }.show("-e \"x\"", "it's")
    #expect(
      programs.all == [
        [
          "osascript", "-e", "on run argv", "-e",
          "display notification (item 2 of argv) with title (item 1 of argv)", "-e", "end run",
          "--", "-e \"x\"", "it's",
        ]
      ])
    await #expect(throws: ReminderError.notificationRefused) {
      try await notifier(isMac: true) { _ in ("", 1) }.show("a", "b")
    }
  }

  @Test func `uses notify-send where there is no gdbus`() async throws {
    try await notifier { ("", $0[0] == "gdbus" ? 127 : 0) }.show("Title", "<b> & \\n")
    #expect(
      programs.all.last
        == ["notify-send", "--app-name=Daybook", "--", "Title", "&lt;b&gt; &amp; \\\\n"])
    await #expect(throws: ReminderError.noNotificationProgram) {
      try await notifier { _ in ("", 127) }.show("a", "b")
    }
    await #expect(throws: ReminderError.noNotificationService) {
      try await notifier { ("", $0[0] == "gdbus" ? 127 : 1) }.show("a", "b")
    }
  }

  @Test func `tells when the desktop refuses`() async throws {
    await #expect(throws: ReminderError.notificationRefused) {
      try await notifier { $0.contains { $0.hasSuffix(".Notify") } ? ("", 1) : ("([],)", 0) }
        .show("a", "b")
    }
  }

  @Test func `adds lines to a file that only its owner can read`() async throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/log"
    let notifier = LiveNotifier(isMac: false, environment: [:]).notifier
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        group.addTask { try await notifier.append("line \(number) of ľ 🌞", path) }
      }
      try await group.waitForAll()
    }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(
      text.split(separator: "\n").sorted() == (0..<20).map { "line \($0) of ľ 🌞"[...] }.sorted())
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let nowhere = folder.path + "/none/log"
    await #expect(throws: ReminderError.cannotAppend(path: nowhere)) {
      try await notifier.append("a", nowhere)
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `tells when the disk is full`() async throws {
    await #expect(throws: ReminderError.cannotAppend(path: "/dev/full")) {
      try await LiveNotifier(isMac: false, environment: [:]).notifier.append("a", "/dev/full")
    }
  }
}

/// Collects the programs that were run.
final class Programs: Sendable {
  private let commands = Mutex<[[String]]>([])
  var all: [[String]] { commands.withLock { $0 } }
  func append(_ command: [String]) { commands.withLock { $0.append(command) } }
  func clear() { commands.withLock { $0 = [] } }
}
