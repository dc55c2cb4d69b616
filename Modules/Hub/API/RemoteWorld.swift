import CorePlugin
import CoreReminders
import CoreStorage
import HubAccounts
import HubWeb

extension World {
  /// The world of a remote caller, without access to this machine: no files, editor, pictures,
  /// timers or desktop, and no changes to secrets. The server's own secrets stay readable.
  func awayFromThisMachine() -> World {
    var world = self
    world.files = Files(
      read: { _, _ in throw APIError.notHere },
      write: { _, _ in throw APIError.notHere }, exists: { _ in throw APIError.notHere },
      makeFolder: { _ in throw APIError.notHere },
      absolutePath: { $0 }, isInputGiven: { false })
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
