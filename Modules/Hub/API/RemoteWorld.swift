import CoreModels
import CorePlugin
import CoreReminders
import CoreStorage
import CoreTerminal
import Foundation
import Synchronization
import HubAccounts
import HubWeb

extension World {
  /// The world of a remote command, without access to this machine: no files except the standard
  /// input sent with the request, no editor, pictures, timers or desktop, and no changes to
  /// secrets. The server's own secrets stay readable.
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

/// Collects a command's output in memory, up to `limit` bytes.
final class CollectedOutput: Sendable {
  private struct State {
    var text = ""
    var isTooLong = false
  }

  private let state = Mutex(State())
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Returns the collected output. Throws ``APIError/tooLong(limit:)``.
  func text() throws(APIError) -> String {
    let (text, isTooLong) = state.withLock { ($0.text, $0.isTooLong) }
    if isTooLong { throw .tooLong(limit: limit) }
    return text
  }

  /// A terminal that writes into this collector.
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
