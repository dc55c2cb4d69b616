public import CoreStorage
import Foundation
import Synchronization

extension Sealing {
  /// Sealing by a program beside this one or on the path. It starts when first needed and ends with
  /// this process. Throws ``HostError/noProgram(_:)`` if it is missing.
  public static func program(_ name: String) -> Sealing {
    let program = SealingProgram(name)
    return Sealing { try program.response(to: $0) }
  }
}

private final class SealingProgram: Sendable {
  private let name: String
  private let running = Mutex<Running?>(nil)

  init(_ name: String) { self.name = name }

  func response(to request: SealingMessage) throws -> SealingMessage {
    try running.withLock { running in
      let program = try running ?? Running(name)
      running = program
      do {
        try request.write(to: program.input)
        if let response = try SealingMessage(from: program.output) { return response }
      } catch {
        // The program ended; the next request starts it again.
      }
      running = nil
      throw HostError.noProgram(name)
    }
  }
}

private struct Running {
  private let process = Process()
  let input: FileHandle
  let output: FileHandle

  init(_ name: String) throws {
    let place = ProcessFacts.live.places(of: name).first { access($0, X_OK) == 0 }
    guard let place else { throw HostError.noProgram(name) }
    let (requests, responses) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: place)
    process.standardInput = requests
    process.standardOutput = responses
    try process.run()
    (input, output) = (requests.fileHandleForWriting, responses.fileHandleForReading)
  }
}
