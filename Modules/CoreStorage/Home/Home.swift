import Foundation

/// The folder with everything that a person has.
public struct Home: Hashable, Sendable {
  /// The folder's absolute path.
  public let path: String

  /// A home at a path, which need not exist yet.
  public init(path: String) {
    self.path = URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// The home that `--home` names, else `DAYBOOK_HOME`, else the system's place for a person's
  /// data (XDG Base Directory on Linux); throws ``StoreError/noHome`` where none is known.
  public static func locate(
    option: String?, environment: [String: String], isMac: Bool
  ) throws(StoreError) -> Home {
    let named = [option, environment["DAYBOOK_HOME"]].compactMap(\.self)
    if let path = named.first(where: { !$0.isEmpty }) { return Home(path: path) }
    // The XDG specification asks that relative paths are ignored.
    if !isMac, let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      return Home(path: data + "/daybook")
    }
    guard let user = environment["HOME"], user.hasPrefix("/") else { throw .noHome }
    return Home(
      path: user + (isMac ? "/Library/Application Support/Daybook" : "/.local/share/daybook"))
  }

  /// The store's file.
  public var storePath: String { path + "/daybook.sqlite" }
  /// The folder of secrets, one file each.
  public var secretsPath: String { path + "/secrets" }

  /// Makes the folder (mode 0700) and an empty store file (mode 0600) where they are missing.
  func prepare() throws(StoreError) {
    var status = stat()
    if stat(storePath, &status) == 0 {
      // SQLite takes a file smaller than its smallest page for an empty one, and writes over it.
      guard status.st_size == 0 || status.st_size >= 512 else { throw .notADatabase }
      if status.st_size == 0, !isBeingMade(status) { throw .emptied }
      return
    }
    try makeFolder(path)
    // SQLite gives its side files the mode of the main one, so it is made before SQLite opens it.
    let file = open(storePath, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw errno == ENOSPC ? .full : .cannotWriteHome(path: path) }
    close(file)
  }

  /// Whether an empty file is so young that another command may just be making it. Its age is told by
  /// the disk's own clock, as whatever else the home's clock says.
  private func isBeingMade(_ file: stat) -> Bool {
    let probe = path + "/age-\(getpid()).part"
    let made = open(probe, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard made >= 0 else { return false }
    defer {
      close(made)
      unlink(probe)
    }
    var now = stat()
    guard fstat(made, &now) == 0 else { return false }
    return now.modified - file.modified < Home.longestMaking
  }

  /// Seconds after which no command is still making a store.
  private static let longestMaking = 60

  /// Makes a folder that only its owner may enter.
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
  /// Seconds at which the file was last written.
  fileprivate var modified: Int {
    #if os(macOS)
      st_mtimespec.tv_sec
    #else
      st_mtim.tv_sec
    #endif
  }
}
