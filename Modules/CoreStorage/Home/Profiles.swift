public import CoreModels
import Foundation

/// A profile within a home.
public struct ProfileSummary: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The number of records.
  public let records: Int
  /// The time of the last write, or `nil` if there is none.
  public let latest: Instant?

  /// Creates a summary; by default of a profile without records.
  public init(name: String, records: Int = 0, latest: Instant? = nil) {
    (self.name, self.records, self.latest) = (name, records, latest)
  }
}

extension Store {
  /// The profiles that wrote something in this home or were added, by name.
  public func profiles() async throws -> [ProfileSummary] {
    try await engine.read { connection in
      var profiles = try connection.rows(
        """
        SELECT profile, count(body), max(clock) FROM record GROUP BY profile ORDER BY profile
        """
      ) { row in
        ProfileSummary(
          name: try row.value(at: 0), records: try row.value(at: 1),
          latest: HybridClock.instant(of: try row.value(at: 2)))
      }
      for name in try AddedProfiles.note.names(in: connection)
      where !profiles.contains(where: { $0.name == name }) {
        profiles.append(ProfileSummary(name: name))
      }
      return profiles.sorted { $0.name < $1.name }
    }
  }

  /// Returns the names of the profiles that wrote something at a moment or later, in any order.
  public func profiles(writtenSince moment: Instant) async throws -> [String] {
    try await engine.read { try $0.profiles(writtenSince: HybridClock.first(at: moment)) }
  }

  /// Returns `true` if the profile wrote something here, was added, or is the default profile. A
  /// home's first profile, `me`, always exists.
  public func knows(_ name: String) throws -> Bool {
    if name == "me" { return true }
    return try engine.readNow { connection in
      try DeviceNote.read("profile", from: connection) == name
        || AddedProfiles.note.names(in: connection).contains(name)
        || connection.value(
          Int.self, "SELECT 1 FROM change WHERE profile = :profile LIMIT 1", ["profile": name])
          != nil
    }
  }

  /// Adds a profile before its first write.
  public func addProfile(_ name: String) async throws {
    try await engine.write { connection in
      try AddedProfiles.note.add(name, in: connection)
      try RemovedProfiles.welcome([name], in: connection)
    }
  }

  /// Returns the default profile of this home's commands, or `nil` if none was chosen.
  public func usualProfile() throws -> String? {
    try engine.readNow { try DeviceNote.read("profile", from: $0) }
  }

  /// Sets the default profile.
  public func useProfile(_ name: String) async throws {
    try await engine.write { try DeviceNote.write(name, as: "profile", to: $0) }
  }

  /// Removes a profile with its history. Returns the path of its archive in the home's `replaced`
  /// folder. A shared folder's copies of its changes are ignored until the profile is added again.
  public func removeProfile(_ name: String, at moment: Instant) async throws -> String {
    guard let path = try file.path else { throw StoreError.cannotOpen }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path + "/replaced"
    try Home(path: folder).makeFolder(folder)
    let file = folder + "/\(name)-\(moment.compactDescription).json"
    // One transaction, so that nothing is written between export and removal.
    try await engine.write { connection in
      try replacePrivateFile(at: file, with: Archive(of: name, in: connection).data())
      try connection.remove(name)
      try RemovedProfiles.note.add(name, in: connection)
    }
    return file
  }

  /// Removes a profile with its history, without keeping an archive.
  public func forgetProfile(_ name: String) async throws {
    try await engine.write { connection in
      try connection.remove(name)
      if connection.dialect == .sqlite { try ForgottenProfiles.note.add(name, in: connection) }
    }
  }
}

extension Connection {
  /// Removes a profile with everything noted of it. A new profile of that name starts without the
  /// old one's hub, whose log it would otherwise count as received.
  fileprivate func remove(_ profile: String) throws {
    try forget(profile)
    try MachineSettings.forget(profile, in: self)
    try HubState.forget(profile, in: self)
    try AddedProfiles.note.remove(profile, in: self)
  }
}

extension Snapshot {
  /// Returns the size in bytes of all bodies in the profile's log.
  public func logSize() throws -> Int {
    try connection.value(
      Int.self,
      "SELECT coalesce(sum(\(connection.dialect.bodySize)), 0) FROM change WHERE profile = :profile",
      ["profile": profile]) ?? 0
  }

  /// Returns the names of the profiles that wrote something here or were added.
  public func profileNames() throws -> [String] {
    let written = try connection.values(String.self, "SELECT DISTINCT profile FROM record")
    return Set(try written + AddedProfiles.note.names(in: connection) + ["me"]).sorted()
  }
}

extension Instant {
  /// A form for file names: `20261121T093000Z`.
  var compactDescription: String { description.filter { $0 != ":" && $0 != "-" } }
}
