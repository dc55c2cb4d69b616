/// The sync targets of a copy of the home, a folder and a hub for each profile, and its machine's
/// settings. They include the names under which the home wrote.
struct SharedWith: Sendable {
  let folder: SyncState?
  /// The hubs by profile.
  let hubs: [String: HubState]

  /// The machine's settings by the names of their notes.
  let settings: [String: String]
  private let devices: [String]

  init() { (folder, hubs, settings, devices) = (nil, [:], [:], []) }

  init(from connection: any Connection) throws {
    folder = try SyncState.load(from: connection)
    hubs = try Dictionary(
      uniqueKeysWithValues: HubState.profiles(in: connection).compactMap { profile in
        try HubState.load(profile, from: connection).map { (profile, $0) }
      })
    settings = try MachineSettings.all(in: connection)
    devices = try FormerDevices.note.names(in: connection) + [connection.device()]
  }

  /// Transfers these targets and settings to another copy, replacing its own. Sync starts over,
  /// because the sequence numbers differ.
  func begin(in connection: any Connection) throws {
    try SyncState.forget(in: connection)
    for profile in try HubState.profiles(in: connection) {
      try HubState.forget(profile, in: connection)
    }
    for device in devices { try FormerDevices.note.add(device, in: connection) }
    for (name, text) in settings { try DeviceNote.write(text, as: name, to: connection) }
    try folder.map { SyncState(folder: $0.folder, isSealed: $0.isSealed, profiles: $0.profiles) }?
      .save(to: connection)
    for (profile, hub) in hubs {
      try HubState(url: hub.url, isSealed: hub.isSealed).save(profile, to: connection)
    }
  }
}
