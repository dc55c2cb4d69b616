public import CoreModels
public import Foundation

/// The files named on the command line; `-` is standard input.
public struct Files: Sendable {
  /// Reads a file of at most `limit` bytes; throws ``FileError``.
  public var read: @Sendable (_ path: String, _ limit: Int) throws -> Data
  /// Writes a file atomically. Throws ``FileError``, and ``StoreError`` for targets that are not
  /// allowed.
  public var write: @Sendable (_ data: Data, _ path: String) throws -> Void
  /// Returns `true` if a file to write exists. Throws ``StoreError`` for targets that are not
  /// allowed.
  public var exists: @Sendable (_ path: String) throws -> Bool
  /// Creates a folder and its parents if missing; throws ``FileError``.
  public var makeFolder: @Sendable (_ path: String) throws -> Void
  /// Returns the absolute form of a path.
  public var absolutePath: @Sendable (_ path: String) -> String
  /// Returns `true` if standard input is a pipe or a file, so that reading it does not wait for the
  /// user.
  public var isInputGiven: @Sendable () -> Bool

  /// Creates files from their effects.
  public init(
    read: @escaping @Sendable (_ path: String, _ limit: Int) throws -> Data,
    write: @escaping @Sendable (_ data: Data, _ path: String) throws -> Void,
    exists: @escaping @Sendable (_ path: String) throws -> Bool,
    makeFolder: @escaping @Sendable (_ path: String) throws -> Void,
    absolutePath: @escaping @Sendable (_ path: String) -> String,
    isInputGiven: @escaping @Sendable () -> Bool
  ) {
    self.read = read
    self.write = write
    self.exists = exists
    self.makeFolder = makeFolder
    self.absolutePath = absolutePath
    self.isInputGiven = isInputGiven
  }

  /// Returns the text of a UTF-8 file without a byte order mark; throws ``FileError``.
  public func text(of path: String, limit: Int) throws -> String {
    var data = try read(path, limit)
    if data.starts(with: [0xEF, 0xBB, 0xBF]) { data = data.dropFirst(3) }
    guard let text = String(bytes: data, encoding: .utf8) else {
      throw FileError.notText(path: path)
    }
    return text
  }
}

extension Files {
  /// Returns the absolute path of what the user named; throws ``FileError/unnamed``.
  public func path(named name: String) throws(FileError) -> String {
    guard !name.isBlank else { throw .unnamed }
    return absolutePath(name)
  }

  /// Returns the absolute path of a file to write. Throws ``FileError``, also for a file that exists
  /// and is not to be replaced, and ``StoreError`` for targets that are not allowed.
  public func target(_ name: String, replacing: Bool) throws -> String {
    let path = try path(named: name)
    if try exists(path), !replacing { throw FileError.exists(path: name) }
    return path
  }
}

/// A reason a file could not be used.
public enum FileError: ExplainedError, Hashable {
  /// Nothing is named, as by a variable that is not set.
  case unnamed
  case missing(path: String)
  /// The file to write exists.
  case exists(path: String)
  case unreadable(path: String)
  /// The path to read is a folder.
  case isFolder(path: String)
  /// The path to read is a named pipe or a socket, which might never end.
  case isPipe(path: String)
  case tooLarge(path: String, limit: Int)
  case notText(path: String)
  case cannotWrite(path: String)
  case diskFull(path: String)
  /// The picture's file name ends in neither `.svg` nor `.png`.
  case unknownPictureType(String)
  /// The program that renders pictures is missing or failed.
  case noPictures

  /// The kind and code for scripts, with messages in the language.
  public func failure(in language: Language) -> Failure { Failure(explanation, in: language) }

  private var explanation: (Failure.Kind, String, PluginText, PluginText) {
    switch self {
    case .unnamed: (.usage, "file_unnamed", .fileUnnamed, .fileAdviceUnnamed)
    case .missing(let path): (.notFound, "file_missing", .fileMissing(path), .fileAdviceMissing)
    case .exists(let path): (.cannotCreate, "file_exists", .fileExists(path), .fileAdviceExists)
    case .unreadable(let path):
      (.inputOutput, "file_unreadable", .fileUnreadable(path), .fileAdviceUnreadable)
    case .isFolder(let path): (.badInput, "is_folder", .fileIsFolder(path), .fileAdviceIsFolder)
    case .isPipe(let path): (.badInput, "is_pipe", .fileIsPipe(path), .fileAdviceIsFolder)
    case .tooLarge(let path, let limit):
      (
        .badInput, "file_too_large", .fileTooLarge(path, kibibytes: limit / 1024),
        .fileAdviceTooLarge
      )
    case .notText("-"): (.badInput, "file_not_text", .fileInputNotText, .fileAdviceNotText)
    case .notText(let path): (.badInput, "file_not_text", .fileNotText(path), .fileAdviceNotText)
    case .cannotWrite(let path):
      (.cannotCreate, "file_cannot_write", .fileCannotWrite(path), .fileAdviceCannotWrite)
    case .diskFull(let path): (.inputOutput, "disk_full", .fileDiskFull(path), .fileAdviceDiskFull)
    case .unknownPictureType(let path):
      (.usage, "unknown_picture_type", .fileUnknownPictureType(path), .fileAdviceUnknownPictureType)
    case .noPictures: (.unavailable, "no_picture_program", .fileNoPictures, .fileAdviceNoPictures)
    }
  }
}

/// Renders drawings as pictures.
public struct Pictures: Sendable {
  /// Renders an SVG as a PNG of a width in pixels; throws ``FileError/noPictures``.
  public var png: @Sendable (_ svg: String, _ width: Int) async throws -> Data

  /// Creates pictures from their effect.
  public init(png: @escaping @Sendable (_ svg: String, _ width: Int) async throws -> Data) {
    self.png = png
  }
}
