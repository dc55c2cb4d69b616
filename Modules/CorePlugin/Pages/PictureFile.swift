public import CoreModels
import Foundation

/// The file format of a picture.
public enum PictureType: String, Sendable {
  case svg, png

  /// Determines the format from a file name's extension; throws
  /// ``FileError/unknownPictureType(_:)``.
  public init(ofFile name: String) throws(FileError) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let end = parts.last?.lowercased(),
      let type = PictureType(rawValue: end)
    else { throw .unknownPictureType(name) }
    self = type
  }
}

extension World {
  /// Writes a picture in the format of the file's extension, as a PNG `width` pixels wide. Returns
  /// the absolute path; throws ``FileError``, also for an existing file that is not to be replaced.
  public func draw(
    _ svg: String, width: Int, into file: String, replacing: Bool
  ) async throws -> String {
    let type = try PictureType(ofFile: file)
    let path = try files.target(file, replacing: replacing)
    switch type {
    case .svg: try files.write(Data(svg.utf8), path)
    case .png: try files.write(try await pictures.png(svg, width), path)
    }
    return path
  }
}

extension Page {
  /// Downloads of a drawing as SVG, which `isShown` opens in the browser, and as a PNG of its width
  /// in pixels.
  public static func pictures(
    _ path: String, title: @escaping @Sendable (Language) -> String, isShown: Bool = false,
    draw:
      @escaping @Sendable (RouteRequest, World) async throws -> (
        svg: String, width: Int, name: String
      )
  ) -> [Page] {
    [
      Page(path + ".svg", title: title) { request, world in
        let (svg, _, name) = try await draw(request, world)
        return .file(
          .download(
            Data(svg.utf8), type: "image/svg+xml; charset=utf-8", name: name + ".svg",
            isShown: isShown))
      },
      Page(path + ".png", title: title) { request, world in
        let (svg, width, name) = try await draw(request, world)
        let png = try await world.pictures.png(svg, width)
        return .file(.download(png, type: "image/png", name: name + ".png"))
      },
    ]
  }
}
