import Foundation

/// The folder that holds all of a user's data.
public struct Home: Hashable, Sendable {
  /// The folder's absolute path.
  public let path: String

  /// Refers to a home, which need not exist yet.
  public init(path: String) {
    self.path = URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// Returns the home given by `--home`, else by `DAYBOOK_HOME`, else the platform's data folder
  /// (XDG Base Directory on Linux). Throws ``StoreError/noHome`` if none is known.
  public static func locate(
    option: String?, environment: [String: String], isMac: Bool
  ) throws(StoreError) -> Home {
    let named = [option, environment["DAYBOOK_HOME"]].compactMap(\.self)
    if let path = named.first(where: { !$0.isEmpty }) { return Home(path: path) }
    // The XDG specification requires that relative paths are ignored.
    if !isMac, let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      return Home(path: data + "/daybook")
    }
    guard let user = environment["HOME"], user.hasPrefix("/") else { throw .noHome }
    return Home(
      path: user + (isMac ? "/Library/Application Support/Daybook" : "/.local/share/daybook"))
  }

  /// The path of the store's file.
  public var storePath: String { path + "/daybook.sqlite" }
  /// The folder of secrets, one file each.
  public var secretsPath: String { path + "/secrets" }

  /// Creates the folder (mode 0700) and an empty store file (mode 0600) if missing.
  func prepare() throws(StoreError) {
    var status = stat()
    if stat(storePath, &status) == 0 {
      // SQLite treats a file smaller than its smallest page as empty and overwrites it.
      guard status.st_size == 0 || status.st_size >= 512 else { throw .notADatabase }
      if status.st_size == 0, hasLog || hasBeenUsed || !isBeingCreated(status) { throw .emptied }
      return
    }
    try makeFolder(path)
    // SQLite copies the main file's mode to its side files, so the file is created before SQLite
    // opens it.
    let file = open(storePath, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw errno == ENOSPC ? .full : .cannotWriteHome(path: path) }
    close(file)
  }

  /// `true` if SQLite's log has something, which it never has before the file's first page. Opening
  /// an empty file would erase it.
  private var hasLog: Bool {
    var log = stat()
    return stat(storePath + "-wal", &log) == 0 && log.st_size > 0
  }

  /// `true` if the folder has what a home accumulates, such as backups. Files that a file system or
  /// desktop adds to any folder do not count.
  private var hasBeenUsed: Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.contains { name in
      !name.hasPrefix("daybook.sqlite") && !name.hasSuffix(".part") && !name.hasPrefix(".")
        && name != "lost+found"
    }
  }

  /// `true` if an empty file is so young that another command may still be creating it. Its age is
  /// measured by the file system's clock, independent of the home's.
  private func isBeingCreated(_ file: stat) -> Bool {
    let probe = path + "/age-\(getpid()).part"
    let made = open(probe, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard made >= 0 else { return false }
    defer {
      close(made)
      unlink(probe)
    }
    var now = stat()
    guard fstat(made, &now) == 0 else { return false }
    return now.modified - file.modified < Home.longestCreation
  }

  /// The longest time that a command takes to create a store, in seconds.
  private static let longestCreation = 60

  /// Creates a folder that only its owner may enter.
  func makeFolder(_ path: String) throws(StoreError) {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw .cannotCreateHome(path: path)
    }
  }
}

extension stat {
  /// The modification time, in seconds since 1970.
  fileprivate var modified: Int {
    #if os(macOS)
      st_mtimespec.tv_sec
    #else
      st_mtim.tv_sec
    #endif
  }
}
