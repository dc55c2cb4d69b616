import CorePlugin
import CoreStorage
import Foundation

extension Pictures {
  /// Renders with librsvg's `rsvg-convert`, found on the path.
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

/// A program of this machine, found on the path, whose standard output is collected.
struct Program {
  private let arguments: [String]
  private let environment: [String: String]?

  /// Creates a program from its name and arguments, optionally with a different environment.
  init(_ arguments: [String], environment: [String: String]? = nil) {
    self.arguments = arguments
    self.environment = environment
  }

  /// Runs the program with the input to its end; throws if it cannot be started.
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
    // Writes on another thread while reading, so that no side blocks on a full pipe.
    let writer = Thread {
      // The program may exit before reading everything; its status decides.
      try? standardInput.fileHandleForWriting.write(contentsOf: input)
      try? standardInput.fileHandleForWriting.close()
    }
    writer.start()
    let data = try standardOutput.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (data, process.terminationStatus)
  }

  /// Runs the program on a thread of its own, so that a slow one does not block the task threads.
  func end(input: Data = Data()) async throws -> (data: Data, status: Int32) {
    try await withCheckedThrowingContinuation { continuation in
      Thread { continuation.resume(with: Result { try run(input: input) }) }.start()
    }
  }
}
