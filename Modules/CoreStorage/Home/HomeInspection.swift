public import CoreModels
import Foundation

/// A problem with the files around a store.
public enum HomeProblem: Hashable, Sendable {
  /// Other users of this machine can read the file or folder; with `mode` they cannot.
  case openToOthers(path: String, mode: UInt32)
  /// An interrupted command left a file behind.
  case leftover(path: String)
  /// The disk has only this many bytes left.
  case littleSpace(bytes: Int)
  /// The store has a write later than the current time; ``Store/datedAhead()`` covers more than a
  /// day.
  case clockBehind(latest: Instant)
}

extension Store {
  /// The number of free bytes below which a disk counts as nearly full.
  static let littleSpace = 64 << 20
  /// The age in seconds after which a temporary file is a leftover.
  private static let staleSeconds: TimeInterval = 3600

  /// Inspects the home's permissions, leftovers, disk space and clock.
  public func homeProblems(at now: Instant) async throws -> [HomeProblem] {
    guard let path = (engine as? SQLiteEngine)?.path else { return [] }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let secrets = Home(path: folder).secretsPath
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    let secretFiles = (try? FileManager.default.contentsOfDirectory(atPath: secrets)) ?? []
    let own =
      [folder, path] + (secretFiles.isEmpty ? [] : [secrets])
      + secretFiles.map { secrets + "/" + $0 }
    var problems = own.filter { Self.mode($0) & 0o077 != 0 }.map {
      HomeProblem.openToOthers(path: $0, mode: UInt32(Self.mode($0) & 0o700))
    }
    let replaced = try? FileManager.default.contentsOfDirectory(atPath: folder + "/replaced")
    problems += (files + (replaced ?? []).map { "replaced/" + $0 })
      .filter { $0.contains(".part") }.map { folder + "/" + $0 }
      .filter { Self.age($0, at: now) > Self.staleSeconds }.sorted().map(HomeProblem.leftover)
    let system = try? FileManager.default.attributesOfFileSystem(forPath: folder)
    if let free = system?[.systemFreeSize] as? NSNumber, free.intValue < Self.littleSpace {
      problems.append(.littleSpace(bytes: free.intValue))
    }
    let latest = try await engine.read { connection in
      try connection.value(
        Int64.self, "SELECT max(clock) FROM change WHERE clock <= :bound",
        ["bound": HybridClock.believable(at: now)])
    }
    // Clocks of several devices may differ by a minute.
    if let latest = latest.map(HybridClock.instant(of:)), latest.seconds(since: now) > 60 {
      problems.append(.clockBehind(latest: latest))
    }
    return problems
  }

  /// Repairs a problem that needs no decision from the user. Returns `true` if it was repaired.
  public func repair(_ problem: HomeProblem) -> Bool {
    switch problem {
    case .openToOthers(let path, let mode): chmod(path, mode_t(mode)) == 0
    case .leftover(let path): unlink(path) == 0
    case .littleSpace, .clockBehind: false
    }
  }

  private static func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  private static func age(_ path: String, at now: Instant) -> TimeInterval {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let changed = attributes?[.modificationDate] as? Date
    return changed.map { TimeInterval(now.seconds) - $0.timeIntervalSince1970 } ?? 0
  }
}
