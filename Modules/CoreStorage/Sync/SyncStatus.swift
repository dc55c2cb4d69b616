public import CoreModels

extension FolderSync {
  /// What this copy of the home knows of the folder and of each device.
  public struct Status: Hashable, Sendable {
    /// What is known of a device.
    public struct Device: Hashable, Sendable {
      /// Its name in the log.
      public let name: String
      /// Whether it is this one.
      public let isOwn: Bool
      /// Changes in the files that were seen.
      public let changes: Int
      /// Files that it has written and that were not seen yet.
      public let missing: Int
      /// When it wrote the latest of them.
      public let latest: Instant?
    }

    /// The folder's absolute path.
    public let folder: String
    /// Whether this device seals what it writes.
    public let isSealed: Bool
    /// Changes that are not in the folder yet.
    public let waiting: Int
    /// The devices, this one first.
    public let devices: [Device]
  }

  /// How far this device has come, `nil` where no folder is chosen.
  public func status() async throws -> Status? {
    guard let state = try await state() else { return nil }
    let (own, waiting) = try await store.engine.read { connection in
      let taken = state.taken.reduce(0) { $0 + $1.count }
      let all = try connection.value(
        Int.self, "SELECT count(*) FROM change WHERE sequence > :published",
        ["published": state.published])
      return (try connection.device(), (all ?? 0) - taken)
    }
    let devices = state.devices.map { name, device in
      Status.Device(
        name: name, isOwn: name == own, changes: device.changes,
        missing: (device.files.max() ?? 0) - device.files.count,
        latest: device.latest)
    }
    return Status(
      folder: state.folder, isSealed: state.isSealed, waiting: max(0, waiting),
      devices: devices.sorted { ($0.isOwn ? 0 : 1, $0.name) < ($1.isOwn ? 0 : 1, $1.name) })
  }
}
