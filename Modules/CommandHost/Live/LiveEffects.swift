import CorePlugin
import CoreStorage
import Foundation

extension Pictures {
  /// librsvg's `rsvg-convert`, found on the path.
  static let live = Pictures { svg, width in
    let output = try? Program(["rsvg-convert", "--width", "\(width)"]).run(input: Data(svg.utf8))
    guard let output, output.status == 0, !output.data.isEmpty else { throw FileError.noPictures }
    return output.data
  }
}

/// Runs the keyring's program.
@Sendable func runKeyring(_ command: KeyringCommand) throws -> KeyringCommand.Output {
  let output = try Program(command.arguments).run(input: Data(command.input.utf8))
  return KeyringCommand.Output(
    text: String(decoding: output.data, as: UTF8.self), status: output.status)
}

/// A program of this machine, found on the path, that answers on standard output.
struct Program {
  private let arguments: [String]
  private let environment: [String: String]?

  /// Name and arguments, and an environment where it is not this process's.
  init(_ arguments: [String], environment: [String: String]? = nil) {
    self.arguments = arguments
    self.environment = environment
  }

  /// Gives it the input and awaits its end; throws where it cannot be started.
  func run(input: Data) throws -> (data: Data, status: Int32) {
    let process = Process()
    let (standardInput, standardOutput) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    if let environment { process.environment = environment }
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Written beside reading, so that neither side waits for the other with a full pipe.
    let writer = Thread {
      // The program may end before it has read all: its status tells.
      try? standardInput.fileHandleForWriting.write(contentsOf: input)
      try? standardInput.fileHandleForWriting.close()
    }
    writer.start()
    let data = try standardOutput.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (data, process.terminationStatus)
  }

  /// The same beside the threads of tasks, which a slow program would hold up.
  func end(input: Data = Data()) async throws -> (data: Data, status: Int32) {
    try await withCheckedThrowingContinuation { continuation in
      Thread { continuation.resume(with: Result { try run(input: input) }) }.start()
    }
  }
}
