public import CoreModels
import Foundation

/// A person within a home.
public struct ProfileSummary: Hashable, Sendable {
  /// The name.
  public let name: String
  /// How many things they have.
  public let records: Int
  /// When they wrote last, `nil` for never.
  public let latest: Instant?

  /// Somebody who has nothing yet, unless more is told.
  public init(name: String, records: Int = 0, latest: Instant? = nil) {
    (self.name, self.records, self.latest) = (name, records, latest)
  }
}

extension Store {
  /// Everyone who wrote something in this home or was added, by name.
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

  /// Whether somebody of that name wrote something here, was added, or is who commands are for;
  /// the first person of a home always is.
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

  /// Lets a person be in this home before they have written anything.
  public func addProfile(_ name: String) async throws {
    try await engine.write { connection in
      try AddedProfiles.note.add(name, in: connection)
      try RemovedProfiles.welcome([name], in: connection)
    }
  }

  /// The person whom commands of this home are for, unless they say otherwise; `nil` for nobody in
  /// particular.
  public func usualProfile() throws -> String? {
    try engine.readNow { try DeviceNote.read("profile", from: $0) }
  }

  /// Chooses that person.
  public func useProfile(_ name: String) async throws {
    try await engine.write { try DeviceNote.write(name, as: "profile", to: $0) }
  }

  /// Removes all that a person has in this home, their history too, and answers the path of the
  /// archive that is left of it in the folder `replaced` of the home. What other devices keep of
  /// them is not taken in from a shared folder any more, until they are here again.
  public func removeProfile(_ name: String, at moment: Instant) async throws -> String {
    guard let path = try file.path else { throw StoreError.cannotOpen }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path + "/replaced"
    try Home(path: folder).makeFolder(folder)
    let file = folder + "/\(name)-\(moment.compactDescription).json"
    // Nobody writes between the export and the removal.
    try await engine.write { connection in
      try replacePrivateFile(at: file, with: Archive(of: name, in: connection).data())
      try connection.forget(name)
      try MachineSettings.forget(name, in: connection)
      try AddedProfiles.note.remove(name, in: connection)
      try RemovedProfiles.note.add(name, in: connection)
    }
    return file
  }

  /// Removes all that a person has in this home, their history too, and keeps nothing of it.
  public func forgetProfile(_ name: String) async throws {
    try await engine.write { connection in
      try connection.forget(name)
      try MachineSettings.forget(name, in: connection)
      try AddedProfiles.note.remove(name, in: connection)
    }
  }
}

extension Snapshot {
  /// How many bytes everything has that the store's person ever wrote, with its history.
  public func logSize() throws -> Int {
    try connection.value(
      Int.self,
      "SELECT coalesce(sum(\(connection.dialect.bodySize)), 0) FROM change WHERE profile = :profile",
      ["profile": profile]) ?? 0
  }

  /// The names of all who wrote something here or were added.
  public func profileNames() throws -> [String] {
    let written = try connection.values(String.self, "SELECT DISTINCT profile FROM record")
    return Set(try written + AddedProfiles.note.names(in: connection) + ["me"]).sorted()
  }
}

extension Instant {
  /// For names of files: `20261121T093000Z`.
  var compactDescription: String { description.filter { $0 != ":" && $0 != "-" } }
}
