public import CoreModels
public import Foundation

/// Files that a person names on the command line, `-` being standard input.
public struct Files: Sendable {
  /// The bytes of a file of at most `limit` bytes; throws ``FileError``.
  public var read: @Sendable (_ path: String, _ limit: Int) throws -> Data
  /// Writes a file whole or not at all; throws ``FileError``, and of ``StoreError`` what a target
  /// may not be.
  public var write: @Sendable (_ data: Data, _ path: String) throws -> Void
  /// Makes a folder, and those above it, where they are missing; throws ``FileError``.
  public var makeFolder: @Sendable (_ path: String) throws -> Void
  /// The absolute form of a path.
  public var absolutePath: @Sendable (_ path: String) -> String
  /// Whether standard input is a pipe or a file, so that reading it asks no person.
  public var isInputGiven: @Sendable () -> Bool

  /// Files by five effects.
  public init(
    read: @escaping @Sendable (_ path: String, _ limit: Int) throws -> Data,
    write: @escaping @Sendable (_ data: Data, _ path: String) throws -> Void,
    makeFolder: @escaping @Sendable (_ path: String) throws -> Void,
    absolutePath: @escaping @Sendable (_ path: String) -> String,
    isInputGiven: @escaping @Sendable () -> Bool
  ) {
    self.read = read
    self.write = write
    self.makeFolder = makeFolder
    self.absolutePath = absolutePath
    self.isInputGiven = isInputGiven
  }

  /// The text of a UTF-8 file, a byte order mark left out; throws ``FileError``.
  public func text(of path: String, limit: Int) throws -> String {
    var data = try read(path, limit)
    if data.starts(with: [0xEF, 0xBB, 0xBF]) { data = data.dropFirst(3) }
    guard let text = String(bytes: data, encoding: .utf8) else {
      throw FileError.notText(path: path)
    }
    return text
  }
}

/// Why a file could not be used.
public enum FileError: ExplainedError, Hashable {
  case missing(path: String)
  case unreadable(path: String)
  /// A file was to be read.
  case isFolder(path: String)
  case tooLarge(path: String, limit: Int)
  case notText(path: String)
  case cannotWrite(path: String)
  case diskFull(path: String)
  /// The name of a picture ends in neither `.svg` nor `.png`.
  case unknownPictureType(String)
  /// The program that draws pictures is not installed, or failed.
  case noPictures

  /// Kind and code for scripts, sentences in that language.
  public func failure(in language: Language) -> Failure {
    let (kind, code): (Failure.Kind, String) =
      switch self {
      case .missing: (.notFound, "file_missing")
      case .unreadable: (.inputOutput, "file_unreadable")
      case .isFolder: (.badInput, "is_folder")
      case .tooLarge: (.badInput, "file_too_large")
      case .notText: (.badInput, "file_not_text")
      case .cannotWrite: (.cannotCreate, "file_cannot_write")
      case .diskFull: (.inputOutput, "disk_full")
      case .unknownPictureType: (.usage, "unknown_picture_type")
      case .noPictures: (.unavailable, "no_picture_program")
      }
    return Failure(
      kind, code: code, message: PluginText.file(self).text(in: language),
      hint: PluginText.fileAdvice(self).text(in: language))
  }
}

/// Turns drawings into pictures.
public struct Pictures: Sendable {
  /// A PNG of that width in pixels from an SVG; throws ``FileError/noPictures``.
  public var png: @Sendable (_ svg: String, _ width: Int) async throws -> Data

  /// Pictures by one effect.
  public init(png: @escaping @Sendable (_ svg: String, _ width: Int) async throws -> Data) {
    self.png = png
  }
}
