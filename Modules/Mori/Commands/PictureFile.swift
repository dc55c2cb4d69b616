import CorePlugin
import Foundation

extension World {
  /// Writes a picture as the file's name says, a PNG that wide, and answers its path; throws
  /// ``MoriError/unknownPictureType(_:)``.
  func draw(_ svg: String, width: Int, into file: String) async throws -> String {
    let path = files.absolutePath(file)
    switch path.split(separator: ".").last?.lowercased() {
    case "svg": try files.write(Data(svg.utf8), path)
    case "png": try files.write(try await pictures.png(svg, width), path)
    default: throw MoriError.unknownPictureType(file)
    }
    return path
  }
}
