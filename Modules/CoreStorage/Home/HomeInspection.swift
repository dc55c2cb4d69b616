public import CoreModels
import Foundation

/// Something that is not as it should be around a store.
public enum HomeProblem: Hashable, Sendable {
  /// Others on this machine can read the file or folder.
  case openToOthers(path: String)
  /// Something that a command left behind when it was stopped.
  case leftover(path: String)
  /// So few bytes are left on the disk.
  case littleSpace(bytes: Int)
  /// Something was written later than the clock's time; see ``Store/datedAhead()`` for more than a
  /// day.
  case clockBehind(latest: Instant)
}

extension Store {
  /// Bytes below which a disk is nearly full.
  static let littleSpace = 64 << 20
  /// Seconds after which nothing that is only under way is still there.
  private static let staleSeconds: TimeInterval = 3600

  /// Looks at the home's permissions, at what is left behind, at the disk and at the clock.
  public func homeProblems(at now: Instant) async throws -> [HomeProblem] {
    guard let path = (engine as? SQLiteEngine)?.path else { return [] }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let secrets = Home(path: folder).secretsPath
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    let secretFiles = (try? FileManager.default.contentsOfDirectory(atPath: secrets)) ?? []
    let own =
      [folder, path] + (secretFiles.isEmpty ? [] : [secrets])
      + secretFiles.map { secrets + "/" + $0 }
    var problems = own.filter { Self.mode($0) & 0o077 != 0 }.map(HomeProblem.openToOthers)
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
    // A minute is what clocks of several devices may differ by.
    if let latest = latest.map(HybridClock.instant(of:)), latest.seconds(since: now) > 60 {
      problems.append(.clockBehind(latest: latest))
    }
    return problems
  }

  /// Puts right what can be without anybody's decision; answers whether it was.
  public func repair(_ problem: HomeProblem) -> Bool {
    switch problem {
    case .openToOthers(let path): chmod(path, Self.mode(path) & 0o700) == 0
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
