import CoreModels
import CoreStorage
import Foundation

/// A built executable, run as a person runs it, in a home of its own.
final class Command: Sendable {
  /// What it did.
  struct Outcome: Hashable, Sendable {
    var status: Int32
    /// Whether a signal ended it, whose number the status then is.
    var isSignalled = false
    var output = ""
    var errors = ""

    var json: JSONValue {
      get throws { try JSONValue(parsing: Data(output.utf8)) }
    }
  }

  let folder: String
  private let url: String

  /// Commands that ask for lessons there.
  init(url: String = "http://127.0.0.1:9/") throws {
    self.url = url
    folder = NSTemporaryDirectory() + "/contract-tests-\(UUID().uuidString.lowercased())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Runs to its end; `hour` of one and the same day is the time on its clock.
  func run(
    _ name: String, _ arguments: [String] = [], hour: Int = 9, input: Data? = nil,
    environment: [String: String] = [:]
  ) async throws -> Outcome {
    try await start(name, arguments, hour: hour, input: input, environment: environment).end()
  }

  /// Starts it; its standard output goes to a file unless one end of a pipe or a device is given,
  /// and its standard input is empty unless given.
  func start(
    _ name: String, _ arguments: [String] = [], hour: Int = 9, output: FileHandle? = nil,
    input: Data? = nil, environment: [String: String] = [:]
  ) throws -> RunningCommand {
    let process = Process()
    // One executable stands for all: another test shows that a product alone does the same.
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

  /// The store that the commands share; its device is called as no other's.
  func store() throws -> Store {
    let device = URL(fileURLWithPath: folder).lastPathComponent
    return try .open(
      in: Home(path: folder + "/home"),
      effects: Store.Effects(now: { Instant(milliseconds: 0) }, device: { device }))
  }

  /// An absolute path is taken as it is; ours stand beside the tests' own bundle.
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
