import CoreModels
import CoreStorage
import Foundation

/// A built executable, run as a user does, in a home of its own.
final class Command: Sendable {
  /// The result of a run.
  struct Outcome: Hashable, Sendable {
    var status: Int32
    /// `true` if a signal ended the process; `status` is then its number.
    var isSignalled = false
    var output = ""
    var errors = ""

    var json: JSONValue {
      get throws { try JSONValue(parsing: Data(output.utf8)) }
    }

    /// The outcome with hints that name `mori` rather than `daybook mori`.
    var asMori: Outcome {
      var outcome = self
      outcome.output = output.replacing("daybook mori", with: "mori")
      outcome.errors = errors.replacing("daybook mori", with: "mori")
      return outcome
    }
  }

  let folder: String
  private let url: String

  /// Creates a home whose commands fetch lessons from `url`.
  init(url: String = "http://127.0.0.1:9/") throws {
    self.url = url
    folder = NSTemporaryDirectory() + "/contract-tests-\(UUID().uuidString.lowercased())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Runs a command to its end; `hour` sets its clock on a fixed day.
  func run(
    _ name: String, _ arguments: [String] = [], hour: Int = 9, input: Data? = nil,
    environment: [String: String] = [:]
  ) async throws -> Outcome {
    try await start(name, arguments, hour: hour, input: input, environment: environment).end()
  }

  /// Starts a command. Its standard output goes to a file unless a handle is given, and its
  /// standard input is empty unless given.
  func start(
    _ name: String, _ arguments: [String] = [], hour: Int = 9, output: FileHandle? = nil,
    input: Data? = nil, environment: [String: String] = [:]
  ) throws -> RunningCommand {
    let process = Process()
    // One executable runs all products; another test shows that a product's own one does the same.
    let isOwn = ["daybook", "daybook-hub", "mori"].contains(name) || name.hasPrefix("/")
    process.executableURL = Command.executable(isOwn ? name : "daybook")
    process.arguments = (isOwn ? [] : [name]) + arguments
    process.environment = [
      "PATH": "/usr/bin:/bin", "HOME": folder, "DAYBOOK_HOME": folder + "/home",
      "LANG": "en_US.UTF-8", "TZ": "UTC",
      "LESSON_URL": url, "DAYBOOK_NOW": "2026-11-21T\(hour < 10 ? "0" : "")\(hour):00:00Z",
    ].merging(environment) { _, own in own }
    return try RunningCommand(process, folder: folder, output: output, input: input)
  }

  /// Opens the store that the commands share, as a device of its own.
  func store() throws -> Store {
    let device = URL(fileURLWithPath: folder).lastPathComponent
    return try .open(
      in: Home(path: folder + "/home"),
      effects: Store.Effects(now: { Instant(milliseconds: 0) }, device: { device }))
  }

  /// Returns an absolute path as it is, or the path of a built executable beside the test bundle.
  static func executable(_ name: String) -> URL {
    if name.hasPrefix("/") { return URL(fileURLWithPath: name) }
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
      let file = bundle.bundleURL
    #else
      let file = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    #endif
    return file.deletingLastPathComponent().appendingPathComponent(name)
  }
}
