import ArgumentParser
import CoreSeal
import CoreStorage
import Foundation

/// Encrypts for `daybook` in a separate process, so that other commands do not load the
/// cryptography. Handles one request after another until its input ends.
@main
struct Seal: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "daybook-seal", abstract: "Encrypt backups and shared files for daybook.",
    discussion: "daybook starts it by itself. The files are those of age (age-encryption.org/v1).")

  func run() throws {
    while let request = try SealingMessage(from: .standardInput) {
      try Sealing.age.response(to: request).write(to: .standardOutput)
    }
  }
}
