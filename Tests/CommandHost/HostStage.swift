import ArgumentParser
import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import CoreTerminal
import Foundation
import Synchronization
import Testing

@testable import CommandHost

/// A simulated process with a temporary home; commands run as under the host.
struct HostStage: Sendable {
  var facts: ProcessFacts
  var network: CommandHost.Host.Transport?
  let folder = TemporaryFolder()
  private let written = Written()

  /// Creates a process whose standard output is a pipe, or a terminal of the given width.
  init(environment: [String: String] = [:], terminalColumns: Int? = nil) {
    let named = ["HOME": folder.path, "DAYBOOK_HOME": folder.path + "/home", "TERM": "xterm"]
    let isTerminal = terminalColumns != nil
    facts = ProcessFacts(
      environment: named.merging(["LANG": "en_US.UTF-8"]) { first, _ in first }
        .merging(environment) { _, own in own },
      isMac: false, executable: "/opt/probe", isOutputTerminal: isTerminal,
      isErrorTerminal: isTerminal,
      write: { [written] in written.append(output: $0) },
      writeError: { [written] in written.append(errors: $0) },
      size: { terminalColumns.map { TerminalSize(columns: $0, rows: 24) } },
      now: { Instant("2026-11-21T09:30:00Z") ?? Instant(milliseconds: 0) },
      offset: { _ in 0 },
      // Long enough for any work on a busy machine.
      sleep: { _ in try await Task.sleep(for: .seconds(3600)) })
  }

  /// The outcome of a command.
  struct Outcome: Hashable {
    var status: Int32 = 0
    var output = ""
    var errors = ""

    /// The JSON value on standard output.
    var json: JSONValue {
      get throws { try JSONValue(parsing: Data(output.utf8)) }
    }
  }

  var home: Home { Home(path: folder.path + "/home") }

  /// Runs the probe with these arguments.
  func run(_ arguments: String...) async -> Outcome {
    await run(ProbePlugin.root, arguments)
  }

  /// Runs `daybook` with these arguments.
  func daybook(_ arguments: String...) async -> Outcome {
    await run(SuiteRoot<TestSuite>.self, arguments)
  }

  func run(_ root: any ParsableCommand.Type, _ arguments: [String]) async -> Outcome {
    written.clear()
    let session = Session(process: facts, products: [ProbePlugin()], network: network)
    let status = await withCheckedContinuation { ended in
      session.withTexts(for: arguments) {
        _ = Task { ended.resume(returning: await session.run(root, arguments: arguments)) }
      }
    }
    return Outcome(status: status, output: written.output, errors: written.errors)
  }

  /// Starts the probe on this thread and returns `true` if it ended without leaving it.
  @available(macOS 26, *)
  func endsAtOnce(_ arguments: [String]) -> Bool {
    let session = Session(process: facts, products: [ProbePlugin()], network: network)
    session.withTexts(for: arguments) {
      _ = Task.immediate { [written] in
        _ = await session.run(ProbePlugin.root, arguments: arguments)
        written.append(output: "ended")
      }
    }
    return written.output.hasSuffix("ended")
  }

  /// Runs the probe and returns its description of the world.
  func facts(_ arguments: String...) async throws -> JSONValue {
    let outcome = await run(ProbePlugin.root, arguments)
    try #require(outcome.status == 0, "\(outcome)")
    return try outcome.json
  }

  /// Opens the user's store beside the commands.
  func store(profile: String = "me") throws -> Store {
    try .open(
      in: home, profile: profile, kinds: ProbePlugin().records,
      effects: Store.Effects(now: facts.now, device: { "device" }))
  }
}

/// A test's folder, removed with this object.
final class TemporaryFolder: Sendable {
  let path: String

  init() {
    let parent = URL(fileURLWithPath: NSTemporaryDirectory()).path
    path = parent + "/host-tests-\(UUID().uuidString)"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

private final class Written: Sendable {
  private let texts = Mutex((output: "", errors: ""))

  var output: String { texts.withLock(\.output) }
  var errors: String { texts.withLock(\.errors) }

  func append(output: String = "", errors: String = "") {
    texts.withLock { texts in
      texts.output += output
      texts.errors += errors
    }
  }

  func clear() { texts.withLock { $0 = ("", "") } }
}
