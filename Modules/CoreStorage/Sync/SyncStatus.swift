public import CoreModels

extension FolderSync {
  /// The sync progress of the folder and of each device, as known to this copy of the home.
  public struct Status: Hashable, Sendable {
    /// The sync progress of a device.
    public struct Device: Hashable, Sendable {
      /// The device's name in the log.
      public let name: String
      /// `true` for this device.
      public let isOwn: Bool
      /// The number of changes in the device's known files.
      public let changes: Int
      /// The number of files that the device wrote and that have not arrived yet.
      public let missing: Int
      /// The time of the device's latest known change.
      public let latest: Instant?
    }

    /// The folder's absolute path.
    public let folder: String
    /// `true` if this device seals what it writes.
    public let isSealed: Bool
    /// The shared profiles; `nil` for all.
    public let profiles: [String]?
    /// The number of unsealed files by other devices in a sealed folder.
    public let open: Int
    /// The number of changes that are not in the folder yet.
    public let waiting: Int
    /// The devices, this one first.
    public let devices: [Device]
  }

  /// Returns the sync progress, or `nil` if no folder is selected.
  public func status() async throws -> Status? {
    guard let state = try await state() else { return nil }
    let (own, waiting, seen) = try await store.engine.read { connection in
      let sequences = try connection.rows(
        "SELECT sequence, profile FROM change WHERE sequence > :published",
        ["published": state.published]
      ) { (try $0.value(Int.self, at: 0), try $0.value(String.self, at: 1)) }
      let waiting = sequences.count { state.shares($0.1) && !state.isPublished($0.0) }
      return (try connection.device(), waiting, try SeenFile.all(from: connection))
    }
    let isOpen = seen.count { $1.form == .open && !SharedFolder.isOf(own, $0) }
    return Status(
      folder: state.folder, isSealed: state.isSealed, profiles: state.profiles,
      open: state.isSealed ? isOpen : 0, waiting: waiting,
      devices: Status.devices(seen.values, own: own))
  }
}

extension FolderSync.Status {
  /// Returns the progress of each device, counting each of its files once however many copies
  /// exist.
  fileprivate static func devices(_ files: some Collection<SeenFile>, own: String) -> [Device] {
    let ofDevices = Dictionary(grouping: files.filter { $0.device != nil }) { $0.device ?? "" }
    let devices = ofDevices.map { name, files in
      let copies = Dictionary(files.map { ($0.number ?? 0, $0) }) {
        $0.changes > $1.changes ? $0 : $1
      }
      // A file combined in another one is counted there.
      let combined = copies.filter { $1.first != nil }
      let numbered = copies.filter { number, _ in
        !combined.contains { $1.standsFor(number, besides: $0) }
      }
      var (missing, last) = (0, 0)
      for (number, file) in numbered.sorted(by: { $0.key < $1.key }) {
        missing += max(0, (file.first ?? number) - last - 1)
        last = number
      }
      return Device(
        name: name, isOwn: name == own, changes: numbered.values.reduce(0) { $0 + $1.changes },
        missing: missing,
        latest: numbered.values.compactMap(\.latest).max())
    }
    return devices.sorted { ($0.isOwn ? 0 : 1, $0.name) < ($1.isOwn ? 0 : 1, $1.name) }
  }
}
