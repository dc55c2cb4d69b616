import CoreModels
import Foundation

/// With what a copy of the home shares, a folder, and a hub for each person; and what was chosen for
/// its machine.
struct SharedWith: Sendable {
  let folder: SyncState?
  /// By the person's name.
  let hubs: [String: HubState]

  /// By the names of their notes.
  let settings: [String: String]

  init() { (folder, hubs, settings) = (nil, [:], [:]) }

  init(from connection: any Connection) throws {
    folder = try SyncState.load(from: connection)
    hubs = try Dictionary(
      uniqueKeysWithValues: HubState.profiles(in: connection).compactMap { profile in
        try HubState.load(profile, from: connection).map { (profile, $0) }
      })
    settings = try MachineSettings.all(in: connection)
  }

  /// Lets another copy share the same, from the beginning, and nothing that it shared before: its
  /// sequence numbers are others.
  func begin(in connection: any Connection) throws {
    try SyncState.forget(in: connection)
    for profile in try HubState.profiles(in: connection) {
      try HubState.forget(profile, in: connection)
    }
    for (name, text) in settings { try DeviceNote.write(text, as: name, to: connection) }
    try folder.map { SyncState(folder: $0.folder, isSealed: $0.isSealed, profiles: $0.profiles) }?
      .save(to: connection)
    for (profile, hub) in hubs {
      try HubState(url: hub.url, isSealed: hub.isSealed).save(profile, to: connection)
    }
  }
}
