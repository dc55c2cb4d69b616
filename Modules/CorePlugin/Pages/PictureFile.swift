import Foundation

/// What a picture is written as.
public enum PictureType: String, Sendable {
  case svg, png

  /// By the end of a file's name; throws ``FileError/unknownPictureType(_:)``.
  public init(ofFile name: String) throws(FileError) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let end = parts.last?.lowercased(),
      let type = PictureType(rawValue: end)
    else { throw .unknownPictureType(name) }
    self = type
  }
}

extension World {
  /// Writes a picture as the file's name says, a PNG that many pixels wide, and answers its absolute
  /// path; throws ``FileError``.
  public func draw(_ svg: String, width: Int, into file: String) async throws -> String {
    let path = files.absolutePath(file)
    switch try PictureType(ofFile: file) {
    case .svg: try files.write(Data(svg.utf8), path)
    case .png: try files.write(try await pictures.png(svg, width), path)
    }
    return path
  }
}
