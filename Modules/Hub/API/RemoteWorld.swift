import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import CoreTerminal
import Foundation
import Synchronization

extension World {
  /// This world for somebody elsewhere, whose commands touch nothing of this machine: no files but
  /// the standard input that came with the call, no editor, no pictures, no timers, no desktop, no
  /// secret kept or forgotten. A secret is still found, where the server has one to offer.
  func awayFromThisMachine(input: Data? = nil) -> World {
    var world = self
    world.files = Files(
      read: { path, limit in
        guard path == "-", let input else { throw APIError.notHere }
        guard input.count <= limit else { throw FileError.tooLarge(path: path, limit: limit) }
        return input
      },
      write: { _, _ in throw APIError.notHere }, makeFolder: { _ in throw APIError.notHere },
      absolutePath: { $0 }, isInputGiven: { input != nil })
    world.editor = Editor { _, _, _ in throw APIError.notHere }
    world.pictures = Pictures { _, _ in throw APIError.notHere }
    world.notifier = Notifier(
      show: { _, _ in throw APIError.notHere }, append: { _, _ in throw APIError.notHere })
    world.timers = Timers(
      program: timers.program, install: { _ in throw APIError.notHere },
      remove: { _ in throw APIError.notHere },
      state: { _ in
        Timers.State(system: .systemd, files: [], isActive: false, locale: nil)
      })
    world.secrets = Secrets(
      environment: [:],
      vault: Secrets.Vault(
        load: { [secrets] in try secrets.find($0) }, save: { _, _ in throw APIError.notHere },
        remove: { _ in throw APIError.notHere }))
    world.interruption = World.noInterruption
    return world
  }
}

/// A terminal that nobody sits at: it keeps what is written, up to so many bytes.
final class CollectedOutput: Sendable {
  private struct State {
    var text = ""
    var isTooLong = false
  }

  private let state = Mutex(State())
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// What was written; throws ``APIError/tooLong(limit:)``.
  func text() throws(APIError) -> String {
    let (text, isTooLong) = state.withLock { ($0.text, $0.isTooLong) }
    if isTooLong { throw .tooLong(limit: limit) }
    return text
  }

  /// The terminal.
  var terminal: Terminal {
    Terminal(
      write: { [self] in add($0) }, writeError: { _ in }, isInteractive: false,
      isErrorInteractive: false, size: { TerminalSize(columns: 80, rows: 24) }, colors: .none,
      isUnicode: true)
  }

  private func add(_ text: String) {
    state.withLock { state in
      guard !state.isTooLong, state.text.utf8.count + text.utf8.count <= limit else {
        (state.text, state.isTooLong) = ("", true)
        return
      }
      state.text += text
    }
  }
}
